import type { OrderCancellation } from '@bandari/sdk'
import type { OrderStatus } from './tables.ts'

interface Cancellable {
  status: OrderStatus
  payments: readonly { amount: number; kind: string }[]
  reports: readonly { answered_at: string | null }[]
  /** By a method that knows: a telephone was asked, or the chain has it. */
  is_money_under_way: boolean
  cancellation: { state: string } | null
}

/**
 * How the buyer may give an order up. Alone while nothing of it is paid and nothing is said to be on its way; then money has to
 * go back, which is staff's to send. A shipped order is a claim's.
 */
export function cancellationWay(order: Cancellable): OrderCancellation['way'] {
  if (order.status === 'Shipped' || order.status === 'Canceled') return 'none'
  if (order.cancellation?.state === 'waiting') return 'none'
  return isUntouched(order) ? 'at-once' : 'ask'
}

/** No money came that is still here, and none is awaited. An order that was paid for is not, whatever became of its money. */
function isUntouched({ status, payments, reports, is_money_under_way }: Cancellable): boolean {
  if (status === 'Authorized' || is_money_under_way) return false
  const here = payments
    .filter(({ kind }) => kind !== 'bank-charges')
    .reduce((sum, { amount }) => sum + amount, 0)
  return here <= 0 && reports.every(({ answered_at }) => answered_at !== null)
}
