import type { Handler } from '../../../core/contract.ts'
import { findAuthenticatorSince } from './authenticator.store.ts'
import { countRecoveryCodes } from './recovery-code.store.ts'

export const getSecondFactor: Handler<'getSecondFactor'> = async (
  { db, settings },
  { account },
) => {
  const since = await findAuthenticatorSince(db, account.id)
  return {
    status: 200,
    body: {
      authenticator_since: since?.toISOString() ?? null,
      recovery_codes_left: await countRecoveryCodes(db, account.id),
      is_required: account.is_staff && settings.staffSecondFactor,
    },
  }
}
