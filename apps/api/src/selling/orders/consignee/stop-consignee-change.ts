import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { lockOrder } from '../order.store.ts'
import { endWaiting } from './consignee.store.ts'
import { orderConsignee } from './consignee.view.ts'
import { notifyOfConsignee } from './consignee-mails.ts'

export const stopConsigneeChange: Handler<'stopConsigneeChange'> = async (context, call) => {
  const { db, clock } = context
  const { path, account, origin } = call
  const order = await lockOrder(db, path.id)
  if (order?.account_id !== account.id) return notFound
  const stopped = await endWaiting(db, {
    orderId: order.id,
    state: 'stopped',
    endedBy: account.id,
    now: clock.now(),
  })
  if (!stopped) return refuse(409, detail('consignee_nothing_waits'))
  await notifyOfConsignee(context, order.id, { ...stopped, news: 'stopped' })
  context.afterCommit(context.nudgeOutbox)
  return { status: 200, body: await orderConsignee(db, order.id, { origin, isStaff: false }) }
}
