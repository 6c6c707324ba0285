import type { Context } from '../../../core/context.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { securityMail, type SecurityNews } from './security-mail.ts'

/** Tells the owner of an account; the mail leaves once its transaction is committed. */
export async function notifyOwner(
  { db, clock, settings, afterCommit, nudgeOutbox }: Context,
  news: Omit<SecurityNews, 'at'>,
): Promise<void> {
  await enqueueMail(db, securityMail({ ...news, at: clock.now() }, settings))
  afterCommit(nudgeOutbox)
}
