import { isWrittenIn, type Language, sourceLanguage } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { linkKinds } from '../accounts/links/link.ts'

interface AdministratorMail {
  brand: string
  portal: string
  to: { email: string; first_name: string; language: Language }
  url: string
}

/** Tells a person that they administer the shop, and lets them choose a password. */
export function administratorMail({ brand, portal, to, url }: AdministratorMail): OutgoingMail {
  const language = isWrittenIn(to.language, 'staffMails') ? to.language : sourceLanguage
  const translator = translatorOf(language)
  const { t } = translator
  const { hours } = linkKinds.reset
  return {
    to: to.email,
    subject: t('staffMails.administrator.subject', { brand }),
    ...composeMail(translator, {
      brand,
      title: t('staffMails.administrator.title'),
      paragraphs: [
        t('mails.greeting', { name: to.first_name }),
        t('staffMails.administrator.why', { brand }),
        t('staffMails.administrator.once', { hours, portal }),
      ],
      action: { label: t('staffMails.administrator.title'), url },
      closing: t('staffMails.administrator.closing', { brand }),
    }),
  }
}
