import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { SavedViewsTable } from '../tables.ts'

/** Of a list, or of all; by the name, as people look for it. */
export async function listViews(db: Database, accountId: number, list?: SavedViewsTable['list']) {
  return db
    .selectFrom('saved_views')
    .select(['id', 'list', 'name', 'query', 'is_default', 'is_mailed'])
    .where('account_id', '=', accountId)
    .$if(list !== undefined, (views) => views.where('list', '=', list ?? ''))
    .orderBy(sql`lower(name)`)
    .execute()
}

export async function findView(db: Database, { id, accountId }: { id: number; accountId: number }) {
  return db
    .selectFrom('saved_views')
    .select(['id', 'list', 'name'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

interface NewView {
  accountId: number
  list: SavedViewsTable['list']
  name: string
  query: string
  now: Date
}

export async function insertView(db: Database, { accountId, now, ...view }: NewView) {
  await db
    .insertInto('saved_views')
    .values({ ...view, account_id: accountId, created_at: now })
    .execute()
}

export async function updateView(
  db: Database,
  id: number,
  change: { name?: string; query?: string; is_default?: boolean; is_mailed?: boolean },
) {
  await db.updateTable('saved_views').set(change).where('id', '=', id).execute()
}

export async function clearDefault(db: Database, accountId: number, list: SavedViewsTable['list']) {
  await db
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute()
}

export async function deleteView(db: Database, id: number) {
  await db.deleteFrom('saved_views').where('id', '=', id).execute()
}
