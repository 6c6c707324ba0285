import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { holdOwnThread, ownThreadNow } from './own-thread.ts'
import { markSeen } from './thread-messages.store.ts'

export const markThreadSeen: Handler<'markThreadSeen'> = async (
  context,
  { path, account, body },
) => {
  const held = await holdOwnThread(context, path.id, account)
  if (!held) return notFound
  const { message } = body
  await markSeen(context.db, { threadId: path.id, side: held.side, message })
  const thread = await ownThreadNow(context, path.id, account)
  return thread ? { status: 200, body: thread } : notFound
}
