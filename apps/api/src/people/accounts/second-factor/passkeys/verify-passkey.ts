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
 * Whether a passkey of the account has signed this challenge, on a page of ours, after its owner proved to be there (a
 * fingerprint, a PIN). A counter that falls back shows a copy. The caller has read the challenge, and spends it.
 */
export async function verifyPasskey(
  { db, clock, settings, log }: Context,
  { accountId, challenge, passkey }: PasskeyAnswer,
): Promise<boolean> {
  const { id, response } = passkey
  // 25 MB, for processes in which somebody signs in like this.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const credentialId = Buffer.from(id, 'base64url')
  const kept = await lockPasskey(db, { accountId, credentialId })
  if (!kept) return false
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: asBytes(challenge),
      expectedOrigin: originsOf(settings, kept.rp_id),
      expectedRPID: kept.rp_id,
      credential: { id, publicKey: new Uint8Array(kept.public_key), counter: kept.counter },
      requireUserVerification: true,
    })
    if (!verified) return false
    await recordPasskeyUse(db, { id: kept.id, counter: authenticationInfo.newCounter }, clock.now())
    return true
  } catch (error) {
    // The library throws whatever it does not accept, and a malformed answer just the same.
    log.info({ accountId, passkey: kept.id, err: error }, 'A passkey was refused')
    return false
  }
}
