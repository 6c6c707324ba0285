import type { RequestKind } from '../../platform/db/columns.ts'
import { composeMail } from '../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../platform/mail/outbox.store.ts'
import type { Settings } from '../../core/settings.ts'
import type { FilledRequest } from './requests.store.ts'

interface Wording {
  /** Subject and title, to support. */
  asked: string
  /** The name of the form in the mail to the sender. */
  received: string
  textLabel: string
}

const wordings: Record<RequestKind, Wording> = {
  wholesale: { asked: 'Stock in bulk', received: 'request for stock', textLabel: 'Request' },
  parts: {
    asked: 'Auto spares and electronics',
    received: 'request for auto spares or electronics',
    textLabel: 'Request',
  },
  assessment: {
    asked: 'Technical assessment',
    received: 'technical assessment',
    textLabel: 'Benchmark',
  },
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
    ...composeMail({
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
  { to, reference }: { to: string; reference: string },
  { brandName, supportEmail }: Pick<Settings, 'brandName' | 'supportEmail'>,
): OutgoingMail {
  return {
    to,
    subject: `We have your request ${reference}`,
    ...composeMail({
      brand: brandName,
      title: 'We have your request',
      paragraphs: [
        'Good day,',
        `Thank you for your ${wordings[kind].received}. An agent will be in touch within ${promisedHours} hours.`,
      ],
      facts: [
        ['Your reference', reference],
        ['Write to us at', supportEmail],
      ],
      closing: 'If you did not send us a request, ignore this e-mail.',
    }),
  }
}
