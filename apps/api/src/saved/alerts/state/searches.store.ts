import type { SavedQuery } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Often } from '../../tables.ts'

/** Its owner's; saved last comes first. */
export async function listSearchesOf(db: Database, accountId: number) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'name', 'query', 'often', 'paused_at', 'created_at', 'told_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export type SavedSearchRow = Awaited<ReturnType<typeof listSearchesOf>>[number]

/** Until the transaction ends: whoever changes an account's alerts or writes its mails takes turns. */
export async function lockAlertsOf(db: Database, accountId: number): Promise<void> {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute()
}

interface NewSearch {
  accountId: number
  name: string
  query: SavedQuery
  often: Often
  now: Date
}

export async function insertSearch(
  db: Database,
  { accountId, name, query, often, now }: NewSearch,
): Promise<void> {
  await db
    .insertInto('saved_searches')
    .values({
      account_id: accountId,
      name,
      query: JSON.stringify(query),
      often,
      paused_at: null,
      created_at: now,
      due_at: null,
      told_at: null,
    })
    .execute()
}

interface SearchChange {
  name?: string
  often?: Often
  paused_at?: Date | null
  /** When what waits is mailed. */
  due_at?: Date | null
}

export async function changeSearch(db: Database, id: number, change: SearchChange): Promise<void> {
  await db.updateTable('saved_searches').set(change).where('id', '=', id).execute()
}

/** What was found and not told; it is never told then. */
export async function forgetWaitingHits(db: Database, searches: readonly number[]): Promise<void> {
  await db
    .deleteFrom('saved_search_hits')
    .where('search_id', '=', sql<number>`any(${searches}::bigint[])`)
    .where('told_at', 'is', null)
    .execute()
}

/** With everything that was found. */
export async function deleteSearch(db: Database, id: number): Promise<void> {
  await db.deleteFrom('saved_search_hits').where('search_id', '=', id).execute()
  await db.deleteFrom('saved_searches').where('id', '=', id).execute()
}

/** In the order of ids, as everybody who changes several of them. */
export async function pauseSearchesOf(
  db: Database,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const active = await db
    .selectFrom('saved_searches')
    .select('id')
    .where('account_id', '=', accountId)
    .where('paused_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = active.map(({ id }) => id)
  if (ids.length === 0) return
  await db
    .updateTable('saved_searches')
    .set({ paused_at: now, due_at: null })
    .where('id', 'in', ids)
    .execute()
  await forgetWaitingHits(db, ids)
}
