import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { supportMailView } from './support-mail.view.ts'
import { supportMails } from './support-mails.store.ts'

export const getSupportMail: Handler<'getSupportMail'> = async ({ db }, { path }) => {
  const mail = await supportMails.find(db, path.id)
  return mail ? { status: 200, body: supportMailView(mail) } : notFound
}
