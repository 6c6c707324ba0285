import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { FeedKind } from './feed-format.ts'
import type { ProductFeedsTable } from './tables.ts'
import type { FeedRun } from './write-feed.ts'

export type FeedRow = Selectable<ProductFeedsTable>

/** With the name of who switched it last. */
export interface KnownFeed extends FeedRow {
  changed_by_name: string | null
}

const known = sql`select product_feeds.*, first_name || ' ' || last_name as changed_by_name
  from product_feeds left join accounts on accounts.id = changed_by`

export async function listFeeds(db: Database): Promise<KnownFeed[]> {
  const { rows } = await sql<KnownFeed>`${known} order by kind`.execute(db)
  return rows
}

export async function findFeed(db: Database, kind: FeedKind): Promise<KnownFeed | undefined> {
  const { rows } = await sql<KnownFeed>`${known} where kind = ${kind}`.execute(db)
  return rows[0]
}

/** Two people who switch it at once come one after the other. */
export async function lockFeed(db: Database, kind: FeedKind): Promise<FeedRow> {
  return db
    .selectFrom('product_feeds')
    .selectAll()
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The feed that whoever knows the address may fetch. */
export async function findByToken(db: Database, token: string): Promise<FeedRow | undefined> {
  return db
    .selectFrom('product_feeds')
    .selectAll()
    .where('token', '=', token)
    .where('is_on', '=', true)
    .executeTakeFirst()
}

interface Switch {
  isOn: boolean
  /** Of its address from now on. */
  token: string | null
  actorId: number
  now: Date
}

/** What is switched on is due at once. */
export async function switchFeed(
  db: Database,
  kind: FeedKind,
  { isOn, token, actorId, now }: Switch,
): Promise<void> {
  await db
    .updateTable('product_feeds')
    .set({ is_on: isOn, token, changed_at: now, changed_by: actorId })
    .set({ next_run_at: isOn ? now : null, failed_at: null })
    .where('kind', '=', kind)
    .execute()
}

export async function setToken(
  db: Database,
  kind: FeedKind,
  { token, actorId, now }: { token: string; actorId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('product_feeds')
    .set({ token, changed_at: now, changed_by: actorId })
    .where('kind', '=', kind)
    .execute()
}

/** Takes a feed that is due for one process until some time; should that process end, it is due again then. */
export async function claimDueFeed(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`
    with due as (
      select kind from product_feeds where next_run_at <= ${now}
      order by next_run_at, kind limit 1 for update skip locked
    )
    update product_feeds set next_run_at = ${until} from due where product_feeds.kind = due.kind
    returning product_feeds.*`.execute(db)
  return rows[0]
}

interface Finished {
  kind: FeedKind
  run: string
  found: FeedRun
  now: Date
  next: Date
}

/** From now on this run's file is served; not if the feed was switched off meanwhile. */
export async function recordRun(
  db: Database,
  { kind, run, found, now, next }: Finished,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('product_feeds')
    .set({ run, parts: found.parts, finished_at: now, next_run_at: next, failed_at: null })
    .set({ row_count: found.rows, left_out: found.leftOut, bytes: found.bytes })
    .set({ reasons: JSON.stringify(found.reasons) })
    .where('kind', '=', kind)
    .where('is_on', '=', true)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function recordFailure(
  db: Database,
  { kind, now, next }: { kind: FeedKind; now: Date; next: Date },
): Promise<void> {
  await db
    .updateTable('product_feeds')
    .set({ failed_at: now, next_run_at: next })
    .where('kind', '=', kind)
    .where('is_on', '=', true)
    .execute()
}
