import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { greeting } from '../../../platform/mail/greeting.ts'
import { composeMail } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { linkKinds, type LinkPurpose } from './link.ts'

interface LinkMail {
  brand: string
  to: { email: string; first_name: string; language: Language }
  url: string
}

const sentences = {
  activate: {
    subject: 'mails.activate.subject',
    title: 'mails.activate.title',
    once: 'mails.activate.once',
    action: 'mails.activate.action',
    closing: 'mails.activate.closing',
  },
  reset: {
    subject: 'mails.reset.subject',
    title: 'mails.reset.title',
    once: 'mails.reset.once',
    action: 'mails.reset.title',
    closing: 'mails.reset.closing',
  },
} as const

export function linkMail(purpose: LinkPurpose, { brand, to, url }: LinkMail): OutgoingMail {
  const translator = translatorOf(to.language)
  const { t } = translator
  const { subject, title, once, action, closing } = sentences[purpose]
  const { hours } = linkKinds[purpose]
  const why =
    purpose === 'activate' ? t('mails.activate.thanks', { brand }) : t('mails.reset.asked')
  return {
    to: to.email,
    subject: t(subject, { brand }),
    ...composeMail(translator, {
      brand,
      title: t(title),
      paragraphs: [greeting(translator, to.first_name), why, t(once, { hours })],
      action: { label: t(action), url },
      closing: t(closing),
    }),
  }
}
