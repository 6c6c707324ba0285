import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type FeedRow = Selectable<Tables['feeds']>

/** Another vendor's feed is not found, like one that does not exist. */
export interface OwnFeed {
  id: number
  vendorId: number
}

/** Oldest first. */
export async function listFeedsOf(db: Database, vendorId: number): Promise<FeedRow[]> {
  return db
    .selectFrom('feeds')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .orderBy('id')
    .execute()
}

export async function findFeed(db: Database, own: OwnFeed): Promise<FeedRow | undefined> {
  return ownFeed(db, own).executeTakeFirst()
}

/** As `findFeed`; locked until the transaction ends, so that one run or answer at a time is written. */
export async function lockFeed(db: Database, own: OwnFeed): Promise<FeedRow | undefined> {
  return ownFeed(db, own).forUpdate().executeTakeFirst()
}

function ownFeed(db: Database, { id, vendorId }: OwnFeed) {
  return db.selectFrom('feeds').selectAll().where('id', '=', id).where('vendor_id', '=', vendorId)
}

/** One new feed of a vendor at a time, until the transaction ends, so that they stay within their number. */
export async function lockFeedsOf(db: Database, vendorId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`feeds of ${vendorId}`}, 0))`.execute(
    db,
  )
}

export type FeedFields = Pick<
  FeedRow,
  | 'name'
  | 'address'
  | 'class'
  | 'market'
  | 'every_hours'
  | 'at_hour'
  | 'missing'
  | 'publish_without_pictures'
>

/** It is fetched at once. */
export async function insertFeed(
  db: Database,
  { vendorId, fields, now }: { vendorId: number; fields: FeedFields; now: Date },
): Promise<FeedRow> {
  return db
    .insertInto('feeds')
    .values({
      ...fields,
      vendor_id: vendorId,
      paused_by: null,
      told: null,
      etag: null,
      last_modified: null,
      hash: null,
      source: null,
      next_run_at: now,
      is_requested: true,
      claimed_until: null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateFeed(
  db: Database,
  id: number,
  changes: Updateable<Tables['feeds']>,
): Promise<void> {
  await db.updateTable('feeds').set(changes).where('id', '=', id).execute()
}

export async function deleteFeedRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('feeds').where('id', '=', id).execute()
}
