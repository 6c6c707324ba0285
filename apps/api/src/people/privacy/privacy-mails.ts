import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { Settings } from '../../core/settings.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import { confirmationHours } from './confirmation.store.ts'

interface Recipient {
  email: string
  first_name: string
  language: Language
}

/** The token is in the fragment, which never reaches a server's log. */
export function confirmationMail(
  to: Recipient,
  token: string,
  { brandName: brand, portalOrigin }: Settings,
): OutgoingMail {
  const translator = translatorOf(to.language)
  const { t } = translator
  return {
    to: to.email,
    subject: t('mails.confirm.subject', { brand }),
    ...composeMail(translator, {
      brand,
      title: t('mails.confirm.title'),
      paragraphs: [
        t('mails.greeting', { name: to.first_name }),
        t('mails.confirm.asked'),
        t('mails.confirm.hours', { hours: confirmationHours }),
      ],
      action: {
        label: t('mails.confirm.action'),
        url: `${portalOrigin}/profile?tab=data#confirm=${token}`,
      },
      closing: t('mails.confirm.closing'),
    }),
  }
}

export function accountDeletedMail(
  to: Recipient,
  { brandName: brand, supportEmail, retention }: Settings,
): OutgoingMail {
  const translator = translatorOf(to.language)
  const { t } = translator
  return {
    to: to.email,
    subject: t('mails.deleted.subject', { brand }),
    ...composeMail(translator, {
      brand,
      title: t('mails.deleted.title'),
      paragraphs: [
        t('mails.greeting', { name: to.first_name }),
        t('mails.deleted.done'),
        t('mails.deleted.kept', { years: retention.ordersYears }),
        t('mails.deleted.last', { days: retention.mailsDays }),
      ],
      closing: t('mails.deleted.closing', { email: supportEmail }),
    }),
  }
}
