import { translatorOf } from '@bandari/i18n/catalogues'
import type { Context } from '../../../core/context.ts'
import { shopAddress } from '../../../core/language.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import { mayMail } from '../../../platform/mail/mail-gate.store.ts'
import { enqueueMail, type OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { type AccountRecord, findAccountByEmail } from '../account.store.ts'

/** Tells the owner that somebody guesses their password, at most once a day. */
export async function warnOwner(
  { db, clock, settings, nudgeOutbox }: Context,
  { email, count }: { email: string; count: number },
): Promise<void> {
  const account = await findAccountByEmail(db, email)
  if (!account?.is_active) return
  const isSent = await db.transaction().execute(async (tx) => {
    const gate = { kind: 'sign-in-alert', about: String(account.id) } as const
    if (!(await mayMail(tx, gate, clock.now()))) return false
    await enqueueMail(tx, guessingMail(account, { count, settings }))
    return true
  })
  if (isSent) nudgeOutbox()
}

function guessingMail(
  { email, first_name, language }: AccountRecord,
  { count, settings }: { count: number } & Pick<Context, 'settings'>,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const brand = settings.brandName
  return {
    to: email,
    subject: t('mails.guessing.subject', { brand }),
    ...composeMail(translator, {
      brand,
      title: t('mails.guessing.title'),
      paragraphs: [
        t('mails.greeting', { name: first_name }),
        t('mails.guessing.failed', { count }),
        t('mails.guessing.slowed'),
      ],
      action: {
        label: t('mails.reset.title'),
        url: shopAddress(settings, '/auth-reset', language),
      },
      closing: t('mails.guessing.closing'),
    }),
  }
}
