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
  payments: readonly Pick<PaymentRow, 'kind' | 'amount'>[]
}

export function balanceOf({ status, total, payments }: Owed): Balance {
  const sum = (wanted: PaymentRow['kind']) =>
    payments.reduce((amount, { kind, amount: each }) => amount + (kind === wanted ? each : 0), 0)
  const [received, charges, refunded] = [sum('received'), sum('bank-charges'), -sum('refunded')]
  const price = status === 'Canceled' ? 0 : total
  const paid = status === 'Canceled' ? received : received + charges
  return {
    received,
    charges,
    refunded,
    // What went back is not asked for again.
    due: Math.max(0, price - paid),
    over: Math.max(0, paid - price - refunded),
  }
}
