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
  /** A device makes none where it holds one of these. */
  known: readonly PasskeyRow[]
}

/** What the browser makes a passkey by. The device is known to the maker by no more than what the owner knows. */
export function passkeyCreationOptions(
  { settings, secrets }: Context,
  { account, relyingParty, challenge, known }: PasskeyOwner,
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
    excludeCredentials: known.filter(({ rp_id }) => rp_id === relyingParty).map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'required',
    },
  }
}
