import type { Handler } from '../../../core/contract.ts'
import { listAddressesOf } from './address.store.ts'
import { addressView } from './address.view.ts'

export const listAddresses: Handler<'listAddresses'> = async ({ db }, { account, origin }) => {
  const rows = await listAddressesOf(db, account.id)
  return { status: 200, body: rows.map((row) => addressView(row, origin)) }
}
