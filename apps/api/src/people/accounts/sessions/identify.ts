import type { Identity } from '../../../core/account.ts'
import { findSession, hashToken } from './session.store.ts'
import type { Context } from '../../../core/context.ts'

const nobody: Identity = { account: null, tokenHash: null }

/** Reads `Authorization: Token …`; another scheme counts as no credentials. */
export async function identify(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  header: string | undefined,
): Promise<Identity> {
  const [scheme, token, ...more] = (header ?? '').trim().split(/\s+/)
  if (scheme?.toLowerCase() !== 'token') return nobody
  if (token === undefined) return { refusal: 'Invalid token header. No credentials provided.' }
  if (more.length > 0)
    return { refusal: 'Invalid token header. Token string should not contain spaces.' }
  const tokenHash = hashToken(token)
  const account = await findSession(db, tokenHash, clock.now())
  if (!account) return { refusal: 'Invalid token.' }
  if (!account.is_active) return { refusal: 'User inactive or deleted.' }
  return { account, tokenHash }
}
