import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { insertConfirmation } from './claims.store.ts'
import { getDeliveryView, readDelivery } from './read-delivery.ts'

export const confirmDelivery: Handler<'confirmDelivery'> = async (
  { db, clock },
  { path, account },
) => {
  const now = clock.now()
  await lockOrder(db, path.id)
  const read = await readDelivery(db, { orderId: path.id, accountId: account.id }, now)
  if (!read) return notFound
  if (read.view.state !== 'to-answer') return refuse(409, detail('delivery_not_open'))
  await insertConfirmation(db, { orderId: path.id, accountId: account.id, now })
  return { status: 200, body: await getDeliveryView(db, path.id, now) }
}
