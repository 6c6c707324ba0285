import type { PasskeyCreation } from '@bandari/sdk'
import type { Account } from '../../../../core/account.ts'
import type { Context } from '../../../../core/context.ts'
import { challengeLifetime } from '../challenge.ts'
import type { PasskeyRow } from './passkey.store.ts'
import { asBytes, descriptorOf } from './passkey-request-options.ts'

/** EdDSA, ES256 and RS256, which every Node verifies. */
export const algorithms = [-8, -7, -257] as const

interface PasskeyOwner {
  account: Account
  relyingParty: string
  challenge: string
  /** A device that holds one of these makes no other. */
  existing: readonly PasskeyRow[]
}

/**
 * The options for creating a passkey in the browser (WebAuthn). They identify the account by no more than what its
 * owner knows.
 */
export function passkeyCreationOptions(
  { settings, secrets }: Context,
  { account, relyingParty, challenge, existing }: PasskeyOwner,
): PasskeyCreation['options'] {
  const { id, email, first_name, last_name } = account
  return {
    challenge: asBytes(challenge),
    rp: { id: relyingParty, name: settings.brandName },
    user: {
      // Stays with the device, so it must not tell the account's number.
      id: secrets.sign(`passkey owner ${id}`).toString('base64url'),
      name: email,
      displayName: `${first_name} ${last_name}`.trim() || email,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeLifetime,
    attestation: 'none',
    excludeCredentials: existing.filter(({ rp_id }) => rp_id === relyingParty).map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'required',
    },
  }
}
