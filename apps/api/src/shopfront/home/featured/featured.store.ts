import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { VehicleClass } from '../../../stock/catalogue/search/vehicle-query.ts'

export interface PromotedRow {
  id: number
  title: string
  price: number
  currency: string
  body_type: string | null
  media_hash: string | null
}

interface Popular {
  class: VehicleClass
  /** The number of models looked at, of those that sellers have most of. */
  models: number
}

/** The cheapest vehicle in a price range for each of the commonest models, the commonest first. Cents. */
export async function listInRange(
  db: Database,
  { from, to = Number.MAX_SAFE_INTEGER, ...popular }: Popular & { from: number; to?: number },
): Promise<PromotedRow[]> {
  const found = await sql<PromotedRow>`
    with popular as materialized (${popularModels(popular)})
    ${cheapest(popular.class, sql`${from}::bigint`, sql`${to}::bigint`)}`.execute(db)
  return found.rows
}

/** A vehicle from the middle of the prices for each of the commonest models, the commonest first. */
export async function listTypical(db: Database, popular: Popular): Promise<PromotedRow[]> {
  const found = await sql<PromotedRow>`
    with most as materialized (${popularModels(popular)}),
    popular as materialized (
      select most.*, (
        select percentile_disc(0.5) within group (order by price) from vehicle_search
        where class = ${popular.class} and make_id = most.make_id and model_id = most.model_id
      ) as middle from most)
    ${cheapest(popular.class, sql`popular.middle`, sql`${Number.MAX_SAFE_INTEGER}::bigint`)}`.execute(
    db,
  )
  return found.rows
}

function popularModels({ class: wanted, models }: Popular) {
  return sql`select make_id, model_id, count(*) as n from vehicle_search
    where class = ${wanted} and model_id is not null
    group by make_id, model_id order by n desc, model_id limit ${models}`
}

/** One step into the index of each model's prices, so the cost does not grow with the catalogue. */
function cheapest(wanted: VehicleClass, from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) {
  return sql`select found.*, media.hash as media_hash
    from popular cross join lateral (
      select products.id, title, products.price, currency, body_type, cover_media_id from (
        select id from vehicle_search where class = ${wanted} and make_id = popular.make_id
          and model_id = popular.model_id and price between ${from} and ${to}
        order by price, id limit 1) as first
      join products on products.id = first.id) as found
    left join media on media.id = found.cover_media_id
    order by popular.n desc, popular.model_id`
}
