import { type RawBuilder, sql } from 'kysely'
import { type Database, unprepared } from '../../../platform/db/database.ts'
import type { Clause } from './clauses.store.ts'
import type { Market } from './vehicle-query.ts'
import { type Order, orderBy } from './sorts.store.ts'

/** A vehicle as its card shows it. */
export interface VehicleRow {
  id: number
  title: string
  price: number
  currency: string
  make: string | null
  model: string | null
  model_year: number | null
  mileage: number | null
  location: string | null
  body_type: string | null
  fuel_type: string | null
  transmission: string | null
  image_count: number
  media_hash: string | null
}

export interface VehicleRows {
  total: number
  rows: VehicleRow[]
  /** Tells `vehicle_facts` by their ids, where they were found in memory. */
  facts?: () => ReadonlyMap<number, string>
}

/** The rows that a search looks at: those of the export search, or of the same shape what is sold in Kenya. */
export function vehiclesOf(market: Market): RawBuilder<unknown> {
  return market === 'export'
    ? sql`vehicle_search`
    : sql`(select id, class, make_id, model_id, price, model_year, mileage, fuel_type as fuel, transmission,
        body_type as body, steering, colour, location, drive, seats, doors, engine_class(engine_size) as engine,
        auction_grade as grade, case when image_count > 0 then 'yes' end as pictures, features,
        listed_day(date_created) as listed_day, title_words(title) as words
      from products where listed_locally and class in ('cars', 'commercial')) as vehicle_search`
}

interface PageOfOrder {
  market: Market
  order: Order
  limit: number
  offset: number
}

/**
 * The plain statement: counts what matches and reads a page of it. It answers while a process loads its vehicles, for words
 * with operators between them, and in tests, where the index has to give the same.
 */
export async function searchVehicleRows(
  db: Database,
  clauses: readonly Clause[],
  { market, order, limit, offset }: PageOfOrder,
): Promise<VehicleRows> {
  const matching = conditions(clauses)
  const { rows } = await sql<VehicleRow & { total: number }>`
    with ${sql.raw(unprepared)} page as (
      select id, row_number() over () as position from (
        select id from ${vehiclesOf(market)} where ${matching} order by ${orderBy(order)} limit ${limit} offset ${offset}
      ) as ordered
    )
    select totals.total, cards.* from (select count(*)::integer as total from ${vehiclesOf(market)} where ${matching}) as totals
    left join lateral (${cards}) as cards on true`.execute(db)
  // An empty page is one row of nulls beside the total.
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) }
}

/** All of the clauses, as a condition on `vehicle_search`. */
export function conditions(clauses: readonly Clause[]): RawBuilder<unknown> {
  const asked = clauses.map((clause) => {
    if (!clause.sql) throw new Error(`Only the index in memory searches by ${clause.filter}`)
    return clause.sql
  })
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `)
}

/** The columns of a card for the ids of `page`, in the order of its positions. */
const cards = sql`select products.id, products.title, products.price, products.currency, makes.name as make, models.name as model,
      model_year, mileage, location, body_type, fuel_type, transmission, image_count, media.hash as media_hash
    from page join products on products.id = page.id
    left join makes on makes.id = products.make_id
    left join models on models.id = products.model_id
    left join media on media.id = products.cover_media_id
    order by page.position`

/** The cards of these products, in their order; one that is gone is left out. */
export async function listCards(db: Database, ids: readonly number[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<VehicleRow>`
    with page as (select id, position from unnest(${ids}::bigint[]) with ordinality as asked (id, position)) ${cards}`.execute(
    db,
  )
  return rows
}
