import type { Database } from '../../platform/db/database.ts'
import { cancellationWay } from '../../selling/orders/cancellation-rules.ts'
import { listOrderRecords, type OrderRecord } from '../../selling/orders/order.store.ts'
import type { OrdersWish } from '../../stock/moderation/take-down.ts'
import { listOpenOrderIds } from './affected.store.ts'
import { type OrderEffect, orderEffect } from './order-effect.ts'

export interface AffectedOrder {
  order: OrderRecord
  effect: OrderEffect
}

/** The open orders of a listing, and what taking it down does with each. */
export async function findAffectedOrders(
  db: Database,
  productId: number,
  wish: { orders: OrdersWish; actorId: number },
): Promise<AffectedOrder[]> {
  const records = await listOrderRecords(db, await listOpenOrderIds(db, productId))
  return records.map((order) => {
    const { status, account_id, cancellation, lines } = order
    const facts = {
      status,
      account_id,
      way: cancellationWay(order),
      isAsked: cancellation?.state === 'waiting',
      hasOtherGoods: lines.some(({ product_id }) => product_id !== productId),
    }
    return { order, effect: orderEffect(facts, wish) }
  })
}
