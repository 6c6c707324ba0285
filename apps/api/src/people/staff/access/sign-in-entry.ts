import type { OperationId } from '../../../core/contract.ts'
import type { Access } from '../../../platform/http/access.ts'
import { type AccessRecord, repeatMinutes } from './access-entry.ts'

/** The operations that sign a person in, and by what. */
export const signInOperations: Readonly<Partial<Record<OperationId, string>>> = {
  signIn: 'password',
  signInSocially: 'google',
  completeSignIn: 'second-factor',
}

/** The token that was issued, or the address that was refused. */
export type PresentedCredentials = { token: string } | { email: string } | null

export function presentedBy({ operationId, answer, body }: Access): PresentedCredentials {
  if (signInOperations[operationId] === undefined) return null
  const { token, code } = (answer.body ?? {}) as { token?: unknown; code?: unknown }
  if (answer.status < 300 && typeof token === 'string') return { token }
  // The password was right; the outcome is recorded with the second factor.
  if (code === 'second_factor_required') return null
  // Refusals for too many attempts or an overloaded shop say nothing about the password.
  if (answer.status === 429 || answer.status >= 500 || answer.status < 400) return null
  const { username } = (body ?? {}) as { username?: unknown }
  return typeof username === 'string' ? { email: username } : null
}

/** The audit entry of a sign-in to a member of staff's account, successful or refused. */
export function signInEntry(access: Access, accountId: number): AccessRecord {
  const { operationId, ip } = access
  const isGood = access.answer.status < 300
  return {
    kind: isGood ? 'sign-in' : 'refusal',
    // Nobody knows who tried a refused one.
    actorId: isGood ? accountId : null,
    action: isGood ? 'sign-in' : 'refuse-sign-in',
    subject: 'account',
    subjectId: String(accountId),
    after: { by: signInOperations[operationId] ?? '', address: ip },
    repeatMinutes: isGood ? 0 : repeatMinutes,
  }
}
