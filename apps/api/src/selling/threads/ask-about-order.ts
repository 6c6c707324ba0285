import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { findOrderRecord } from '../orders/order.store.ts'
import { holdOwnThread, ownThreadNow, threadClosed } from './own-thread.ts'
import { sendMessage } from './send-message.ts'
import { haveThread } from './threads.store.ts'

export const askAboutOrder: Handler<'askAboutOrder'> = async (context, { path, account, body }) => {
  const { db, clock } = context
  const order = await findOrderRecord(db, path.id, account.id)
  if (!order) return notFound
  const now = clock.now()
  const about = {
    productId: null,
    orderId: path.id,
    buyerId: account.id,
    vendorId: null,
    title: order.number,
    now,
  }
  const threadId = await haveThread(db, about)
  const held = await holdOwnThread(context, threadId, account)
  if (held?.thread.blocked_by) return threadClosed
  const { text } = body
  await sendMessage(context, { threadId, side: 'buyer', authorId: account.id, text, now })
  const thread = await ownThreadNow(context, threadId, account)
  return thread ? { status: 201, body: thread } : notFound
}
