import { createTransport } from 'nodemailer'
import type { Settings } from '../../core/settings.ts'
import type { Attachment } from './attachment.ts'
import type { WaitingMail } from './outbox.store.ts'

/** Sends mails. */
export interface Delivery {
  /** False when no mail server is configured: the mail then stays readable in the table. */
  leaves: boolean
  deliver: (mail: WaitingMail, attachments: Attachment[]) => Promise<void>
  close: () => void
}

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'supportEmail'>

/** SMTP when it is configured, otherwise only the table. */
export function openDelivery({ smtpUrl, mailFrom, supportEmail }: MailSettings): Delivery {
  if (smtpUrl === undefined) return { leaves: false, deliver: async () => {}, close: () => {} }
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const domain = /@([^\s>]+)/.exec(mailFrom)?.[1] ?? 'localhost'
  return {
    leaves: true,
    deliver: async ({ to, subject, text, html, messageId, settingsUrl, alertsOf }, attachments) => {
      await transport.sendMail({
        from: mailFrom,
        replyTo: supportEmail,
        // As an object, because a text would be read as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        html,
        // The id is the same at each attempt, so that a receiver recognises a second copy.
        messageId: `<${messageId}@${domain}>`,
        attachments,
        ...(settingsUrl !== undefined && { list: { unsubscribe: settingsUrl } }),
        // RFC 8058: the reader's program may stop them by one POST.
        ...(alertsOf !== undefined && {
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
      })
    },
    close: () => transport.close(),
  }
}
