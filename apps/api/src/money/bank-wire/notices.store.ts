import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export interface DueNotice {
  account_id: number
  order_id: number
  changed_at: Date
}

/** The next notice to send, locked until the transaction ends. */
export async function lockDueNotice(db: Database): Promise<DueNotice | null> {
  const { rows } = await sql<DueNotice>`
    select account_id, order_id, decided_at as changed_at
    from bank_account_notices join bank_accounts on bank_accounts.id = account_id
    where at is null order by account_id, order_id limit 1
    for update of bank_account_notices skip locked`.execute(db)
  return rows[0] ?? null
}

export async function recordNoticeSent(
  db: Database,
  { account_id, order_id }: DueNotice,
  now: Date,
): Promise<void> {
  await db
    .updateTable('bank_account_notices')
    .set({ at: now })
    .where('account_id', '=', account_id)
    .where('order_id', '=', order_id)
    .execute()
}
