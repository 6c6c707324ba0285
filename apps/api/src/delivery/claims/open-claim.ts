import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { mailBuyer, mailStaff } from './claim-mails.ts'
import { insertClaim } from './claims.store.ts'
import { getDeliveryView, readDelivery } from './read-delivery.ts'

export const openClaim: Handler<'openClaim'> = async (context, { path, account, body }) => {
  const { db, clock } = context
  const now = clock.now()
  await lockOrder(db, path.id)
  const read = await readDelivery(db, { orderId: path.id, accountId: account.id }, now)
  if (!read) return notFound
  if (read.view.state !== 'to-answer') return refuse(409, detail('delivery_not_open'))
  const { kind, text } = body
  await insertClaim(db, { orderId: path.id, kind, text, accountId: account.id, now })
  await mailBuyer(context, { orderId: path.id, event: 'opened', text })
  await mailStaff(context, { orderId: path.id, event: 'opened', text })
  return { status: 201, body: await getDeliveryView(db, path.id, now) }
}
