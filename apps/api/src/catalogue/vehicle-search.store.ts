import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { planSteps, type StepPlan } from './price-steps.ts'
import type { VehicleClass, VehicleQuery } from './vehicle-query.ts'

/** A search by what the cube counts: class, make, model and price. Zero means any. */
export interface CubeSearch extends Pick<VehicleQuery, 'classes' | 'prices' | 'descending'> {
  makeId: number
  modelId: number
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
}

/**
 * Exact count and any page in one statement: the cube's cells give the count and tell in which price step the page
 * begins, and the index is entered there instead of being walked from the start (database design, §2).
 */
export async function searchByCube(db: Database, search: CubeSearch): Promise<VehicleRows> {
  const plan = planSteps(search.prices)
  const order = search.descending ? sql`desc` : sql`asc`
  const found = await sql<VehicleRow & { total: number }>`
    with cells as materialized (${cells(search, plan)}),
    running as (select price_step, n, sum(n) over (order by price_step ${order}) - n as before from cells),
    start as (select price_step, ${search.offset} - before as skip from running
      where before <= ${search.offset} and before + n > ${search.offset}),
    page as (${page(search, order)})
    select totals.total, cards.* from (select coalesce(sum(n), 0)::integer as total from cells) as totals
    left join lateral (${cards(order)}) as cards on true`.execute(db)
  return splitTotal(found.rows)
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

/** An empty page is one row of nulls beside the total. */
export function splitTotal(found: (VehicleRow & { total: number })[]): VehicleRows {
  return { total: found[0]?.total ?? 0, rows: found.filter(({ id }) => id !== null) }
}

function cells({ classes, makeId, modelId }: CubeSearch, { whole, parts }: StepPlan) {
  const within = sql`class in (${sql.join(classes)}) and price_step between ${whole.from} and ${whole.to}`
  const counted = sql`select price_step, n from vehicle_cube
    where ${within} and make_id = ${makeId} and model_id = ${modelId} and price_step >= 0
    union all select price_step, n from vehicle_cube_delta
    where ${within}${makeId ? sql` and make_id = ${makeId}` : sql``}${modelId ? sql` and model_id = ${modelId}` : sql``}`
  const pieces = parts.map(
    ({ step, from, to }) => sql`select ${sql.lit(step)}::smallint, count(*)::integer from products
      where ${filter(sql`class in (${sql.join(classes)})`, makeId, modelId)} and price between ${from} and ${to}`,
  )
  return sql`select price_step, sum(n)::integer as n from (${sql.join([counted, ...pieces], sql` union all `)}) as counts
    group by price_step having sum(n) <> 0`
}

function filter(ofClass: RawBuilder<unknown>, makeId: number, modelId: number) {
  return sql`listed and ${ofClass}${makeId ? sql` and make_id = ${makeId}` : sql``}${modelId ? sql` and model_id = ${modelId}` : sql``}`
}

/** Enters the index at the step where the page begins; two classes are two walks merged. */
function page(
  { classes, makeId, modelId, prices, descending, limit }: CubeSearch,
  order: RawBuilder<unknown>,
) {
  const within = descending
    ? sql`price >= ${prices.from} and price <= least(${prices.to}::bigint, (select ${highestOfStart} from start))`
    : sql`price <= ${prices.to} and price >= greatest(${prices.from}::bigint, (select ${lowestOfStart} from start))`
  const walk = (name: VehicleClass) => sql`(select id, price from products
    where ${filter(sql`class = ${name}`, makeId, modelId)} and ${within}
    order by price ${order}, id ${order} limit (select skip + ${limit} from start))`
  return sql`select id, price from (${sql.join(classes.map(walk), sql` union all `)}) as walks
    order by price ${order}, id ${order} limit ${limit} offset (select skip from start)`
}

/** `lowestIn` and `highestIn` of price-steps.ts, for a step that the statement itself finds. */
const lowestOfStart = sql`case when price_step % 2 = 0 then price_step::bigint / 2 * 50000 else (price_step::bigint - 1) / 2 * 50000 + 1 end`
const highestOfStart = sql`case when price_step = 175 then 9007199254740991 when price_step % 2 = 0 then price_step::bigint / 2 * 50000
  else (price_step::bigint + 1) / 2 * 50000 - 1 end`
