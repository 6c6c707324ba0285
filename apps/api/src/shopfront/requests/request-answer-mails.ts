import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import { shopAddress } from '../../core/language.ts'
import type { Settings } from '../../core/settings.ts'
import { greeting } from '../../platform/mail/greeting.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'

interface AnsweredRequest {
  name: string
  email: string
  reference: string
  language: Language
  /** As staff wrote it. */
  text: string
  token: string
}

/** To somebody without an account: the answer itself, and where they can write back. The token is in the fragment, which browsers do not send. */
export function requestAnswerMail(
  { name, email, reference, language, text, token }: AnsweredRequest,
  settings: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  return {
    to: email,
    subject: t('mails.requestAnswer.subject', { reference }),
    ...composeMail(translator, {
      brand: settings.brandName,
      title: t('mails.requestAnswer.title'),
      paragraphs: [
        greeting(translator, name),
        ...text.split(/\n{2,}/).map((part) => part.trim()),
      ].filter((part) => part !== ''),
      facts: [[t('mails.request.reference'), reference]],
      action: {
        label: t('mails.requestAnswer.action'),
        url: `${shopAddress(settings, '/request-answers', language)}#${token}`,
      },
      closing: t('mails.requestAnswer.closing', { email: settings.supportEmail }),
    }),
  }
}

/** To support; it contains nothing that a stranger typed. */
export function replyMail(
  { id, reference, language }: { id: number; reference: string; language: Language },
  { supportEmail, brandName, portalOrigin }: Settings,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  const subject = t('staffMails.requestReply.subject', { reference })
  return {
    to: supportEmail,
    subject,
    ...composeMail(translator, {
      brand: brandName,
      title: subject,
      paragraphs: [t('staffMails.requestReply.text')],
      action: {
        label: t('staffMails.thread.action'),
        url: `${portalOrigin}/support/requests/${id}/show`,
      },
    }),
  }
}
