import type { PasskeyAssertion } from '@bandari/sdk'
import type { Context } from '../../../../core/context.ts'
import { lockPasskey, recordPasskeyUse } from './passkey.store.ts'
import { asBytes } from './passkey-request-options.ts'
import { originsOf } from './relying-party.ts'

interface PasskeyAnswer {
  accountId: number
  challenge: string
  passkey: PasskeyAssertion
}

/**
 * Whether a passkey of the account has signed this challenge on a page of ours, with user verification (a fingerprint,
 * a PIN). A counter that falls back reveals a copy. The caller has read the challenge, and marks it as used.
 */
export async function verifyPasskey(
  { db, clock, settings, log }: Context,
  { accountId, challenge, passkey }: PasskeyAnswer,
): Promise<boolean> {
  const { id, response } = passkey
  // Takes 25 MB, so only processes in which somebody signs in like this load it.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const credentialId = Buffer.from(id, 'base64url')
  const stored = await lockPasskey(db, { accountId, credentialId })
  if (!stored) return false
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: asBytes(challenge),
      expectedOrigin: originsOf(settings, stored.rp_id),
      expectedRPID: stored.rp_id,
      credential: { id, publicKey: new Uint8Array(stored.public_key), counter: stored.counter },
      requireUserVerification: true,
    })
    if (!verified) return false
    await recordPasskeyUse(
      db,
      { id: stored.id, counter: authenticationInfo.newCounter },
      clock.now(),
    )
    return true
  } catch (error) {
    // The library throws on anything that it does not accept, including a malformed answer.
    log.info({ accountId, passkey: stored.id, err: error }, 'A passkey was refused')
    return false
  }
}
