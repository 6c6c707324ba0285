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

/** Of each of the commonest models the cheapest vehicle in a price range; the commonest first. Cents. */
export async function listInRange(
  db: Database,
  { from, to = Number.MAX_SAFE_INTEGER, ...popular }: Popular & { from: number; to?: number },
): Promise<PromotedRow[]> {
  const found = await sql<PromotedRow>`
    with popular as materialized (${popularModels(popular)})
    ${cheapest(popular.class, sql`${from}::bigint`, sql`${to}::bigint`)}`.execute(db)
  return found.rows
}

/** Of each of the commonest models a vehicle from the middle of its prices; the commonest first. */
export async function listTypical(db: Database, popular: Popular): Promise<PromotedRow[]> {
  const found = await sql<PromotedRow>`
    with most as materialized (${popularModels(popular)}),
    popular as materialized (
      select most.*, (
        select case when price_step % 2 = 0 then price_step::bigint / 2 * 50000
          else (price_step::bigint - 1) / 2 * 50000 + 1 end
        from (
          select price_step, sum(cells.n) over (order by price_step) as running from vehicle_cube as cells
          where cells.class = ${popular.class} and cells.make_id = most.make_id
            and cells.model_id = most.model_id and price_step >= 0
        ) as steps where running * 2 >= most.n order by price_step limit 1
      ) as middle from most)
    ${cheapest(popular.class, sql`popular.middle`, sql`${Number.MAX_SAFE_INTEGER}::bigint`)}`.execute(
    db,
  )
  return found.rows
}

/** The cube counts them, so that nothing is counted here. */
function popularModels({ class: wanted, models }: Popular) {
  return sql`select make_id, model_id, n from vehicle_cube
    where class = ${wanted} and model_id > 0 and price_step = -1
    order by n desc, model_id limit ${models}`
}

/** One step into the index of each model's prices, so the cost does not grow with the catalogue. */
function cheapest(wanted: VehicleClass, from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) {
  return sql`select found.*, media.hash as media_hash
    from popular cross join lateral (
      select id, title, price, currency, body_type, cover_media_id from products
      where listed and class = ${wanted} and make_id = popular.make_id
        and model_id = popular.model_id and price between ${from} and ${to}
      order by price, id limit 1) as found
    left join media on media.id = found.cover_media_id
    order by popular.n desc, popular.model_id`
}
