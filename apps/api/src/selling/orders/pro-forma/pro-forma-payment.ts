import type { PaymentMethodCode, PaymentOption } from '@bandari/sdk'
import type { PlainMessageId, Translate } from '@bandari/i18n'
import { detailLabel } from '@bandari/i18n/payment-details'
import { Path, Svg } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { toPriceIn } from '../../../core/money.ts'
import { qrPath } from '../../../core/qr-path.ts'
import type { OrderStatus } from '../tables.ts'
import { balanceOf, isRaiseUnpaid } from '../../payments/balance.ts'
import { methodOf, paymentOptions } from '../../payments/methods.ts'
import { longDate } from '../dates.ts'
import type { Invoice } from './pro-forma-document.ts'
import {
  box,
  colours,
  softBreak,
  heading,
  label,
  type Style,
  whole,
  write,
} from './pro-forma-style.ts'

/** The note on an invoice that is no longer to be paid. */
const settled: Partial<Record<OrderStatus, PlainMessageId>> = {
  Authorized: 'invoice.paid',
  Shipped: 'invoice.shipped',
  Canceled: 'invoice.cancelled',
  'Payment Declined': 'invoice.declined',
}

/** The three things a bank form asks for, too large to be overlooked. */
export function amountDue({ order, words: { t } }: Invoice): ReactNode {
  const strip: Style = {
    flexDirection: 'row',
    alignItems: 'center',
    height: 58,
    marginBottom: 12,
    paddingLeft: 20,
    borderRadius: 6,
    backgroundColor: colours.sunriseTint,
  }
  const edge = box({
    position: 'absolute',
    left: 0,
    top: 0,
    width: 5,
    height: 58,
    borderRadius: 2,
    backgroundColor: colours.sunrise,
  })
  const { language } = order
  // Paid once, and amended to cost more since: what is asked for is the rest, and no day was agreed.
  const isRaised = isRaiseUnpaid(order)
  const asked = isRaised ? balanceOf(order).due : order.total
  const notice = isRaised ? undefined : settled[order.status]
  if (notice !== undefined) {
    const style: Style = { fontSize: 14, fontWeight: 700, color: colours.sunrise }
    return box(strip, edge, write(t(notice), style))
  }
  return box(
    strip,
    edge,
    due(t('invoice.amountDue'), toPriceIn(language, asked, order.currency), { width: 160 }),
    due(t('invoice.paymentReference'), order.payment_reference, {
      // In Swahili the label takes the whole of it.
      width: 172,
      color: colours.sunrise,
    }),
    isRaised ? null : due(t('invoice.payBy'), longDate(order.payment_due, language), {}),
  )
}

const dueValue: Style = { fontSize: 16, fontWeight: 700, lineHeight: 1.2 }

function due(title: string, value: string, style: Style): ReactNode {
  return box(
    { color: colours.navy, ...style },
    label(title),
    // A day in Portuguese is the longest; its line is as high as the others', so that the labels stand in one row.
    write(value, value.length > 17 ? { ...dueValue, fontSize: 12.5, lineHeight: 1.536 } : dueValue),
  )
}

/** Where the money goes by each of the methods; one that a program opens has a QR code for it. */
export function howToPay({ order, words: { t } }: Invoice): ReactNode {
  const options = paymentOptions(order)
  const reference = { label: t('invoice.paymentReference'), value: order.payment_reference }
  return whole(
    { marginBottom: 14 },
    heading(t('invoice.howToPay')),
    box(
      { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 14 },
      ...options.map(({ method, details, uri }) =>
        uri === null
          ? detailsOf(method, [...details, reference], t)
          : codeOf(method, { details, uri }, t),
      ),
    ),
  )
}

type Details = PaymentOption['details']

const frame: Style = {
  paddingVertical: 9,
  paddingHorizontal: 12,
  borderRadius: 6,
  border: `0.75 solid ${colours.line}`,
}

/** The last of the details is what the buyer's bank must be told. */
function detailsOf(code: PaymentMethodCode, details: Details, t: Translate): ReactNode {
  return box(
    { ...frame, flexGrow: 1, flexBasis: 0, minWidth: 300 },
    label(t(`ui.paymentMethod.${code}.title`)),
    ...details.map(({ label: name, value }, index) =>
      detail([detailLabel(name, t), value], index < details.length - 1 ? usual : last),
    ),
  )
}

const usual: Style = { fontWeight: 600 }
const last: Style = { fontWeight: 700, color: colours.sunrise }

function detail([name, value]: readonly [string, string], style: Style): ReactNode {
  return box(
    { flexDirection: 'row', marginBottom: 2.5 },
    write(name, { width: 116, paddingRight: 8, color: colours.label }),
    write(softBreak(value, 30), { flexGrow: 1, flexBasis: 0, ...style }),
  )
}

function codeOf(
  code: PaymentMethodCode,
  { details, uri }: { details: Details; uri: string },
  t: Translate,
): ReactNode {
  const { note } = methodOf(code)
  return box(
    { ...frame, width: 193, paddingHorizontal: 10, flexDirection: 'row', columnGap: 10 },
    qrCode(uri),
    box(
      { flexGrow: 1, flexBasis: 0 },
      label(t(`ui.paymentMethod.${code}.title`)),
      // In rows that can be compared by eye.
      ...details.map(({ value }) =>
        write(softBreak(value, 14), { fontSize: 7.5, fontWeight: 600, marginBottom: 8 }),
      ),
      note === null ? null : write(t(note), { fontSize: 7, color: colours.label }),
    ),
  )
}

/** So many points across. */
export function qrCode(text: string, across = 88): ReactNode {
  const { size, path } = qrPath(text)
  return createElement(
    Svg,
    { viewBox: `0 0 ${size} ${size}`, style: { width: across, height: across } },
    createElement(Path, { d: path, fill: colours.navy }),
  )
}
