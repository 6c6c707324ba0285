import type { Handler } from '../../core/contract.ts'
import { primaryOf } from '../../platform/db/replicas/primary-of.ts'
import { listShopAccounts } from '../payments/bank-accounts.store.ts'
import { isShopAddress } from './invoices.store.ts'
import { shopAccountOf } from './shop-account.ts'

/** Whether an account number, or the Bitcoin address of an order, is one of ours, or was one. */
export const verifyAccount: Handler<'verifyAccount'> = async ({ db: near }, { query }) => {
  // A replica may not know yet that an account has ended.
  const db = primaryOf(near)
  const account = query.account.trim()
  const own = shopAccountOf(account, await listShopAccounts(db))
  const isOurs = own ? own.ended_at === null : await isShopAddress(db, account)
  return {
    status: 200,
    body: { is_ours: isOurs, was_ours_until: own?.ended_at?.toISOString() ?? null },
  }
}
