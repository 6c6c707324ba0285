import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { atOnceRests } from './next-mail.ts'

/** Listings that searches found, pair by pair. */
export interface Hits {
  searches: number[]
  products: number[]
}

interface Found {
  hits: Hits
  now: Date
  /** When daily mails leave. */
  nextMorning: Date
}

/**
 * Records each pair once; a search that has something to tell is due when its owner is told. One that was paused or removed
 * meanwhile has found nothing.
 */
export async function recordHits(
  db: Database,
  { hits: { searches, products }, now, nextMorning }: Found,
): Promise<number> {
  if (searches.length === 0) return 0
  const { rows } = await sql<{ n: number }>`
    with found as (
      insert into saved_search_hits (search_id, product_id, found_at)
      select saved.id, pair.product_id, ${now}::timestamptz
      from unnest(${searches}::bigint[], ${products}::bigint[]) as pair (search_id, product_id)
      join saved_searches as saved on saved.id = pair.search_id and saved.paused_at is null
      on conflict do nothing
      returning search_id
    ), waiting as (
      select id from saved_searches
      where id in (select search_id from found) and due_at is null and paused_at is null
      order by id for no key update
    ), due as (
      update saved_searches set due_at = case often
        when 'daily' then ${nextMorning}::timestamptz
        else greatest(${now}::timestamptz, told_at + ${atOnceRests}::interval) end
      where id in (select id from waiting)
    )
    select count(*)::integer as n from found`.execute(db)
  return rows[0]?.n ?? 0
}

export async function hasWaitingHits(db: Database, search: number): Promise<boolean> {
  const found = await db
    .selectFrom('saved_search_hits')
    .select('product_id')
    .where('search_id', '=', search)
    .where('told_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const keptFor = '30 days'

/** Forgets what was found long ago; returns how many rows. A listing that is taken off and comes back later is new again. */
export async function forgetOldNews(db: Database, now: Date): Promise<number> {
  const before = sql<Date>`${now}::timestamptz - ${keptFor}::interval`
  const hits = await sql`delete from saved_search_hits where found_at < ${before}`.execute(db)
  const news = await sql`delete from favourite_news where found_at < ${before}`.execute(db)
  return Number(hits.numAffectedRows ?? 0) + Number(news.numAffectedRows ?? 0)
}
