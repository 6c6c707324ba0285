import type { Language } from '@bandari/i18n'
import { translatorOf } from '@bandari/i18n/catalogues'
import type { RequestKind } from '../../platform/db/columns.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import type { FilledRequest } from './requests.store.ts'

/** Support reads English. */
const staff = translatorOf('en')

interface Wording {
  /** Subject and title, to support. */
  asked: string
  textLabel: string
}

const wordings: Record<RequestKind, Wording> = {
  wholesale: { asked: 'Stock in bulk', textLabel: 'Request' },
  parts: { asked: 'Auto spares and electronics', textLabel: 'Request' },
  assessment: { asked: 'Technical assessment', textLabel: 'Benchmark' },
}

/** The fields that only the assessment asks for (buyer spec §3). */
const detailLabels: Readonly<Record<string, string>> = {
  refNumber: 'Applicant’s reference',
  invoiceNumber1: 'First invoice',
  invoiceNumber2: 'Second invoice',
}

/** Hours within which an agent answers (buyer spec §1, §9). */
const promisedHours = 12

/** Tells support who asks, how to reach them, and every answer of the form. */
export function requestMail(
  { kind, name, email, contactNumber, text, details = {} }: FilledRequest,
  reference: string,
  { brandName, supportEmail }: Pick<Settings, 'brandName' | 'supportEmail'>,
): OutgoingMail {
  const { asked, textLabel } = wordings[kind]
  return {
    to: supportEmail,
    subject: `${asked}: request ${reference}`,
    ...composeMail(staff, {
      brand: brandName,
      title: `${asked}: request ${reference}`,
      paragraphs: [
        kind === 'assessment'
          ? `${name} hands in a technical assessment.`
          : `${name} was promised an answer within ${promisedHours} hours.`,
      ],
      facts: [
        ['Reference', reference],
        ['Name', name],
        ...(email === null ? [] : [['E-mail', email] as const]),
        ['Contact number', contactNumber],
        ...Object.entries(details).map(
          ([name, value]) => [detailLabels[name] ?? name, value] as const,
        ),
        [textLabel, text],
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
