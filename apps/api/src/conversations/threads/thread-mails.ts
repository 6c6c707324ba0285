import { sourceLanguage } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../core/context.ts'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import type { ThreadSide } from './tables.ts'
import { greeting, plainName } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { claimMail, findReader, type Reader } from './thread-messages.store.ts'

type Dependencies = Pick<Context, 'db' | 'settings' | 'afterCommit' | 'nudgeOutbox'>

/** Sends at most one mail until they have read. It links to the thread and contains nothing that a stranger typed. */
export async function notifyOtherSide(
  context: Dependencies,
  { threadId, side }: { threadId: number; side: ThreadSide },
): Promise<void> {
  const { db } = context
  const to = side === 'buyer' ? 'seller' : 'buyer'
  if (!(await claimMail(db, threadId, to))) return
  const reader = await findReader(db, threadId, to)
  await (reader.email === null ? mailStaff(context, reader) : mailReader(context, reader))
  context.afterCommit(context.nudgeOutbox)
}

async function mailReader({ db, settings }: Dependencies, reader: Reader) {
  const { id, title, email, name, language, from } = reader
  const { brandName: brand, portalOrigin } = settings
  const translator = translatorOf(language ?? sourceLanguage)
  const { t } = translator
  await enqueueMail(db, {
    to: email ?? settings.supportEmail,
    subject: t('mails.thread.subject', { title }),
    ...composeMail(translator, {
      brand,
      title: t('mails.thread.title'),
      paragraphs: [
        greeting(translator, name ?? ''),
        t('mails.thread.text', { from: from === null ? brand : plainName(from) }),
        t('mails.thread.once'),
      ],
      facts: [[t('mails.thread.about'), title]],
      action: { label: t('mails.thread.action'), url: `${portalOrigin}/messages/${id}` },
      closing: t('mails.thread.here'),
    }),
  })
}

async function mailStaff({ db, settings }: Dependencies, { id, title }: Reader) {
  const { supportEmail, brandName: brand, portalOrigin } = settings
  const translator = translatorOf(await staffLanguageAt(db, supportEmail))
  const { t } = translator
  const subject = t('staffMails.thread.subject', { title })
  await enqueueMail(db, {
    to: supportEmail,
    subject,
    ...composeMail(translator, {
      brand,
      title: subject,
      paragraphs: [t('staffMails.thread.text')],
      action: {
        label: t('staffMails.thread.action'),
        url: `${portalOrigin}/support/threads/${id}/show`,
      },
    }),
  })
}
