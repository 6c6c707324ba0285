import { randomBytes } from 'node:crypto'
import { number, object, string } from 'yup'
import type { Secrets } from './secrets.ts'

export type ChallengePurpose = 'sign-in' | 'step-up' | 'enrol-passkey'

export interface Challenge {
  purpose: ChallengePurpose
  accountId: number
}

/** Milliseconds; long enough to fetch the telephone from another room. */
export const challengeLifetime = 5 * 60_000

const claims = object({
  purpose: string().required(),
  accountId: number().integer().required(),
  expires: number().integer().required(),
})

/**
 * A signed text that names the purpose, the account and the expiry, so that nothing has to be stored before the answer.
 */
export function issueChallenge(
  secrets: Secrets,
  { purpose, accountId }: Challenge,
  now: Date,
): string {
  const nonce = randomBytes(16).toString('base64url')
  const claim = { purpose, accountId, expires: now.getTime() + challengeLifetime, nonce }
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url')
  return `${payload}.${secrets.sign(payload).toString('base64url')}`
}

/** Its account and expiry; null when it was not issued here, has another purpose, or has expired. */
export function readChallenge(
  secrets: Secrets,
  challenge: string,
  { purpose, now }: { purpose: ChallengePurpose; now: Date },
): { accountId: number; expiresAt: Date } | null {
  const [payload = '', signature = '', ...more] = challenge.split('.')
  if (more.length > 0) return null
  if (!secrets.isSignedBy(payload, Buffer.from(signature, 'base64url'))) return null
  const claim = claims.validateSync(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (claim.purpose !== purpose || claim.expires <= now.getTime()) return null
  return { accountId: claim.accountId, expiresAt: new Date(claim.expires) }
}
