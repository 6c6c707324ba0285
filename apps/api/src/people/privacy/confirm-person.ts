import type { Context } from '../../core/context.ts'
import type { PlainOrProblem } from '../../core/problem.ts'
import { verifyPassword } from '../accounts/passwords/password.ts'
import { findPasswordHash, isConfirmed } from './confirmation.store.ts'

/** What a person shows beside their sign-in, which somebody else may have picked up. */
export interface Proof {
  password?: string
  /** Of a mailed link. */
  token?: string
}

/** What is wrong with the proof; null when it will do. Passwords are hashed outside of any transaction. */
export async function validateProof(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number,
  { password, token }: Proof,
): Promise<Record<string, PlainOrProblem[]> | null> {
  if (token !== undefined) {
    const isGood = await isConfirmed(db, { accountId, token }, clock.now())
    return isGood ? null : { token: ['confirmation_invalid'] }
  }
  if (password === undefined) return { password: ['required'] }
  const isRight = await verifyPassword(password, await findPasswordHash(db, accountId))
  return isRight ? null : { password: ['confirm_password_wrong'] }
}
