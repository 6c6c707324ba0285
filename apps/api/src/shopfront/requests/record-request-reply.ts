import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { insertRequestMessage, waitAgain } from './request-messages.store.ts'
import { isByMail, supportRequestView } from './support-request.view.ts'
import { lockRequest, requests } from './support-requests.store.ts'

/** What came another way than by the link: the shop reads no mailbox itself. */
export const recordRequestReply: Handler<'recordRequestReply'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  await lockRequest(db, id)
  const now = clock.now()
  const list = requests(now, account.id)
  const before = await list.find(db, id)
  if (!before) return notFound
  if (!isByMail(before)) return refuse(409, detail('request_not_by_mail'))
  const text = body.text.trim()
  if (text === '') return refuse(400, fieldErrors({ text: ['blank'] }))
  const { via } = body
  const actorId = account.id
  const message = { requestId: id, side: 'guest', actorId, via, text, now } as const
  const messageId = await insertRequestMessage(db, message)
  await waitAgain(db, id, now)
  await insertAudit(db, {
    actorId,
    action: 'record-request-reply',
    subject: 'request',
    subjectId: id,
    before: { state: before.state },
    after: { state: 'new', message: messageId, via },
    reason: null,
    now,
  })
  const after = (await list.find(db, id)) ?? before
  return { status: 201, body: supportRequestView(after) }
}
