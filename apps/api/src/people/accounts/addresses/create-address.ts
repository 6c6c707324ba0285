import type { Handler } from '../../../core/contract.ts'
import { getAddressRow, insertAddress, setDefaultAddress } from './address.store.ts'
import { addressView } from './address.view.ts'
import { duplicateAddress } from './change-address.ts'
import { readAddress } from './read-address.ts'
import { fieldErrors } from '../../../core/field-problems.ts'

export const createAddress: Handler<'createAddress'> = async (
  { db },
  { account, body, origin },
) => {
  const reading = await readAddress(db, body)
  if ('problems' in reading) return { status: 400, body: fieldErrors(reading.problems) }
  const id = await insertAddress(db, account.id, reading.address)
  if (id === null) return { status: 406, body: duplicateAddress }
  const isDefault = body.is_default_for_shipping === true
  if (isDefault) await setDefaultAddress(db, { accountId: account.id, id, isDefault })
  return { status: 201, body: addressView(await getAddressRow(db, account.id, id), origin) }
}
