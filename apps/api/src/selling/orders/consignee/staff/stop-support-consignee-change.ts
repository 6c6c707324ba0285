import type { Handler } from '../../../../core/contract.ts'
import { detail } from '../../../../core/problem.ts'
import { notFound, refuse } from '../../../../core/refusal.ts'
import { ownMoney } from '../../../../people/staff/staff-refusals.ts'
import { insertAudit } from '../../../../platform/audit/audit.store.ts'
import { lockOrder } from '../../order.store.ts'
import { endWaiting } from '../consignee.store.ts'
import { orderConsignee } from '../consignee.view.ts'
import { notifyOfConsignee } from '../consignee-mails.ts'

export const stopSupportConsigneeChange: Handler<'stopSupportConsigneeChange'> = async (
  context,
  call,
) => {
  const { db, clock } = context
  const { path, account, origin } = call
  const order = await lockOrder(db, path.id)
  if (!order) return notFound
  if (order.account_id === account.id) return ownMoney
  const now = clock.now()
  const ended = { orderId: order.id, state: 'stopped', endedBy: account.id, now } as const
  const stopped = await endWaiting(db, ended)
  if (!stopped) return refuse(409, detail('consignee_nothing_waits'))
  await insertAudit(db, {
    actorId: account.id,
    action: 'stop-consignee-change',
    subject: 'order',
    subjectId: order.id,
    before: null,
    after: { change: stopped.id },
    reason: null,
    now,
  })
  await notifyOfConsignee(context, order.id, { ...stopped, news: 'stopped' })
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await orderConsignee(db, order.id, { origin, isStaff: true }) }
}
