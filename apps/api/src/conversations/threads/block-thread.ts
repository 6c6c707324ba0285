import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { lockMyThread, readMyThread } from './my-thread.ts'
import { threadClosed } from './send-message.ts'
import { setBlocked } from './threads.store.ts'

export const blockThread: Handler<'blockThread'> = async (context, { path, account, body }) => {
  const locked = await lockMyThread(context, path.id, account)
  if (!locked) return notFound
  const { side, thread: before } = locked
  if (before.blocked_by && before.blocked_by !== side) return threadClosed
  await setBlocked(context.db, path.id, body.blocked ? side : null)
  const thread = await readMyThread(context, path.id, account)
  return thread ? { status: 200, body: thread } : notFound
}
