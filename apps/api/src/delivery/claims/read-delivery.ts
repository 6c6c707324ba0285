import type { Delivery } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import { deliveryView } from './claim.view.ts'
import { type ClaimRow, findClaimOfOrder, findDelivery } from './claims.store.ts'

interface ReadDelivery {
  view: Delivery
  claim: ClaimRow | null
}

/** An order's delivery and claim; null if the account has no such order. */
export async function readDelivery(
  db: Database,
  order: { orderId: number; accountId?: number | undefined },
  now: Date,
): Promise<ReadDelivery | null> {
  const delivery = await findDelivery(db, order)
  if (!delivery) return null
  const claim = await findClaimOfOrder(db, order.orderId)
  return { view: deliveryView(delivery, claim, now), claim }
}

/** The delivery of an order that exists, after a change. */
export async function getDeliveryView(db: Database, orderId: number, now: Date): Promise<Delivery> {
  const read = await readDelivery(db, { orderId }, now)
  if (!read) throw new Error(`order ${orderId} does not exist`)
  return read.view
}
