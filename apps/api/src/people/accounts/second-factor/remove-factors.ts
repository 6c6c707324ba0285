import type { Database } from '../../../platform/db/database.ts'
import { deleteAuthenticator } from './authenticator.store.ts'
import { deletePasskeys } from './passkeys/passkey.store.ts'
import { replaceRecoveryCodes } from './recovery-code.store.ts'
import { turnOff } from './second-factor.store.ts'

/** Removes the second factor with all that belongs to it; from then on the password alone signs in. */
export async function removeFactors(db: Database, accountId: number): Promise<void> {
  await deleteAuthenticator(db, accountId)
  await deletePasskeys(db, accountId)
  await replaceRecoveryCodes(db, { accountId, codes: [] })
  await turnOff(db, accountId)
}
