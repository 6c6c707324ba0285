import type { ReactNode } from 'react'
import { printedPhone } from '../../../core/phone.ts'
import type { StoredAddress } from '../../../people/tables.ts'
import { amountOf } from '../../../pricing/cost-lines/cost-line.ts'
import { destinationText } from '../order-labels.ts'
import type { Invoice } from './pro-forma-document.ts'
import { box, colours, softBreak, label, type Style, write } from './pro-forma-style.ts'

const columns: Style = { flexDirection: 'row', columnGap: 18 }
const column: Style = { flexGrow: 1, flexBasis: 0 }

/** Letters of an address that is written in one smaller paragraph, or its lines would push the end of the page to another one. */
const longAddress = 110

/** Seller, buyer and consignee side by side. */
export function parties({ order, settings, words: { t, name } }: Invoice): ReactNode {
  const buyerName = `${order.account_first_name} ${order.account_last_name}`
  const country = ({ country: code }: StoredAddress, written: string | null) =>
    name(`countries.${code}`, written ?? code)
  return box(
    { ...columns, marginBottom: 12 },
    party(t('invoice.seller'), [
      settings.brandName,
      new URL(settings.storefrontOrigin).host,
      settings.supportEmail,
    ]),
    party(
      t('invoice.buyer'),
      order.billing_address
        ? [
            ...addressLines(
              order.billing_address,
              country(order.billing_address, order.billing_country),
            ),
            order.account_email,
          ]
        : [buyerName, order.account_email],
    ),
    party(t('invoice.consignee'), [
      ...addressLines(
        order.shipping_address,
        country(order.shipping_address, order.shipping_country),
      ),
      printedPhone(order.shipping_address.phone_number),
      order.email,
    ]),
  )
}

function party(title: string, lines: readonly string[]): ReactNode {
  const written = lines
    .filter((line) => line !== '')
    .map((line, index) =>
      write(softBreak(line, 28), {
        fontWeight: index === 0 ? 600 : 400,
        ...(line.length > longAddress && { fontSize: 7 }),
      }),
    )
  return box(column, label(title), ...written)
}

function addressLines(address: StoredAddress, country: string): string[] {
  const { title, first_name, last_name, line1, line2, line3, line4, state, postcode } = address
  const lines = [
    line1,
    line2,
    line3,
    [[line4, postcode].filter(Boolean).join(' '), state === line4 ? '' : state]
      .filter(Boolean)
      .join(', '),
    country,
  ].filter(Boolean)
  const paragraph = lines.join(', ')
  const isLong = paragraph.length > longAddress
  return [
    [title, first_name, last_name].filter(Boolean).join(' '),
    ...(isLong ? [paragraph] : lines),
  ]
}

/** Destination and shipping method in one strip. */
export function shipment({ order, words }: Invoice): ReactNode {
  const { t } = words
  const { shipping_type: type } = order
  const facts = [
    [t('invoice.destination'), destinationText(order, words)],
    [t('invoice.shipping'), t(type === 'RORO' ? 'invoice.byRoro' : 'invoice.byContainer')],
    [t('invoice.insurance'), t(insuranceWords(order))],
  ] as const
  return box(
    {
      ...columns,
      padding: '9 12',
      marginBottom: 10,
      borderRadius: 6,
      backgroundColor: colours.sunken,
    },
    ...facts.map(([title, value]) =>
      box(column, label(title), write(softBreak(value, 28), { fontWeight: 600 })),
    ),
  )
}

/** Whether it is among the sums, and what happens while it is not. */
function insuranceWords({ insurance_requested, costLines }: Invoice['order']) {
  if (!insurance_requested) return 'invoice.insuranceNot'
  return amountOf(costLines, 'insurance') === null
    ? 'invoice.insuranceRequested'
    : 'invoice.insuranceIncluded'
}
