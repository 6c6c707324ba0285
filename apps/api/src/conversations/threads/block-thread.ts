import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { lockMyThread, readMyThread } from './my-thread.ts'
import { threadClosed } from './send-message.ts'
import { setBlocked } from './threads.store.ts'
import { mayAnswer } from './thread.view.ts'

export const blockThread: Handler<'blockThread'> = async (context, { path, account, body }) => {
  const locked = await lockMyThread(context, path.id, account)
  if (!locked) return notFound
  if (!mayAnswer(account, locked.side)) return refuse(403, detail('not_allowed'))
  const { side, thread: before } = locked
  if (before.blocked_by && before.blocked_by !== side) return threadClosed
  await setBlocked(context.db, path.id, body.blocked ? side : null)
  const thread = await readMyThread(context, path.id, account)
  return thread ? { status: 200, body: thread } : notFound
}
