import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { findRequest, unknownLink } from './get-request-conversation.ts'
import { replyMail } from './request-answer-mails.ts'
import { requestConversationView } from './request-conversation.view.ts'
import { findLinkedRequest, insertRequestMessage, waitAgain } from './request-messages.store.ts'
import { requestReference } from './request-reference.ts'
import { lockRequest } from './support-requests.store.ts'

export const replyToRequest: Handler<'replyToRequest'> = async (context, { body }) => {
  const { db, clock, settings, afterCommit, nudgeOutbox } = context
  const text = body.text.trim()
  if (text === '') return refuse(400, fieldErrors({ text: ['blank'] }))
  const id = await findLinkedRequest(db, body.token)
  if (id === null || !(await lockRequest(db, id))) return unknownLink
  const before = await findRequest(context, id)
  if (!before) return unknownLink
  const last = before.messages.at(-1)
  // The same once more is a second press.
  if (last?.side !== 'guest' || last.text !== text) {
    const now = clock.now()
    const message = { requestId: id, side: 'guest', actorId: null, via: 'page', text, now } as const
    await insertRequestMessage(db, message)
    await waitAgain(db, id, now)
    // While it waits anyway, support has been told.
    if (before.state !== 'new') {
      const language = await staffLanguageAt(db, settings.supportEmail)
      const reference = requestReference(before.kind, id)
      await enqueueMail(db, replyMail({ id, reference, language }, settings))
      afterCommit(nudgeOutbox)
    }
  }
  const after = (await findRequest(context, id)) ?? before
  return { status: 200, body: requestConversationView(after) }
}
