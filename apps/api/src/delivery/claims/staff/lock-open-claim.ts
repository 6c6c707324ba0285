import type { Account } from '../../../core/account.ts'
import { detail } from '../../../core/problem.ts'
import { notFound, refuse } from '../../../core/refusal.ts'
import { ownMoney } from '../../../people/staff/staff-refusals.ts'
import type { Database } from '../../../platform/db/database.ts'
import { findClaim, lockClaim } from '../claims.store.ts'

/**
 * An open claim, locked until the transaction ends; or why staff may not change it: nobody decides about their own
 * money.
 */
export async function lockOpenClaim(db: Database, id: number, account: Pick<Account, 'id'>) {
  await lockClaim(db, id)
  const claim = await findClaim(db, id)
  if (!claim) return { claim, refusal: notFound } as const
  if (claim.account_id === account.id) return { claim, refusal: ownMoney } as const
  if (claim.state === 'resolved') {
    return { claim, refusal: refuse(409, detail('claim_closed')) } as const
  }
  return { claim, refusal: null } as const
}
