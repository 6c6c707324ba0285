import type { Context } from '../../../core/context.ts'
import { enqueueMail } from '../../../platform/mail/outbox.store.ts'
import { linkUrl, type LinkPurpose } from './link.ts'
import { insertLink } from './link.store.ts'
import { linkMail } from './link-mails.ts'

/** Mails a fresh link; it leaves once its transaction is committed. */
export async function sendLink(
  { db, clock, settings, afterCommit, nudgeOutbox }: Context,
  purpose: LinkPurpose,
  account: { id: number; email: string; first_name: string },
): Promise<void> {
  const token = await insertLink(db, { accountId: account.id, purpose }, clock.now())
  const url = linkUrl(settings.storefrontOrigin, purpose, { accountId: account.id, token })
  await enqueueMail(db, linkMail(purpose, { brand: settings.brandName, to: account, url }))
  afterCommit(nudgeOutbox)
}
