import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { holdOwnThread, ownThreadNow, threadClosed } from './own-thread.ts'
import { sendMessage } from './send-message.ts'

export const writeToThread: Handler<'writeToThread'> = async (context, { path, account, body }) => {
  const { clock } = context
  const held = await holdOwnThread(context, path.id, account)
  if (!held) return notFound
  if (held.thread.blocked_by) return threadClosed
  await sendMessage(context, {
    threadId: path.id,
    side: held.side,
    authorId: account.id,
    text: body.text,
    now: clock.now(),
  })
  const thread = await ownThreadNow(context, path.id, account)
  return thread ? { status: 201, body: thread } : notFound
}
