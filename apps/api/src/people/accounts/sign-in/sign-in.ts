import type { Answer, Handler } from '../../../core/contract.ts'
import { findAccountByEmail } from '../account.store.ts'
import { verifyPassword } from '../passwords/password.ts'
import { insertSession } from '../sessions/session.store.ts'

/** The password is verified for an unknown address too: both refusals read and take the same. */
export const signIn: Handler<'signIn'> = async ({ db, clock }, { body }) => {
  const account = await findAccountByEmail(db, body.username)
  const right = await verifyPassword(body.password, account?.password_hash ?? null)
  if (!account || !right) return refuse('Unable to log in with provided credentials.')
  if (account.deactivated_at !== null) {
    return refuse('This account is deactivated. Contact customer service to find out more.')
  }
  if (!account.is_active) {
    return refuse('This account is not activated. Check your inbox for the activation link.')
  }
  const token = await insertSession(db, account.id, clock.now())
  return { status: 200, body: { token } }
}

function refuse(sentence: string): Answer<'signIn'> {
  return { status: 400, body: { non_field_errors: [sentence] } }
}
