import type { Handler } from '../../../core/contract.ts'
import { findAccountByEmail } from '../account.store.ts'
import { sendLink } from '../links/send-link.ts'
import { msg } from './msg.ts'

/** Tells whether the address is known, as buyer spec §8 wants it; the rate limit makes probing slow. */
export const resendActivation: Handler<'resendActivation'> = async (context, { body }) => {
  const account = await findAccountByEmail(context.db, body.email)
  // Proving the address does not readmit a person whom support has shut out.
  const isThere = account !== null && account.deactivated_at === null
  if (!isThere) return { status: 200, body: msg('unknown_account') }
  if (account.is_active) return { status: 200, body: msg('already_active') }
  await sendLink(context, 'activate', account, body.next)
  return { status: 200, body: msg('link_resent') }
}
