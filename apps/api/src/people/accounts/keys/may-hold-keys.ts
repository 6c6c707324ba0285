import type { Account } from '../../../core/account.ts'
import { vendorOf } from '../../../core/vendor-of.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findMembership } from '../membership.store.ts'

/** Sellers with their teams, supporters and staff. A buyer who asks for a program's way in can become a supporter. */
export async function mayHoldKeys(db: Database, account: Account): Promise<boolean> {
  if (account.staff_role !== null || vendorOf(account, 'read') !== null) return true
  return (await findMembership(db, account.id)) !== undefined
}
