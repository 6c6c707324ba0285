import type { Handler } from '../../../core/contract.ts'
import { issueChallenge } from './challenge.ts'
import { refusePasskeys } from './passkey-limit.ts'
import { listPasskeys } from './passkeys/passkey.store.ts'
import { passkeyCreationOptions } from './passkeys/passkey-creation-options.ts'
import { relyingPartyAt } from './passkeys/relying-party.ts'

export const beginPasskey: Handler<'beginPasskey'> = async (context, { account, origin }) => {
  const { db, clock, secrets, settings } = context
  const existing = await listPasskeys(db, account.id)
  const refusal = refusePasskeys(existing.length)
  if (refusal) return refusal
  const claim = { purpose: 'enrol-passkey', accountId: account.id } as const
  const challenge = issueChallenge(secrets, claim, clock.now())
  const relyingParty = relyingPartyAt(settings, origin)
  const options = passkeyCreationOptions(context, { account, relyingParty, challenge, existing })
  return { status: 200, body: { challenge, options } }
}
