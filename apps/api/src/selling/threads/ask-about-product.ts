import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { holdOwnThread, ownThreadNow, threadClosed } from './own-thread.ts'
import { sendMessage } from './send-message.ts'
import { findAskable, haveThread } from './threads.store.ts'

export const askAboutProduct: Handler<'askAboutProduct'> = async (
  context,
  { path, account, body },
) => {
  const { db, clock } = context
  const product = await findAskable(db, path.id)
  if (!product) return notFound
  if (product.vendor_id === account.id) return refuse(409, detail('thread_own'))
  const now = clock.now()
  const { vendor_id: vendorId, title } = product
  const about = { productId: path.id, orderId: null, buyerId: account.id, vendorId, title, now }
  const threadId = await haveThread(db, about)
  const held = await holdOwnThread(context, threadId, account)
  if (held?.thread.blocked_by) return threadClosed
  const { text } = body
  await sendMessage(context, { threadId, side: 'buyer', authorId: account.id, text, now })
  const thread = await ownThreadNow(context, threadId, account)
  return thread ? { status: 201, body: thread } : notFound
}
