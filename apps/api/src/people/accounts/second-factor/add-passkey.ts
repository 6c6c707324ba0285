import type { Answer, Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import { lockAccount } from '../account.store.ts'
import { callingDevice } from '../sessions/calling-device.ts'
import { readChallenge } from './challenge.ts'
import { factorAdded } from './factor-added.ts'
import { refusePasskeys } from './passkey-limit.ts'
import { insertPasskey, listPasskeys } from './passkeys/passkey.store.ts'
import { passkeyView } from './passkeys/passkey.view.ts'
import { relyingPartyAt } from './passkeys/relying-party.ts'
import { verifyNewPasskey } from './passkeys/verify-new-passkey.ts'
import { spendChallenge } from './second-factor.store.ts'

export const addPasskey: Handler<'addPasskey'> = async (context, call) => {
  const { db, clock, secrets, settings } = context
  const { body, tokenHash } = call
  const { challenge, name } = body
  // Locks: when two are added at once, one is the first and makes the recovery codes.
  const account = await lockAccount(db, call.account.id)
  const claim = readChallenge(secrets, challenge, { purpose: 'enrol-passkey', now: clock.now() })
  if (!account || claim?.accountId !== account.id) return tooLate
  const refusal = refusePasskeys((await listPasskeys(db, account.id)).length)
  if (refusal) return refusal
  const relyingParty = relyingPartyAt(settings, call.origin)
  const key = await verifyNewPasskey(context, { challenge, relyingParty, passkey: body.passkey })
  if (!key) return refused
  const { expiresAt } = claim
  if (!(await spendChallenge(db, { challenge, expiresAt }))) return tooLate
  const transports = body.passkey.response.transports ?? []
  const made = { account_id: account.id, rp_id: relyingParty, transports, name, ...key }
  const added = await insertPasskey(db, made, clock.now())
  if (!added) return refused
  const device = callingDevice(settings, call)
  const codes = await factorAdded(context, { account, tokenHash, event: 'passkey-added', device })
  const passkey = passkeyView(added, relyingParty)
  return { status: 201, body: { passkey, recovery_codes: codes } }
}

const refused: Answer<'addPasskey'> = {
  status: 400,
  body: fieldErrors({ passkey: ['passkey_wrong'] }),
}

const tooLate: Answer<'addPasskey'> = {
  status: 400,
  body: fieldErrors({ non_field_errors: ['passkey_late'] }),
}
