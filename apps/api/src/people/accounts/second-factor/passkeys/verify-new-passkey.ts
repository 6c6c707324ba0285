import type { PasskeyAttestation } from '@bandari/sdk'
import type { Context } from '../../../../core/context.ts'
import type { NewPasskeyRow } from './passkey.store.ts'
import { asBytes } from './passkey-request-options.ts'
import { algorithms } from './passkey-creation-options.ts'
import { originsOf } from './relying-party.ts'

interface NewPasskeyAnswer {
  challenge: string
  relyingParty: string
  passkey: PasskeyAttestation
}

/**
 * The key of a passkey that was made for this challenge on a page of ours with user verification; null for any other.
 */
export async function verifyNewPasskey(
  { settings, log }: Context,
  { challenge, relyingParty, passkey }: NewPasskeyAnswer,
): Promise<Pick<NewPasskeyRow, 'credential_id' | 'public_key' | 'counter'> | null> {
  const { id, response } = passkey
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: asBytes(challenge),
      expectedOrigin: originsOf(settings, relyingParty),
      expectedRPID: relyingParty,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    })
    if (!verified) return null
    const { credential } = registrationInfo
    return {
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
    }
  } catch (error) {
    // The library throws on anything that it does not accept, including a malformed answer.
    log.info({ err: error }, 'A new passkey was refused')
    return null
  }
}
