import type { Handler } from '../../../../core/contract.ts'
import { notFound } from '../../../../core/refusal.ts'
import { ownMoney } from '../../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../../platform/audit/audit.store.ts'
import { lockOrder } from '../../order.store.ts'
import { insertTaken, setConsigneeOf } from '../consignee.store.ts'
import { orderConsignee } from '../consignee.view.ts'
import { notifyOfConsignee } from '../consignee-mails.ts'
import { newConsignee } from '../new-consignee.ts'

/** The change takes effect at once; the buyer is told of it, with staff's reason. */
export const setConsignee: Handler<'setConsignee'> = async (context, call) => {
  const { db, clock } = context
  const { path, account, body, origin } = call
  const order = await lockOrder(db, path.id)
  if (!order) return notFound
  if (order.account_id === account.id) return ownMoney
  const asked = await newConsignee(db, order, body)
  if ('refusal' in asked) return asked.refusal
  const { before, after } = asked
  const { reason } = body
  const now = clock.now()
  await insertTaken(db, { orderId: order.id, before, after, askedBy: account.id, now, reason })
  await setConsigneeOf(db, { orderId: order.id, consignee: after, now })
  await insertAudit(db, {
    actorId: account.id,
    action: 'set-consignee',
    subject: 'order',
    subjectId: order.id,
    // The addresses are in the order's own history, which goes with the order's names.
    before: null,
    after: null,
    reason,
    now,
  })
  await notifyOfConsignee(context, order.id, { before, after, news: 'set', reason })
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await orderConsignee(db, order.id, { origin, isStaff: true }) }
}
