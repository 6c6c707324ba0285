import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { threadClosed } from '../own-thread.ts'
import { sendMessage } from '../send-message.ts'
import { lockThread } from '../threads.store.ts'
import { supportThreadNow } from './support-thread-now.ts'

export const answerSupportThread: Handler<'answerSupportThread'> = async (context, call) => {
  const { db, clock } = context
  const { path, account, body } = call
  const thread = await lockThread(db, path.id)
  if (!thread) return notFound
  if (thread.blocked_by || thread.vendor_id !== null) return threadClosed
  if (thread.buyer_id === account.id) return refuse(409, detail('own_money'))
  const now = clock.now()
  const { text } = body
  await sendMessage(context, {
    threadId: path.id,
    side: 'seller',
    authorId: account.id,
    text,
    now,
  })
  await insertAudit(db, {
    actorId: account.id,
    action: 'answer-thread',
    subject: 'thread',
    subjectId: path.id,
    before: { last_side: thread.last_side },
    after: { last_side: 'seller' },
    reason: null,
    now,
  })
  const after = await supportThreadNow(context, path.id)
  return after ? { status: 201, body: after } : notFound
}
