import type { Account } from '../../../core/account.ts'
import type { Context } from '../../../core/context.ts'
import type { LockedOrder } from '../order.store.ts'

interface StaffAction {
  order: LockedOrder
  account: Pick<Account, 'id'>
  /** Whether the act says that the order's money is here, which may earn its supporters commission. */
  isPaidWith: boolean
}

/** The caller's own order, or one whose payment would earn them commission (decision 30). */
export async function isOwnMoney(
  { db, programme }: Pick<Context, 'db' | 'programme'>,
  { order: { id, account_id }, account, isPaidWith }: StaffAction,
): Promise<boolean> {
  if (account_id === account.id) return true
  return isPaidWith && programme.earnsFrom(db, { id, accountId: account.id })
}
