import type { OrderCancellation } from '@bandari/sdk'
import type { OrderStatus } from '../../selling/orders/tables.ts'
import type { OrdersWish } from '../../stock/moderation/take-down.ts'

/**
 * What a take-down does with an order of the listing. `cancelled`: nothing of it was paid, so it ends at once. `asked`: money
 * is here or on its way, or other goods are in it; the people of the money decide, and nothing is sent by itself.
 * `own`: it is the order of whoever takes down, about which somebody else decides.
 */
export type OrderEffect = 'stays' | 'cancelled' | 'asked' | 'waits' | 'own'

interface AffectedOrder {
  status: OrderStatus
  account_id: number
  /** How its buyer could give it up. */
  way: OrderCancellation['way']
  /** Somebody has asked to cancel it already. */
  isAsked: boolean
  hasOtherGoods: boolean
}

export function orderEffect(
  { status, account_id, way, isAsked, hasOtherGoods }: AffectedOrder,
  { orders, actorId }: { orders: OrdersWish; actorId: number },
): OrderEffect {
  // Goods that are on their way are a claim’s.
  if (orders === 'keep' || status === 'Shipped' || status === 'Canceled') return 'stays'
  if (isAsked) return 'waits'
  if (account_id === actorId) return 'own'
  return way === 'at-once' && !hasOtherGoods ? 'cancelled' : 'asked'
}
