import type { Handler } from '../../core/contract.ts'
import { isOwnAddress } from './invoices.store.ts'
import { isOwnAccount } from './own-account.ts'

/** Whether an account number, or the Bitcoin address of an order, is one of ours. */
export const verifyAccount: Handler<'verifyAccount'> = async ({ db, settings }, { query }) => {
  const account = query.account.trim()
  const isOurs = isOwnAccount(account, settings) || (await isOwnAddress(db, account))
  return { status: 200, body: { is_ours: isOurs } }
}
