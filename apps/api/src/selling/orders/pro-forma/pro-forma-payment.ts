import type { PaymentMethodCode, PaymentOption } from '@bandari/sdk'
import { Path, Svg } from '@react-pdf/renderer'
import { createElement, type ReactNode } from 'react'
import { toGrouped } from '../../../core/money.ts'
import { qrPath } from '../../../core/qr-path.ts'
import type { OrderStatus } from '../../../platform/db/columns.ts'
import { methodOf, paymentOptions } from '../../payments/methods.ts'
import { longDate } from '../dates.ts'
import type { Invoice } from './pro-forma-document.ts'
import { box, colours, fold, heading, label, type Style, whole, write } from './pro-forma-style.ts'

/** The note on an invoice that is no longer to be paid. */
const settled: Partial<Record<OrderStatus, string>> = {
  Authorized: 'Paid. Thank you: nothing is left to pay.',
  Shipped: 'Paid and shipped. Thank you: nothing is left to pay.',
  Canceled: 'Cancelled. Please do not pay this invoice.',
  'Payment Declined': 'Payment declined. Please write to us before you pay again.',
}

/** The three things a bank form asks for, too large to be overlooked. */
export function amountDue({ order }: Invoice): ReactNode {
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
  const notice = settled[order.status]
  if (notice !== undefined) {
    const style: Style = { fontSize: 14, fontWeight: 700, color: colours.sunrise }
    return box(strip, edge, write(notice, style))
  }
  return box(
    strip,
    edge,
    due('Amount to pay', `${order.currency} ${toGrouped(order.total)}`, { width: 186 }),
    due('Payment reference', order.payment_reference, { width: 146, color: colours.sunrise }),
    due('Please pay by', longDate(order.payment_due, 'en'), {}),
  )
}

function due(title: string, value: string, style: Style): ReactNode {
  return box(
    { color: colours.navy, ...style },
    label(title),
    write(value, { fontSize: 16, fontWeight: 700, lineHeight: 1.2 }),
  )
}

/** Where the money goes by each of the methods; one that a program opens has a QR code for it. */
export function howToPay({ order, settings }: Invoice): ReactNode {
  const options = paymentOptions(order, settings)
  return whole(
    { marginBottom: 14 },
    heading('How to pay'),
    box(
      { flexDirection: 'row', flexWrap: 'wrap', columnGap: 14, rowGap: 14 },
      ...options.map(({ method, details, uri }) =>
        uri === null
          ? detailsOf(method, details, order.payment_reference)
          : codeOf(method, details, uri),
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

function detailsOf(code: PaymentMethodCode, details: Details, reference: string): ReactNode {
  return box(
    { ...frame, flexGrow: 1, flexBasis: 0, minWidth: 300 },
    label(methodOf(code).title),
    ...details.map(({ label: name, value }) => detail([name, value], { fontWeight: 600 })),
    detail(['Payment reference', reference], { fontWeight: 700, color: colours.sunrise }),
  )
}

function detail([name, value]: readonly [string, string], style: Style): ReactNode {
  return box(
    { flexDirection: 'row', marginBottom: 2.5 },
    write(name, { width: 100, color: colours.label }),
    write(fold(value, 30), { flexGrow: 1, flexBasis: 0, ...style }),
  )
}

function codeOf(code: PaymentMethodCode, details: Details, uri: string): ReactNode {
  const { title, note } = methodOf(code)
  return box(
    { ...frame, width: 193, paddingHorizontal: 10, flexDirection: 'row', columnGap: 10 },
    qrCode(uri),
    box(
      { flexGrow: 1, flexBasis: 0 },
      label(title),
      // In rows that can be compared by eye.
      ...details.map(({ value }) =>
        write(fold(value, 14), { fontSize: 7.5, fontWeight: 600, marginBottom: 8 }),
      ),
      note === null ? null : write(note, { fontSize: 7, color: colours.label }),
    ),
  )
}

function qrCode(text: string): ReactNode {
  const { size, path } = qrPath(text)
  return createElement(
    Svg,
    { viewBox: `0 0 ${size} ${size}`, style: { width: 88, height: 88 } },
    createElement(Path, { d: path, fill: colours.navy }),
  )
}
