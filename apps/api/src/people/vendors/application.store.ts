import { sql } from 'kysely'
import type { SellerStatus } from '../../core/account.ts'
import type { Database } from '../../platform/db/database.ts'

export interface ApplicationRow {
  seller_status: SellerStatus
  /** Null for a person who has not joined the programme. */
  applied_at: Date | null
  /** The reason of the last decision; null before the first, and once the audit has deleted it. */
  action: string | null
  decided_at: Date | null
  reason: string | null
}

export async function findApplication(db: Database, accountId: number): Promise<ApplicationRow> {
  const { rows } = await sql<ApplicationRow>`
    select seller_status, coalesce(applied_at, started_at) as applied_at, action, decision.at as decided_at, reason
    from accounts left join agents on agents.account_id = accounts.id
    left join lateral (
      select action, at, reason from audit
      where subject = 'account' and subject_id = ${String(accountId)} and kind = 'change'
        and action in ('approve-vendor', 'refuse-vendor', 'suspend-vendor', 'reinstate-vendor')
      order by id desc limit 1) as decision on true
    where accounts.id = ${accountId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the caller has no account')
  return row
}

export async function reapply(
  db: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ seller_status: 'pending' })
    .where('id', '=', accountId)
    .execute()
  await db
    .updateTable('agents')
    .set({ applied_at: now })
    .where('account_id', '=', accountId)
    .execute()
}
