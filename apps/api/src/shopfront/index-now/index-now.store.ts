import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { IndexNowFailure } from './tables.ts'

export async function findState(db: Database): Promise<Selectable<Tables['index_now_state']>> {
  return db.selectFrom('index_now_state').selectAll().executeTakeFirstOrThrow()
}

export async function countChanges(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('index_now_changes')
    .select(({ fn }) => fn.count<number>('product_id').distinct().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** The oldest first. */
export async function listChanges(db: Database, most: number) {
  return db
    .selectFrom('index_now_changes')
    .select(['id', 'product_id', 'class'])
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Those that were told, and no other: a change that commits meanwhile has a row of its own. */
export async function deleteChanges(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('index_now_changes').where('id', 'in', ids).execute()
}

export async function deleteChangesBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('index_now_changes').where('at', '<', before).execute()
}

export async function deleteAllChanges(db: Database): Promise<void> {
  await db.deleteFrom('index_now_changes').execute()
}

export async function recordSent(
  db: Database,
  { sent, now }: { sent: number; now: Date },
): Promise<void> {
  await db
    .updateTable('index_now_state')
    .set({ sent, sent_at: now, failures: 0, next_try_at: null })
    .set({ failed_at: null, failure: null, status: null })
    .execute()
}

interface Failed {
  failure: IndexNowFailure
  status: number | null
  failures: number
  now: Date
  next: Date
}

export async function recordFailed(db: Database, { now, next, ...failed }: Failed): Promise<void> {
  await db
    .updateTable('index_now_state')
    .set({ ...failed, failed_at: now, next_try_at: next })
    .execute()
}
