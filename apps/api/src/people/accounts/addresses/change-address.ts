import type { SavedAddressInput } from '@bandari/sdk'
import { detail } from '../../../core/problem.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { Answer } from '../../../core/contract.ts'
import type { Database } from '../../../platform/db/database.ts'
import { getAddressRow, lockAddress, setAddress, setDefaultAddress } from './address.store.ts'
import { addressView } from './address.view.ts'
import { readAddress } from './read-address.ts'

export const duplicateAddress = fieldErrors({ non_field_errors: ['address_known'] })

interface Change {
  accountId: number
  id: number
  input: Partial<SavedAddressInput>
  /** Whether fields that `input` does not name keep their value; otherwise they become empty. */
  keepRest: boolean
  origin: string
}

/** Shared by replacing and updating an address. */
export async function changeAddress(
  db: Database,
  { accountId, id, input, keepRest, origin }: Change,
): Promise<Answer<'replaceAddress'>> {
  const before = await lockAddress(db, accountId, id)
  if (!before) return { status: 404, body: detail('not_found') }
  const reading = await readAddress(db, input, keepRest ? before : undefined)
  if ('problems' in reading) return { status: 400, body: fieldErrors(reading.problems) }
  if (!(await setAddress(db, id, reading.address))) return { status: 406, body: duplicateAddress }
  const isDefault = input.is_default_for_shipping
  if (isDefault !== undefined) await setDefaultAddress(db, { accountId, id, isDefault })
  return { status: 200, body: addressView(await getAddressRow(db, accountId, id), origin) }
}
