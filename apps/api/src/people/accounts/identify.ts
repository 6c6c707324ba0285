import type { Identity } from '../../core/account.ts'
import { findByKey } from './keys/key.store.ts'
import { isKeyToken } from './keys/key-token.ts'
import { findSession, hashToken } from './sessions/session.store.ts'
import type { Context } from '../../core/context.ts'
import { problem } from '../../core/problem.ts'
import { networkOf } from './sessions/device.ts'

const anonymous = { account: null, tokenHash: null } satisfies Identity

/** The credentials of a request. */
interface Credentials {
  authorization?: string | undefined
  isUnattended: boolean
  ip: string
}

/** Reads `Authorization: Token …`, of a sign-in or an API key; another scheme counts as no credentials. */
export async function identify(
  { db, clock, settings: { staffIdleMinutes } }: Pick<Context, 'db' | 'clock' | 'settings'>,
  { authorization = '', isUnattended, ip }: Credentials,
): Promise<Identity> {
  const [scheme, token, ...more] = authorization.trim().split(/\s+/)
  if (scheme?.toLowerCase() !== 'token') return anonymous
  if (token === undefined) return { refusal: problem('token_missing') }
  if (more.length > 0) return { refusal: problem('token_has_spaces') }
  const tokenHash = hashToken(token)
  const now = clock.now()
  const found = isKeyToken(token)
    ? await byKey(db, tokenHash, { now, network: networkOf(ip) })
    : await bySession(db, tokenHash, { now, staffIdleMinutes, isUnattended })
  if (!found) return { refusal: problem('token_invalid') }
  if (!found.account.is_active) return { refusal: problem('token_of_inactive') }
  return { ...found, tokenHash }
}

async function bySession(...given: Parameters<typeof findSession>) {
  const session = await findSession(...given)
  return session && { ...session, key: null }
}

/** A key was made by whoever had just proved who they are, and it opens nothing that asks for that anew. */
async function byKey(...given: Parameters<typeof findByKey>) {
  const found = await findByKey(...given)
  return found && { ...found, proof: { at: null, byFactor: true }, viewer: null }
}
