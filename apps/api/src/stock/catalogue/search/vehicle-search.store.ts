import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { enter, highestIn, lowestIn, planSteps, type PriceRange } from './price-steps.ts'
import type { VehicleClass, VehicleQuery } from './vehicle-query.ts'
import type { Aggregate, AggregateKey } from './vehicle-aggregates.store.ts'

/** A page of an aggregate: its number, its prices, its order. */
export interface CubeSearch extends AggregateKey, Pick<VehicleQuery, 'prices' | 'descending'> {
  limit: number
  offset: number
}

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

/**
 * Exact count and any page: the aggregate's counts tell in which price step the page begins, and the index is entered
 * there instead of being walked from the start (database design, §2).
 */
export async function searchAggregate(
  db: Database,
  aggregate: Aggregate,
  search: CubeSearch,
): Promise<VehicleRows> {
  const plan = planSteps(search.prices)
  const counts = plan.parts.length === 0 ? aggregate.counts : aggregate.counts.slice()
  for (const part of plan.parts) counts[part.step] = await countBetween(db, search, part)
  const { total, entrance } = enter(counts, plan, search)
  if (!entrance) return { total, rows: [] }
  const { from, to } = search.prices
  const prices = search.descending
    ? { from, to: Math.min(to, highestIn(entrance.step)) }
    : { from: Math.max(from, lowestIn(entrance.step)), to }
  return { total, rows: await listPage(db, { ...search, prices, offset: entrance.skip }) }
}

/** A price step that the range cuts is counted by the index: at most a step's worth of entries. */
async function countBetween(db: Database, search: CubeSearch, prices: PriceRange) {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from products
    where ${filter(sql`class in (${sql.join(search.classes)})`, search)} and price between ${prices.from} and ${prices.to}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** Two classes are two walks merged. The walk reads the index alone; only the page's own rows are fetched. */
async function listPage(
  db: Database,
  { classes, makeId, modelId, prices, descending, limit, offset }: CubeSearch,
): Promise<VehicleRow[]> {
  const order = descending ? sql`desc` : sql`asc`
  const walk = (name: VehicleClass) => sql`select id, price from products
    where ${filter(sql`class = ${name}`, { makeId, modelId })} and price between ${prices.from} and ${prices.to}
    order by price ${order}, id ${order}`
  const [only, ...others] = classes
  const walked =
    only && others.length === 0
      ? walk(only)
      : sql`select id, price from (${sql.join(
          classes.map((name) => sql`(${walk(name)} limit ${offset + limit})`),
          sql` union all `,
        )}) as walks order by price ${order}, id ${order}`
  const { rows } = await sql<VehicleRow>`
    with page as (${walked} limit ${limit} offset ${offset}) ${cards(order)}`.execute(db)
  return rows
}

/** The card's columns for the ids of `page`. */
export function cards(order: RawBuilder<unknown>) {
  return sql`select products.id, products.title, products.price, products.currency, makes.name as make, models.name as model,
      model_year, mileage, location, body_type, fuel_type, transmission, image_count, media.hash as media_hash
    from page join products on products.id = page.id
    left join makes on makes.id = products.make_id
    left join models on models.id = products.model_id
    left join media on media.id = products.cover_media_id
    order by page.price ${order}, page.id ${order}`
}

/** The cards of these products, in their order; one that is gone is left out. */
export async function cardsOf(db: Database, ids: readonly number[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<VehicleRow>`
    with page as (select id, price from unnest(${ids}::bigint[]) with ordinality as asked (id, price))
    ${cards(sql`asc`)}`.execute(db)
  return rows
}

/** An empty page is one row of nulls beside the total. */
export function splitTotal(found: (VehicleRow & { total: number })[]): VehicleRows {
  return { total: found[0]?.total ?? 0, rows: found.filter(({ id }) => id !== null) }
}

function filter(ofClass: RawBuilder<unknown>, { makeId, modelId }: Omit<AggregateKey, 'classes'>) {
  return sql`listed and ${ofClass}${makeId ? sql` and make_id = ${makeId}` : sql``}${modelId ? sql` and model_id = ${modelId}` : sql``}`
}
