import type { Delivery } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import { deliveryView } from './claim.view.ts'
import { type ClaimRow, findClaimOfOrder, findDelivery } from './claims.store.ts'

interface ReadDelivery {
  view: Delivery
  claim: ClaimRow | null
}

/** What became of an order's delivery; null where there is no such order of the account. */
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

/** After a change of an order that is there. */
export async function getDeliveryView(db: Database, orderId: number, now: Date): Promise<Delivery> {
  const read = await readDelivery(db, { orderId }, now)
  if (!read) throw new Error(`order ${orderId} does not exist`)
  return read.view
}
