import type { PasskeyQuestion } from '@bandari/sdk'
import type { Context } from '../../../../core/context.ts'
import { challengeLifetime } from '../challenge.ts'
import { listPasskeys, type PasskeyRow } from './passkey.store.ts'
import { relyingPartyAt } from './relying-party.ts'

interface PasskeyRequest {
  accountId: number
  /** The origin of the page that asks. */
  origin: string
  /** Signed, see `challenge.ts`. */
  challenge: string
}

/** The options for asking the browser for a passkey of the account (WebAuthn); null when none belongs to this site. */
export async function passkeyRequestOptions(
  { db, settings }: Context,
  { accountId, origin, challenge }: PasskeyRequest,
): Promise<PasskeyQuestion | null> {
  const relyingParty = relyingPartyAt(settings, origin)
  const here = (await listPasskeys(db, accountId)).filter(({ rp_id }) => rp_id === relyingParty)
  if (here.length === 0) return null
  return {
    challenge: asBytes(challenge),
    rpId: relyingParty,
    allowCredentials: here.map(descriptorOf),
    timeout: challengeLifetime,
    userVerification: 'required',
  }
}

/** A passkey signs bytes, which are those of the signed text. */
export function asBytes(challenge: string): string {
  return Buffer.from(challenge).toString('base64url')
}

export function descriptorOf({ credential_id, transports }: PasskeyRow) {
  return { id: credential_id.toString('base64url'), type: 'public-key' as const, transports }
}
