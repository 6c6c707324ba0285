import type { Database } from '../platform/db/database.ts'

/** Until the transaction ends, so that two devices of one person take turns at what they keep. */
export async function lockAccount(db: Database, accountId: number): Promise<void> {
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
}
