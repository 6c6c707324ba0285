import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Takes the first events; they come back when the transaction fails. */
export async function takeEvents(db: Database, most: number) {
  const first = db.selectFrom('listing_events').select('id').orderBy('id').limit(most)
  return db
    .deleteFrom('listing_events')
    .where('id', 'in', first)
    .returning(['product_id', 'what'])
    .execute()
}

export type ListingEvent = Awaited<ReturnType<typeof takeEvents>>[number]

/**
 * What became of favourites of those who want to be told: one that costs less than when it was kept, or that is gone. Each
 * once; whoever has something to tell is due when they are told.
 */
export async function recordFavouriteNews(
  db: Database,
  events: readonly ListingEvent[],
  { now, nextMorning, atOnceRests }: { now: Date; nextMorning: Date; atOnceRests: string },
): Promise<void> {
  if (events.length === 0) return
  const products = events.map(({ product_id }) => product_id)
  const kinds = events.map(({ what }) => what)
  await sql`
    with found as (
      insert into favourite_news (account_id, product_id, what, price, found_at)
      select distinct alerts.account_id, event.product_id, event.what, coalesce(products.price, 0), ${now}::timestamptz
      from unnest(${products}::bigint[], ${kinds}::text[]) as event (product_id, what)
      join favourites on favourites.product_id = event.product_id
      join favourite_lists as lists on lists.id = favourites.list_id
      join favourite_alerts as alerts on alerts.account_id = lists.account_id
      left join products on products.id = event.product_id
      where case event.what
        when 'cheaper' then products.price < favourites.price and products.currency = favourites.currency
          and (products.listed or products.listed_locally)
        else products.id is null or not (products.listed or products.listed_locally) end
      on conflict do nothing
      returning account_id
    ), waiting as (
      select account_id from favourite_alerts
      where account_id in (select account_id from found) and due_at is null
      order by account_id for no key update
    )
    update favourite_alerts set due_at = case often
      when 'daily' then ${nextMorning}::timestamptz
      else greatest(${now}::timestamptz, told_at + ${atOnceRests}::interval) end
    where account_id in (select account_id from waiting)`.execute(db)
}

/** Those of the products that satisfy a condition on `vehicle_search`. */
export async function listMatching(
  db: Database,
  products: readonly number[],
  condition: RawBuilder<unknown>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vehicle_search where id = any(${products}::bigint[]) and ${condition}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
