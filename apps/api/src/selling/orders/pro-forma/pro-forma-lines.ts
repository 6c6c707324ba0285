import type { Language } from '@bandari/i18n'
import { View } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { toGroupedIn, toPriceIn } from '../../../core/money.ts'
import { documentLabel } from '../../../pricing/cost-lines/cost-labels.ts'
import type { OrderLineRecord } from '../order.store.ts'
import type { Invoice } from './pro-forma-document.ts'
import { box, colours, softBreak, type Style, tabular, whole, write } from './pro-forma-style.ts'

const columns = {
  position: { width: 26 },
  description: { flexGrow: 1, flexBasis: 0 },
  quantity: { width: 50, textAlign: 'right' },
  price: { width: 84, textAlign: 'right' },
  amount: { width: 84, textAlign: 'right' },
} as const satisfies Record<string, Style>

const row: Style = { flexDirection: 'row', paddingHorizontal: 10 }
const figure: Style = { fontSize: 9.5, ...tabular }

/** The goods, one row a line; a row is never torn between two pages, and each page has the headings. */
export function goods(invoice: Invoice): ReactNode {
  const { lines } = invoice.order
  return box({}, headings(invoice), ...lines.map((line) => goodsRow(line, invoice)))
}

function headings({ order: { currency }, words: { t } }: Invoice): ReactNode {
  const style: Style = {
    ...row,
    alignItems: 'center',
    height: 22,
    borderRadius: 4,
    backgroundColor: colours.navy,
    color: colours.white,
    fontSize: 8,
    fontWeight: 600,
  }
  return createElement(
    View,
    { fixed: true, style },
    write(t('invoice.position'), columns.position),
    write(t('invoice.description'), columns.description),
    write(t('invoice.quantity'), columns.quantity),
    write(t('invoice.unitPrice', { currency }), columns.price),
    write(t('invoice.amount', { currency }), columns.amount),
  )
}

function goodsRow(
  line: OrderLineRecord,
  { order: { language }, words: { t } }: Invoice,
): ReactNode {
  const reference = t('invoice.reference', { reference: line.reference })
  return whole(
    { ...row, paddingTop: 8, paddingBottom: 8, borderBottom: `0.75 solid ${colours.line}` },
    write(String(line.position), { ...columns.position, ...figure }),
    box(
      columns.description,
      write(softBreak(line.title, 44), { fontSize: 9.5, fontWeight: 600 }),
      write(softBreak(reference, 44), { fontSize: 8, color: colours.label }),
    ),
    write(String(line.quantity), { ...columns.quantity, ...figure }),
    write(toGroupedIn(language, line.unit_price), { ...columns.price, ...figure }),
    write(toGroupedIn(language, line.goods_before_discount), { ...columns.amount, ...figure }),
  )
}

function minusSigned(language: Language, amount: number): string {
  return toGroupedIn(language, amount).replace('-', '−')
}

/** The lines that are to be paid, in the order they are added up. */
function sumsOf({ order, words: { t } }: Invoice): readonly (readonly [string, string])[] {
  const { voucher_code: code, shipping_type: type, destination_port: port } = order
  const facts = { code, type, port }
  return order.costLines
    .filter(({ isPayable }) => isPayable)
    .map(({ kind, amount, label = null }) => [
      documentLabel(kind, { ...facts, extra: label }, t),
      minusSigned(order.language, amount),
    ])
}

export function sums(invoice: Invoice): ReactNode {
  const { order, words } = invoice
  const total: Style = { fontSize: 12, fontWeight: 700, color: colours.navy }
  return whole(
    { alignItems: 'flex-end', paddingVertical: 8 },
    ...sumsOf(invoice).map(([label, amount]) =>
      box(
        { ...row, marginBottom: 3 },
        write(label, { fontSize: 9.5, color: colours.label }),
        write(amount, { ...columns.amount, ...figure }),
      ),
    ),
    box(
      {
        ...row,
        width: 234,
        height: 30,
        marginTop: 4,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderRadius: 4,
        backgroundColor: colours.quiet,
      },
      write(words.t('invoice.total'), total),
      write(toPriceIn(order.language, order.total, order.currency), { ...total, ...tabular }),
    ),
  )
}
