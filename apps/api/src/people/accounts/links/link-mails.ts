import { composeMail, type MailContent } from '../../../platform/mail/mail-body.ts'
import type { OutgoingMail } from '../../../platform/mail/outbox.store.ts'
import { linkKinds, type LinkPurpose } from './link.ts'

interface LinkMail {
  brand: string
  to: { email: string; first_name: string }
  url: string
}

type Wording = (brand: string) => Pick<MailContent, 'title' | 'paragraphs' | 'closing'> & {
  subject: string
  action: string
}

const wordings: Record<LinkPurpose, Wording> = {
  activate: (brand) => ({
    subject: `Activate your ${brand} account`,
    title: 'Activate your account',
    paragraphs: [
      `Thank you for registering with ${brand}. One step is left: confirm that this address is yours.`,
      `The link works once, within ${linkKinds.activate.hours} hours.`,
    ],
    action: 'Activate account',
    closing: 'If you did not register, ignore this e-mail and the account stays asleep.',
  }),
  reset: (brand) => ({
    subject: `Choose a new ${brand} password`,
    title: 'Choose a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for the account of this address.',
      `The link works once, within ${linkKinds.reset.hours} hours. A new password signs you out everywhere.`,
    ],
    action: 'Choose a new password',
    closing: 'If it was not you, ignore this e-mail: your password stays as it is.',
  }),
}

export function linkMail(purpose: LinkPurpose, { brand, to, url }: LinkMail): OutgoingMail {
  const { subject, title, paragraphs, action, closing } = wordings[purpose](brand)
  const greeting = `Dear ${to.first_name},`
  return {
    to: to.email,
    subject,
    ...composeMail({
      brand,
      title,
      paragraphs: [greeting, ...paragraphs],
      action: { label: action, url },
      closing,
    }),
  }
}
