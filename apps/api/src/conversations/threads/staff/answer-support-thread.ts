import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { insertAudit } from '../../../platform/audit/audit.store.ts'
import { sendMessage, threadClosed } from '../send-message.ts'
import { lockThread } from '../threads.store.ts'
import { readSupportThread } from './read-support-thread.ts'

export const answerSupportThread: Handler<'answerSupportThread'> = async (context, call) => {
  const { db, clock } = context
  const { path, account, body } = call
  const thread = await lockThread(db, path.id)
  if (!thread) return notFound
  if (thread.vendor_id !== null) return threadClosed
  if (thread.buyer_id === account.id) return refuse(409, detail('own_money'))
  const message = { ...body, side: 'seller', authorId: account.id } as const
  const refusal = await sendMessage(context, thread, message)
  if (refusal) return refusal
  if (thread.request_id !== null) {
    const answer = { requestId: thread.request_id, actorId: account.id, now: clock.now() }
    await context.requests.answered(db, answer)
  }
  await insertAudit(db, {
    actorId: account.id,
    action: 'answer-thread',
    subject: 'thread',
    subjectId: path.id,
    before: { last_side: thread.last_side },
    after: { last_side: 'seller' },
    reason: null,
    now: clock.now(),
  })
  const after = await readSupportThread(context, path.id)
  return after ? { status: 201, body: after } : notFound
}
