import { type Problem, problem } from '../../../core/problem.ts'
import { amountOf } from '../../../pricing/cost-lines/cost-line.ts'
import type { OrderRecord } from '../order.store.ts'

type Order = Pick<OrderRecord, 'number' | 'status' | 'insurance_requested' | 'costLines'>

/** Why the price of insurance cannot be put into an order; null where it waits for one and is unpaid. */
export function whyNotInsurable(order: Order): Problem | null {
  const { number, status, insurance_requested, costLines } = order
  if (!insurance_requested || amountOf(costLines, 'insurance') !== null) {
    return problem('insurance_not_awaited', { number })
  }
  // A declined payment may still be made good.
  const isUnpaid = status === 'Pending' || status === 'Payment Declined'
  return isUnpaid ? null : problem('order_total_final', { number, status })
}
