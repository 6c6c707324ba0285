import { type RawBuilder, sql } from 'kysely'
import { shopZone } from '../../core/shop-day.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DayRow, Span } from './period.ts'

interface Wanted extends Span {
  vendorId: number
  /** One listing instead of all. */
  productId?: number
}

/** A day of the shop begins there. */
const midnight = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone ${shopZone()})`

/**
 * What became of a seller's listings, a row for each source and day: `product_id`, `day` and the eight figures. Favourites
 * and the like are read where they stand; what a seller does with their own listing is left out.
 */
export function factsOf({ vendorId, productId, from, to }: Wanted): RawBuilder<unknown> {
  const day = (at: string) => sql`(${sql.ref(at)} at time zone ${shopZone()})::date`
  const within = (at: string) => sql`${sql.ref(at)} >= ${midnight(sql`${from}::date`)}
    and ${sql.ref(at)} < ${midnight(sql`(${to}::date + 1)`)}`
  const one = (column: string) =>
    productId === undefined ? sql`true` : sql`${sql.ref(column)} = ${productId}`
  return sql`
    select product_id, day, shown, opened, revealed, shared, 0 as favourites, 0 as questions, 0 as offers, 0 as orders
      from view_days where vendor_id = ${vendorId} and day between ${from} and ${to} and ${one('product_id')}
    union all select kept.product_id, ${day('kept.added_at')}, 0, 0, 0, 0, 1, 0, 0, 0 from (
        select product_id, lists.account_id, min(added_at) as added_at
        from products join favourites on product_id = products.id
        join favourite_lists as lists on lists.id = list_id
        where vendor_id = ${vendorId} and lists.account_id <> ${vendorId} and ${one('product_id')}
        group by product_id, lists.account_id
      ) as kept where ${within('kept.added_at')}
    union all select product_id, ${day('opened_at')}, 0, 0, 0, 0, 0, 1, 0, 0 from threads
      where vendor_id = ${vendorId} and product_id is not null and ${within('opened_at')} and ${one('product_id')}
    union all select product_id, ${day('made_at')}, 0, 0, 0, 0, 0, 0, 1, 0
      from products join offers on product_id = products.id
      where vendor_id = ${vendorId} and ${within('made_at')} and ${one('product_id')}
    union all select product_id, ${day('date_placed')}, 0, 0, 0, 0, 0, 0, 0, 1
      from products join order_lines on product_id = products.id join orders on orders.id = order_id
      where products.vendor_id = ${vendorId} and orders.status <> 'Canceled' and ${within('date_placed')}
        and ${one('product_id')}`
}

export const figureSums = sql`sum(shown)::integer as shown, sum(opened)::integer as opened,
  sum(revealed)::integer as revealed, sum(shared)::integer as shared, sum(favourites)::integer as favourites,
  sum(questions)::integer as questions, sum(offers)::integer as offers, sum(orders)::integer as orders`

/** Days on which something happened. */
export async function listFigureDays(db: Database, wanted: Wanted): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day::text, ${figureSums} from (${factsOf(wanted)}) as facts group by day order by day`.execute(
    db,
  )
  return rows
}

/** The first day that has views of any listing; null where nobody has counted. */
export async function countedSince(db: Database): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from view_days`.execute(db)
  return rows[0]?.day ?? null
}
