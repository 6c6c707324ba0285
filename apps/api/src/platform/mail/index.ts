import type { Operations } from '../../core/contract.ts'
import { getSupportMail } from './get-support-mail.ts'
import { listSupportMails } from './list-support-mails.ts'

export const mail = {
  getSupportMail,
  listSupportMails,
} satisfies Partial<Operations>
