import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { enqueueMail } from '../../platform/mail/outbox.store.ts'
import { insertConfirmation } from './confirmation.store.ts'
import { confirmationMail } from './privacy-mails.ts'

export const requestConfirmationLink: Handler<'requestConfirmationLink'> = async (
  { db, clock, settings, afterCommit, nudgeOutbox },
  { account },
) => {
  const token = await insertConfirmation(db, account.id, clock.now())
  await enqueueMail(db, confirmationMail(account, token, settings))
  afterCommit(nudgeOutbox)
  return { status: 200, body: detail('confirmation_mail_sent') }
}
