import type { Context } from '../../core/context.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import { mayMail } from '../../platform/mail/mail-gate.store.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { recordInThread } from '../../conversations/threads/shop-messages.ts'
import { acknowledgementMail, requestMail } from './request-mails.ts'
import { requestReference } from './request-reference.ts'
import { type FilledRequest, saveRequest } from './requests.store.ts'

interface ReceivedRequest {
  reference: string
  /** The conversation in which it is answered; null for a sender who was not signed in, whom staff write to or call. */
  thread: number | null
}

/**
 * Stores the request, notifies support, and confirms it to the sender in the language of their page: not each time,
 * because anybody can type somebody else's address.
 */
export async function receiveRequest(
  context: Context,
  request: FilledRequest,
): Promise<ReceivedRequest> {
  const { db, clock, settings, afterCommit, nudgeOutbox } = context
  const now = clock.now()
  const id = await saveRequest(db, request, now)
  const reference = requestReference(request.kind, id)
  const { accountId, text, language } = request
  const about = { requestId: id, buyerId: accountId ?? 0, title: reference }
  const thread =
    accountId === null
      ? null
      : await recordInThread(context, { about, event: 'request', authorId: accountId, text })
  const staffLanguage = await staffLanguageAt(db, settings.supportEmail)
  await enqueueMail(db, requestMail(request, { reference, language: staffLanguage }, settings))
  const to = request.email
  if (to !== null && (await mayMail(db, acknowledgementTo(to), now))) {
    await enqueueMail(db, acknowledgementMail(request, { to, reference, language }, settings))
  }
  afterCommit(nudgeOutbox)
  return { reference, thread }
}

function acknowledgementTo(email: string) {
  return { kind: 'acknowledgement', about: email.toLowerCase() } as const
}
