import type { OrderStatus } from '../../platform/db/columns.ts'
import type { PaymentRow } from './payments.store.ts'

/** How the money of an order stands, in minor units of its currency; none is below 0. */
export interface Balance {
  /** What came in. */
  received: number
  /** What banks underway kept, which the shop bears. */
  charges: number
  /** What went back. */
  refunded: number
  /** What is still to be paid; 0 for an order that was given up. */
  due: number
  /** What is with us and not the price of anything: more than the order costs, or all of it once it was given up. */
  over: number
}

interface Owed {
  status: OrderStatus
  total: number
  payments: readonly Pick<PaymentRow, 'kind' | 'amount' | 'waived'>[]
}

export function balanceOf({ status, total, payments }: Owed): Balance {
  const sum = (wanted: PaymentRow['kind']) =>
    payments.reduce((amount, { kind, amount: each }) => amount + (kind === wanted ? each : 0), 0)
  const [received, charges, refunded] = [sum('received'), sum('bank-charges'), -sum('refunded')]
  const waived = payments.reduce((amount, payment) => amount + payment.waived, 0)
  if (status === 'Canceled') {
    return { received, charges, refunded, due: 0, over: Math.max(0, received - refunded) }
  }
  const paid = received + charges
  return {
    received,
    charges,
    refunded,
    // What went back is not asked for again.
    due: Math.max(0, total - paid),
    // What lowered the price was paid for the order, and not too much.
    over: Math.max(0, paid - total - (refunded - waived)),
  }
}

/** What of a refund lowers the price, when the rest is more than the order costs. */
export function waivedBy(amount: number, { over }: Pick<Balance, 'over'>): number {
  return Math.max(0, amount - over)
}
