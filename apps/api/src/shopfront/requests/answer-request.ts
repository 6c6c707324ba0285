import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { answeredRequests } from './answered-request.ts'
import { requestAnswerMail } from './request-answer-mails.ts'
import { insertRequestLink, insertRequestMessage } from './request-messages.store.ts'
import { requestReference } from './request-reference.ts'
import { isByMail, supportRequestView } from './support-request.view.ts'
import { lockRequest, requests } from './support-requests.store.ts'

export const answerRequest: Handler<'answerRequest'> = async (context, { path, body, account }) => {
  const { db, clock, settings } = context
  await lockRequest(db, path.id)
  const now = clock.now()
  const list = requests(now, account.id)
  const before = await list.find(db, path.id)
  if (!before) return notFound
  const { id, kind, email, name, language } = before
  if (email === null || !isByMail(before)) return refuse(409, detail('request_not_by_mail'))
  const text = body.text.trim()
  if (text === '') return refuse(400, fieldErrors({ text: ['blank'] }))
  const actorId = account.id
  const message = { requestId: id, side: 'shop', actorId, via: 'mail', text, now } as const
  const messageId = await insertRequestMessage(db, message)
  const token = await insertRequestLink(db, { requestId: id, now })
  const reference = requestReference(kind, id)
  await enqueueMail(
    db,
    requestAnswerMail({ name, email, reference, language, text, token }, settings),
  )
  await answeredRequests.answered(db, { requestId: id, actorId, now })
  await insertAudit(db, {
    actorId,
    action: 'answer-request',
    subject: 'request',
    subjectId: id,
    before: null,
    // What it says goes with the request, and nobody deletes from the audit.
    after: { message: messageId },
    reason: null,
    now,
  })
  context.afterCommit(context.nudgeOutbox)
  const after = (await list.find(db, id)) ?? before
  return { status: 201, body: supportRequestView(after) }
}
