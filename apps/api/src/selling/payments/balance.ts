import type { OrderPaymentState } from '@bandari/sdk'
import type { OrderStatus } from '../orders/tables.ts'
import type { PaymentRow } from './payments.store.ts'

/** How the money of an order stands, in minor units of its currency; none is below 0. */
export interface Balance {
  /** What came in. */
  received: number
  /** What intermediary banks deducted; the shop bears it. */
  charges: number
  /** What went back. */
  refunded: number
  /** What is still to be paid; 0 for an order that was given up. */
  due: number
  /** What is with us and not the price of anything: more than the order costs, or all of it once it was given up. */
  over: number
}

interface OrderMoney {
  status: OrderStatus
  total: number
  payments: readonly Pick<PaymentRow, 'kind' | 'amount' | 'waived'>[]
}

export function balanceOf({ status, total, payments }: OrderMoney): Balance {
  const sum = (wanted: PaymentRow['kind']) =>
    payments.reduce((amount, { kind, amount: each }) => amount + (kind === wanted ? each : 0), 0)
  const [received, charges, refunded] = [sum('received'), sum('bank-charges'), 0 - sum('refunded')]
  const waived = payments.reduce((amount, payment) => amount + payment.waived, 0)
  if (status === 'Canceled') {
    return { received, charges, refunded, due: 0, over: Math.max(0, received - refunded) }
  }
  // A refund that lowers the price is not asked for again; another one was never part of it.
  const missing = total - waived - (received + charges - refunded)
  return {
    received,
    charges,
    refunded,
    due: Math.max(0, missing),
    over: Math.max(0, -missing),
  }
}

/** What of a refund lowers the price, when the rest is more than the order costs. */
export function waivedBy(amount: number, { over }: Pick<Balance, 'over'>): number {
  return Math.max(0, amount - over)
}

interface OrderHistory extends OrderMoney {
  /** What amendments raised its total by after it was paid. */
  raised: number
  payments: readonly Pick<PaymentRow, 'kind' | 'amount' | 'waived' | 'corrects'>[]
}

/** How an order reads by its money. The lists of staff ask the same of the database (`payments.store.ts`). */
export function paymentStateOf(order: OrderHistory): OrderPaymentState {
  const { received, charges, refunded } = balanceOf(order)
  if (refunded > 0 && received <= refunded) return 'refunded'
  const waived = order.payments.reduce((sum, payment) => sum + payment.waived, 0)
  const isMissing = order.total - waived > received + charges - refunded
  if (order.status === 'Authorized' || order.status === 'Shipped') {
    const isTakenBack = order.payments.some(({ corrects }) => corrects !== null)
    if (isMissing && isTakenBack) return 'paid-no-longer'
    return isMissing && order.raised > 0 ? 'partly-paid' : 'paid'
  }
  if (received <= 0) return 'unpaid'
  return isMissing ? 'partly-paid' : 'paid'
}

/** Money of it is not here, so its goods do not leave. */
export function isHeldBack(order: OrderHistory): boolean {
  const state = paymentStateOf(order)
  return state === 'refunded' || state === 'paid-no-longer' || isRaiseUnpaid(order)
}

/** Whether a paid order was amended to cost more, and that is not here yet. */
export function isRaiseUnpaid(order: OrderHistory): boolean {
  const isPast = order.status === 'Authorized' || order.status === 'Shipped'
  return isPast && paymentStateOf(order) === 'partly-paid'
}

/** Whether its invoice asks for money. */
export function isToPay(order: OrderHistory): boolean {
  return order.status === 'Pending' || isRaiseUnpaid(order)
}
