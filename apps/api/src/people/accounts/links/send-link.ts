import type { Language } from '@bandari/i18n'
import type { Context } from '../../../core/context.ts'
import { shopAddress } from '../../../core/language.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { linkPath, type LinkPurpose } from './link.ts'
import { insertLink } from './link.store.ts'
import { linkMail } from './link-mails.ts'

/** Mails a fresh link; it leaves once its transaction is committed. */
export async function sendLink(
  { db, clock, settings, afterCommit, nudgeOutbox }: Context,
  purpose: LinkPurpose,
  account: { id: number; email: string; first_name: string; language: Language },
): Promise<void> {
  const token = await insertLink(db, { accountId: account.id, purpose }, clock.now())
  const path = linkPath(purpose, { accountId: account.id, token })
  const url = shopAddress(settings, path, account.language)
  await enqueueMail(db, linkMail(purpose, { brand: settings.brandName, to: account, url }))
  afterCommit(nudgeOutbox)
}
