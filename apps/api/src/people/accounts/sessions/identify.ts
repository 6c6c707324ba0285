import type { Identity } from '../../../core/account.ts'
import { findSession, hashToken } from './session.store.ts'
import type { Context } from '../../../core/context.ts'
import { problem } from '../../../core/problem.ts'

const anonymous = { account: null, tokenHash: null } satisfies Identity

/** The credentials of a request. */
interface Credentials {
  authorization?: string | undefined
  isUnattended: boolean
}

/** Reads `Authorization: Token …`; another scheme counts as no credentials. */
export async function identify(
  { db, clock, settings: { staffIdleMinutes } }: Pick<Context, 'db' | 'clock' | 'settings'>,
  { authorization = '', isUnattended }: Credentials,
): Promise<Identity> {
  const [scheme, token, ...more] = authorization.trim().split(/\s+/)
  if (scheme?.toLowerCase() !== 'token') return anonymous
  if (token === undefined) return { refusal: problem('token_missing') }
  if (more.length > 0) return { refusal: problem('token_has_spaces') }
  const tokenHash = hashToken(token)
  const session = await findSession(db, tokenHash, {
    now: clock.now(),
    staffIdleMinutes,
    isUnattended,
  })
  if (!session) return { refusal: problem('token_invalid') }
  if (!session.account.is_active) return { refusal: problem('token_of_inactive') }
  return { ...session, tokenHash }
}
