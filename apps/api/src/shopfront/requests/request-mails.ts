import type { Language, PlainMessageId } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { RequestKind } from '../tables.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import type { FilledRequest } from './requests.store.ts'

const textLabels = {
  wholesale: 'staffMails.request',
  parts: 'staffMails.request',
  assessment: 'staffMails.benchmark',
} as const satisfies Record<RequestKind, PlainMessageId>

/** The fields that only the assessment asks for (buyer spec §3). */
const detailLabels: Readonly<Record<string, PlainMessageId>> = {
  refNumber: 'staffMails.applicant',
  invoiceNumber1: 'staffMails.firstInvoice',
  invoiceNumber2: 'staffMails.secondInvoice',
}

/** Hours within which an agent answers (buyer spec §1, §9). */
const promisedHours = 12

/** Tells support who asks, how to reach them, and every answer of the form. */
export function requestMail(
  { kind, name, email, contactNumber, text, details = {} }: FilledRequest,
  { reference, language }: { reference: string; language: Language },
  { brandName, supportEmail }: Pick<Settings, 'brandName' | 'supportEmail'>,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t, formatSentence } = translator
  const asked = t(`staffMails.${kind}`, { reference })
  return {
    to: supportEmail,
    subject: asked,
    ...composeMail(translator, {
      brand: brandName,
      title: asked,
      paragraphs: [
        kind === 'assessment'
          ? t('staffMails.handedIn', { name })
          : t('staffMails.promised', { name, hours: promisedHours }),
      ],
      facts: [
        [t('staffMails.reference'), reference],
        [t('staffMails.name'), name],
        ...(email === null ? [] : [[t('staffMails.email'), email] as const]),
        [t('staffMails.contactNumber'), contactNumber],
        ...Object.entries(details).map(
          ([name, value]) => [formatSentence(detailLabels[name] ?? name), value] as const,
        ),
        [t(textLabels[kind]), text],
      ],
    }),
  }
}

/**
 * To the sender. It contains nothing that they typed: anybody can type somebody else's address, and must not be able to
 * send them words through us.
 */
export function acknowledgementMail(
  { kind }: Pick<FilledRequest, 'kind'>,
  { to, reference, language }: { to: string; reference: string; language: Language },
  { brandName, supportEmail }: Pick<Settings, 'brandName' | 'supportEmail'>,
): OutgoingMail {
  const translator = translatorOf(language)
  const { t } = translator
  return {
    to,
    subject: t('mails.request.subject', { reference }),
    ...composeMail(translator, {
      brand: brandName,
      title: t('mails.request.title'),
      paragraphs: [
        t('mails.greetingUnnamed'),
        t('mails.request.thanks', { kind, hours: promisedHours }),
      ],
      facts: [
        [t('mails.request.reference'), reference],
        [t('mails.request.writeTo'), supportEmail],
      ],
      closing: t('mails.request.closing'),
    }),
  }
}
