import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { holdOwnThread, ownThreadNow } from './own-thread.ts'
import { threadClosed } from './send-message.ts'
import { setBlocked } from './threads.store.ts'

export const blockThread: Handler<'blockThread'> = async (context, { path, account, body }) => {
  const held = await holdOwnThread(context, path.id, account)
  if (!held) return notFound
  const { side, thread: before } = held
  if (before.blocked_by && before.blocked_by !== side) return threadClosed
  await setBlocked(context.db, path.id, body.blocked ? side : null)
  const thread = await ownThreadNow(context, path.id, account)
  return thread ? { status: 200, body: thread } : notFound
}
