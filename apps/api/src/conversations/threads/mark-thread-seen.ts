import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { lockMyThread, readMyThread } from './my-thread.ts'
import { markSeen } from './thread-messages.store.ts'
import { mayAnswer } from './thread.view.ts'

export const markThreadSeen: Handler<'markThreadSeen'> = async (
  context,
  { path, account, body },
) => {
  const locked = await lockMyThread(context, path.id, account)
  if (!locked) return notFound
  const { message } = body
  // What a reader has seen still waits for somebody who may answer it.
  if (mayAnswer(account, locked.side))
    await markSeen(context.db, { threadId: path.id, side: locked.side, message })
  const thread = await readMyThread(context, path.id, account)
  return thread ? { status: 200, body: thread } : notFound
}
