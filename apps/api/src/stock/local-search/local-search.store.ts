import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { sellerFacts } from '../../people/vendors/seller-facts.store.ts'
import type { SellerFacts } from '../../people/vendors/seller-name.ts'
import type { FitmentStatement, Vehicle } from '../fitment/fit-verdict.ts'

/** The root of the tree of spares. */
export const allSpares = 'vehicle-parts-and-accessories'

/** A search of the goods sold in Kenya; make or category may be left open, not both. */
export interface LocalSearch {
  /** Null means any make. */
  makeId: number | null
  /** Category and everything below it; null means any product. */
  categorySlug: string | null
  /** The vehicle that spares should fit. */
  vehicle: Vehicle | null
  limit: number
  offset: number
}

export interface LocalRow {
  id: number
  title: string
  subtitle: string
  class: 'cars' | 'commercial' | 'parts' | 'other'
  price: number
  currency: string
  location: string | null
  seller: SellerFacts | null
  media_hash: string | null
  /** The vendor's statement about the vehicle, of a spare; null unless a vehicle was named. */
  said: FitmentStatement | null
}

export interface LocalRows {
  total: number
  rows: LocalRow[]
}

/** Exact count and page in one statement: the count is kept, only the page is read from the products. */
export async function searchLocally(db: Database, search: LocalSearch): Promise<LocalRows> {
  const { makeId, categorySlug, vehicle } = search
  const isTree = categorySlug !== null
  const within = isTree ? sql`category_id in (select id from subtree)` : sql`category_id = 0`
  const counted = sql`make_id = ${makeId ?? 0} and ${within}`
  const found = await sql<LocalRow & { total: number }>`
    with recursive ${isTree ? sql`${subtree(categorySlug)},` : sql``}
    page as (${isTree ? pageOfTree(search) : pageOfMake(search)}),
    counts as (select n from local_counts where ${counted} union all select n from local_count_deltas where ${counted})
    select totals.total, cards.* from (select coalesce(sum(n), 0)::integer as total from counts) as totals
    left join lateral (
      select ${cardOf(vehicle)}
      from page join products on products.id = page.id left join media on media.id = products.cover_media_id
      order by page.is_spare, page.date_created desc, page.id desc
    ) as cards on true`.execute(db)
  return rowsOf(found.rows)
}

/** An empty page is one row of nulls beside the total. */
export function rowsOf(rows: readonly (LocalRow & { total: number })[]): LocalRows {
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) }
}

export function cardOf(vehicle: Vehicle | null): RawBuilder<unknown> {
  const said = vehicle
    ? sql`case when class = 'parts' then json_build_object(
        'anything', exists (select from fitments where product_id = products.id),
        'years', (select years from fitments where product_id = products.id and trim_id = ${vehicle.trim})) end`
    : sql`null`
  return sql`products.id, title, subtitle, class, price, currency, location, media.hash as media_hash, ${said} as said,
    (select ${sellerFacts} from accounts where accounts.id = products.vendor_id) as seller`
}

export function subtree(slug: string): RawBuilder<unknown> {
  return sql`subtree as (
    select id from categories where slug = ${slug}
    union all select categories.id from categories join subtree on categories.parent_id = subtree.id)`
}

function pageOfMake({ makeId, limit, offset }: LocalSearch): RawBuilder<unknown> {
  return sql`select id, class = 'parts' as is_spare, date_created from products
    where listed_locally and make_id = ${makeId}
    order by class = 'parts', date_created desc, id desc limit ${limit} offset ${offset}`
}

/** Merges the newest of each node: the cost of a branch does not grow with the number of its products. */
function pageOfTree({ makeId, limit, offset }: LocalSearch): RawBuilder<unknown> {
  const ofMake = makeId === null ? sql`` : sql` and make_id = ${makeId}`
  return sql`select newest.id, true as is_spare, newest.date_created from subtree cross join lateral (
      select id, date_created from products where category_id = subtree.id and listed_locally${ofMake}
      order by date_created desc, id desc limit ${limit + offset}
    ) as newest order by newest.date_created desc, newest.id desc limit ${limit} offset ${offset}`
}

/** Moves waiting changes into the counts. */
export async function foldLocalCounts(db: Database): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_local_counts() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
