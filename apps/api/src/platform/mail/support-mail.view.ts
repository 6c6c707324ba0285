import type { SupportMail } from '@bandari/sdk'
import type { SupportMailRow } from './support-mails.store.ts'

export function supportMailView(mail: SupportMailRow): SupportMail {
  return {
    id: mail.id,
    order_id: mail.order_id,
    to: mail.recipient,
    subject: mail.subject,
    text: mail.body_text,
    written_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
    attempts: mail.attempts,
    last_error: mail.last_error,
  }
}
