import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { findAccountByEmail } from '../account.store.ts'
import { sendLink } from '../links/send-link.ts'

/** Gives the same answer for an unknown address. Only its activation link activates an inactive account. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async (context, { body }) => {
  const account = await findAccountByEmail(context.db, body.email)
  if (account?.is_active) await sendLink(context, 'reset', account, body.next)
  return { status: 200, body: detail('reset_mail_sent') }
}
