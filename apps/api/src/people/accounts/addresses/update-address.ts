import type { Handler } from '../../../core/contract.ts'
import { changeAddress } from './change-address.ts'

export const updateAddress: Handler<'updateAddress'> = async (
  { db },
  { account, path, body, origin },
) => changeAddress(db, { accountId: account.id, id: path.id, input: body, keepRest: true, origin })
