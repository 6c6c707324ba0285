import type { Answer, Handler } from '../../../core/contract.ts'
import { findAccountByEmail } from '../account.store.ts'
import { verifyPassword } from '../passwords/password.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { startSession } from './start-session.ts'

/** The password is verified for an unknown address too: both refusals read and take the same. */
export const signIn: Handler<'signIn'> = async ({ db, clock }, { body, language }) => {
  const account = await findAccountByEmail(db, body.username)
  const right = await verifyPassword(body.password, account?.password_hash ?? null)
  if (!account || !right) return refuse('wrong_credentials')
  if (account.deactivated_at !== null) return refuse('account_deactivated')
  if (!account.is_active) return refuse('account_not_activated')
  const token = await startSession(db, { account, language, now: clock.now() })
  return { status: 200, body: { token } }
}

function refuse(reason: PlainOrProblem): Answer<'signIn'> {
  return { status: 400, body: fieldErrors({ non_field_errors: [reason] }) }
}
