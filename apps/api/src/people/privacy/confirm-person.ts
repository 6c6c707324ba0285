import type { Account } from '../../core/account.ts'
import type { Context } from '../../core/context.ts'
import type { PlainOrProblem } from '../../core/problem.ts'
import type { Caller } from '../../platform/scheduling/clients-of.ts'
import { turnOf, verifyPassword } from '../accounts/passwords/password.ts'
import { findPasswordHash, isConfirmed } from './confirmation.store.ts'

/** The proof of identity that a person gives beside their session, which somebody else may have taken over. */
export interface Proof {
  password?: string
  /** The token of a mailed link. */
  token?: string
}

/** The problem of the proof; null when it is valid. Passwords are hashed outside of any transaction. */
export async function validateProof(
  context: Pick<Context, 'db' | 'clock' | 'queues'>,
  caller: Caller & { account: Account },
  { password, token }: Proof,
): Promise<Record<string, PlainOrProblem[]> | null> {
  const { db, clock } = context
  const accountId = caller.account.id
  if (token !== undefined) {
    const isGood = await isConfirmed(db, { accountId, token }, clock.now())
    return isGood ? null : { token: ['confirmation_invalid'] }
  }
  if (password === undefined) return { password: ['required'] }
  const isRight = await verifyPassword(
    password,
    await findPasswordHash(db, accountId),
    turnOf(context, caller),
  )
  return isRight ? null : { password: ['confirm_password_wrong'] }
}
