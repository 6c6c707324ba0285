import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { lockOrder } from '../order.store.ts'
import { countsFrom } from './consignee-rules.ts'
import { insertWaiting } from './consignee.store.ts'
import { orderConsignee } from './consignee.view.ts'
import { notifyOfConsignee } from './consignee-mails.ts'
import { newConsignee } from './new-consignee.ts'

/** Asked by the buyer's account, whoever uses it: both sides are told a day before the change takes effect. */
export const askConsigneeChange: Handler<'askConsigneeChange'> = async (context, call) => {
  const { db, clock } = context
  const { path, account, body, origin } = call
  const order = await lockOrder(db, path.id)
  if (order?.account_id !== account.id) return notFound
  const asked = await newConsignee(db, order, body)
  if ('refusal' in asked) return asked.refusal
  const now = clock.now()
  const change = { ...asked, orderId: order.id, askedBy: account.id, now }
  const from = countsFrom(now)
  await insertWaiting(db, { ...change, countsFrom: from })
  await notifyOfConsignee(context, order.id, { ...asked, news: 'asked', countsFrom: from })
  context.afterCommit(context.nudgeOutbox)
  return { status: 201, body: await orderConsignee(db, order.id, { origin, isStaff: false }) }
}
