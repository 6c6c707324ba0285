import type { Context } from '../../../core/context.ts'
import type { Problem } from '../../../core/problem.ts'
import { problem } from '../../../core/problem.ts'
import { lockAuthenticator, recordRightCode, recordWrongCode } from './authenticator.store.ts'
import { sixDigits } from './recovery-codes.ts'
import { useRecoveryCode } from './recovery-code.store.ts'
import { stepOfCode } from './totp.ts'
import { secondsToWait } from './wrong-codes.ts'

export type CodeResult =
  | { result: 'right'; by: 'authenticator' | 'recovery-code' }
  | { result: 'wrong' }
  | { result: 'wait'; seconds: number }

type CodeContext = Pick<Context, 'db' | 'clock' | 'secrets'>

/**
 * Verifies a code of an authenticator app, or a recovery code. Wrong ones are counted, so the transaction has to be
 * committed.
 */
export async function verifyCode(
  context: CodeContext,
  accountId: number,
  typed: string,
): Promise<CodeResult> {
  const digits = sixDigits(typed)
  if (digits !== null) return verifyTotp(context, accountId, digits)
  const isRight = await useRecoveryCode(context.db, { accountId, typed }, context.clock.now())
  return isRight ? { result: 'right', by: 'recovery-code' } : { result: 'wrong' }
}

/** Also confirms a pending enrolment. */
export async function verifyTotp(
  { db, clock, secrets }: CodeContext,
  accountId: number,
  code: string,
  isEnrolling = false,
): Promise<CodeResult> {
  const now = clock.now()
  const stored = await lockAuthenticator(db, accountId)
  if (!stored || (stored.confirmed_at === null) !== isEnrolling) return { result: 'wrong' }
  const { last_step: lastStep, failures, retry_at: retryAt } = stored
  if (retryAt !== null && retryAt > now) {
    return { result: 'wait', seconds: Math.ceil((retryAt.getTime() - now.getTime()) / 1000) }
  }
  const secret = secrets.unseal(stored.secret, sealOwner(accountId))
  const step = stepOfCode({ secret, lastStep }, code, now)
  if (step !== null) {
    await recordRightCode(db, { accountId, step }, now)
    return { result: 'right', by: 'authenticator' }
  }
  const wait = secondsToWait(failures + 1)
  const next = new Date(now.getTime() + wait * 1000)
  await recordWrongCode(db, { accountId, failures: failures + 1, retryAt: next })
  return { result: 'wrong' }
}

export const sealOwner = (accountId: number): string => `authenticator ${accountId}`

export function waitProblem(seconds: number): Problem {
  return problem('throttled', { seconds })
}
