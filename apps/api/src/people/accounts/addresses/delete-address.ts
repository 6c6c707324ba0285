import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { removeAddress } from './address.store.ts'

export const deleteAddress: Handler<'deleteAddress'> = async ({ db }, { account, path }) => {
  const removed = await removeAddress(db, account.id, path.id)
  return removed ? { status: 204 } : { status: 404, body: detail('not_found') }
}
