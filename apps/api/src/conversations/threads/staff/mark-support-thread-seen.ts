import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { markSeen } from '../thread-messages.store.ts'
import { lockThread } from '../threads.store.ts'
import { readSupportThread } from './read-support-thread.ts'

/** Reading is no answer, so the thread still waits. A vendor's messages are not ours to mark. */
export const markSupportThreadSeen: Handler<'markSupportThreadSeen'> = async (
  context,
  { path, body },
) => {
  const thread = await lockThread(context.db, path.id)
  if (!thread) return notFound
  const { message } = body
  if (thread.vendor_id === null)
    await markSeen(context.db, { threadId: path.id, side: 'seller', message })
  const after = await readSupportThread(context, path.id)
  return after ? { status: 200, body: after } : notFound
}
