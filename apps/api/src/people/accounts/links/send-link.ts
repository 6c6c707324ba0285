import type { Language } from '@bandari/i18n'
import type { Context } from '../../../core/context.ts'
import { shopAddress } from '../../../core/language.ts'
import { mayMail } from '../../../platform/mail/mail-gate.store.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { linkPath, type LinkPurpose } from './link.ts'
import { insertLink, linkGate } from './link.store.ts'
import { linkMail } from './link-mails.ts'

/**
 * Mails a fresh link, with the page of the shop that it shall end at, also on another device; it leaves once its transaction is committed. When asked again at once, it mails nothing: the earlier
 * link is in the inbox and still good. Returns whether it did.
 */
export async function sendLink(
  { db, clock, settings, afterCommit, nudgeOutbox }: Context,
  purpose: LinkPurpose,
  account: { id: number; email: string; first_name: string; language: Language },
  next: string | null = null,
): Promise<boolean> {
  const now = clock.now()
  if (!(await mayMail(db, linkGate({ accountId: account.id, purpose }), now))) return false
  const token = await insertLink(db, { accountId: account.id, purpose }, now)
  const path = linkPath(purpose, { accountId: account.id, token }, next)
  const url = shopAddress(settings, path, account.language)
  await enqueueMail(db, linkMail(purpose, { brand: settings.brandName, to: account, url }))
  afterCommit(nudgeOutbox)
  return true
}
