import type { OrderStatus } from './tables.ts'

/** The effect of a move on the stock that the order holds. */
export type StockEffect = 'keep' | 'release' | 'reserve' | 'ship'

/**
 * The states that an order may move to from each state, and the effect on its stock (decisions 6).
 * A declined order holds no stock any more, so authorising it has to reserve anew.
 */
export const transitions: Record<OrderStatus, Partial<Record<OrderStatus, StockEffect>>> = {
  Pending: { 'Payment Declined': 'release', Authorized: 'keep', Canceled: 'release' },
  'Payment Declined': { Authorized: 'reserve', Canceled: 'keep' },
  Authorized: { Shipped: 'ship', Canceled: 'release' },
  Shipped: {},
  Canceled: {},
}

export function allowedStatuses(from: OrderStatus): OrderStatus[] {
  return Object.keys(transitions[from]) as OrderStatus[]
}
