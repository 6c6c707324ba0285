import type { PaymentRow } from '../../payments/payments.store.ts'

/** As it is printed: `R-000123`. */
export function formatReceiptNumber(number: number): string {
  return `R-${String(number).padStart(6, '0')}`
}

export interface ReceiptFigures {
  payment: PaymentRow
  /** What intermediary banks deducted from this payment; the shop bears it. */
  charges: number
  /** With this payment, of the order. */
  received: number
  refunded: number
}

/** What a receipt says: what was true when it was issued, so that it stays the same whatever comes later. */
export function receiptFigures(
  payments: readonly PaymentRow[],
  paymentId: number,
): ReceiptFigures | null {
  const place = payments.findIndex(({ id }) => id === paymentId)
  const payment = payments[place]
  if (!payment) return null
  const until = payments.slice(0, place + 1)
  const sum = (wanted: PaymentRow['kind']) =>
    until.reduce((total, { kind, amount }) => total + (kind === wanted ? amount : 0), 0)
  const next = payments[place + 1]
  const isOfThis = next?.kind === 'bank-charges' && next.reference === payment.reference
  return {
    payment,
    charges: isOfThis ? next.amount : 0,
    received: sum('received'),
    refunded: 0 - sum('refunded'),
  }
}
