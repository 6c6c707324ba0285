import type { OperationId } from '../../../core/contract.ts'
import type { Access } from '../../../platform/http/access.ts'
import { type AccessRecord, repeatMinutes } from './access-entry.ts'

/** The calls by which somebody comes in, and how. */
export const signInOperations: Readonly<Partial<Record<OperationId, string>>> = {
  signIn: 'password',
  signInSocially: 'google',
  completeSignIn: 'second-factor',
}

/** What was presented: a token that was given, or the address of whoever was refused. */
export type PresentedCredentials = { token: string } | { email: string } | null

export function presentedBy({ operationId, answer, body }: Access): PresentedCredentials {
  if (signInOperations[operationId] === undefined) return null
  const { token, code } = (answer.body ?? {}) as { token?: unknown; code?: unknown }
  if (answer.status < 300 && typeof token === 'string') return { token }
  // The password was right; what becomes of it is told when the second factor is.
  if (code === 'second_factor_required') return null
  // Too many attempts and a busy shop say nothing of the password.
  if (answer.status === 429 || answer.status >= 500 || answer.status < 400) return null
  const { username } = (body ?? {}) as { username?: unknown }
  return typeof username === 'string' ? { email: username } : null
}

/** What the audit says of a sign-in to a member of staff's account, good or refused. */
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
