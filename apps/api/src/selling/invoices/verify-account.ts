import type { Handler } from '../../core/contract.ts'
import { primaryBehind } from '../../platform/db/replicas/primary-behind.ts'
import { listOwnAccounts } from '../payments/bank-accounts.store.ts'
import { isOwnAddress } from './invoices.store.ts'
import { ownAccountOf } from './own-account.ts'

/** Whether an account number, or the Bitcoin address of an order, is one of ours, or was one. */
export const verifyAccount: Handler<'verifyAccount'> = async ({ db: near }, { query }) => {
  // A replica may not know yet that an account has ended.
  const db = primaryBehind(near)
  const account = query.account.trim()
  const own = ownAccountOf(account, await listOwnAccounts(db))
  const isOurs = own ? own.ended_at === null : await isOwnAddress(db, account)
  return {
    status: 200,
    body: { is_ours: isOurs, was_ours_until: own?.ended_at?.toISOString() ?? null },
  }
}
