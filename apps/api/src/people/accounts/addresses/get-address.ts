import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { findAddress } from './address.store.ts'
import { addressView } from './address.view.ts'

export const getAddress: Handler<'getAddress'> = async ({ db }, { account, path, origin }) => {
  const row = await findAddress(db, account.id, path.id)
  if (!row) return { status: 404, body: detail('not_found') }
  return { status: 200, body: addressView(row, origin) }
}
