import type { Answer, Handler } from '../../../core/contract.ts'
import { transact } from '../../../platform/http/transact.ts'
import { findAccountByEmail, hasPassword } from '../account.store.ts'
import { turnOf, verifyPassword } from '../passwords/password.ts'
import type { PlainOrProblem } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { finishSignIn } from './finish-sign-in.ts'

/** The password is verified for an unknown address too: both refusals read and take the same. */
export const signIn: Handler<'signIn'> = async (context, { body, ...call }) => {
  const account = await findAccountByEmail(context.db, body.username)
  const right = await verifyPassword(
    body.password,
    account?.password_hash ?? null,
    turnOf(context, call),
  )
  if (!account || !right) return refuse('wrong_credentials')
  if (account.deactivated_at !== null) return refuse('account_deactivated')
  if (!account.is_active) return refuse('account_not_activated')
  return transact(context, async (inside) => {
    // A password that was changed meanwhile ends this sign-in.
    if (!(await hasPassword(inside.db, account))) return refuse('wrong_credentials')
    return finishSignIn(inside, call, account)
  })
}

function refuse(reason: PlainOrProblem): Answer<'signIn'> {
  return { status: 400, body: fieldErrors({ non_field_errors: [reason] }) }
}
