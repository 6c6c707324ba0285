import type { Database } from '../../platform/db/database.ts'

interface ItemSearchRecord {
  accountId: number
  q: string | null
  type: string | null
  at: Date
}

export async function insertItemSearch(
  db: Database,
  { accountId, q, type, at }: ItemSearchRecord,
): Promise<void> {
  await db.insertInto('item_searches').values({ account_id: accountId, q, type, at }).execute()
}
