import type { Handler } from '../../../core/contract.ts'
import { findAuthenticatorSince } from './authenticator.store.ts'
import { listPasskeys } from './passkeys/passkey.store.ts'
import { passkeyView } from './passkeys/passkey.view.ts'
import { relyingPartyAt } from './passkeys/relying-party.ts'
import { countRecoveryCodes } from './recovery-code.store.ts'

export const getSecondFactor: Handler<'getSecondFactor'> = async (
  { db, settings },
  { account, origin },
) => {
  const since = await findAuthenticatorSince(db, account.id)
  const passkeys = await listPasskeys(db, account.id)
  const here = relyingPartyAt(settings, origin)
  return {
    status: 200,
    body: {
      authenticator_since: since?.toISOString() ?? null,
      passkeys: passkeys.map((passkey) => passkeyView(passkey, here)),
      recovery_codes_left: await countRecoveryCodes(db, account.id),
      is_required: account.is_staff && settings.staffSecondFactor,
    },
  }
}
