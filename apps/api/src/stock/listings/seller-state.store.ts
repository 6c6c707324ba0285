import type { SellerListingState, StateCounts } from '@bandari/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/**
 * Where a listing stands, as its seller reads it. It is never stored: it follows from orders, held prices, publishing
 * and decisions of staff. What a buyer was promised comes first, and what staff decided before the seller's own switch.
 */

const openOrders = sql`(select from order_lines join orders on orders.id = order_id
  where product_id = products.id and orders.status in ('Pending', 'Authorized'))`

/** Nothing of it is left for another buyer. */
const isBound = sql`(products.reserved > 0 and products.reserved >= products.quantity)`

export const sellerState: RawBuilder<SellerListingState> = sql`(case
  when products.quantity = 0 then 'sold'
  when ${isBound} and exists ${openOrders} then 'ordered'
  when ${isBound} then 'reserved'
  when products.sold_elsewhere_at is not null then 'sold'
  when products.taken_down then 'taken_down'
  when products.status = 'live' then 'live'
  when products.withdrawn_at is not null then 'withdrawn'
  else 'draft' end)`

const takeDown = (column: 'at' | 'reason') => sql`(select ${sql.ref(column)} from audit
  where subject = 'listing' and subject_id = products.id::text and action = 'take-down-listing'
  order by id desc limit 1)`

/** Null where nobody noted it: before, nobody wrote down when a listing was published. */
export const stateSince: RawBuilder<Date | null> = sql`(case ${sellerState}
  when 'sold' then coalesce(products.sold_elsewhere_at, (select max(orders.status_since)
    from order_lines join orders on orders.id = order_id
    where product_id = products.id and orders.status = 'Shipped'))
  when 'ordered' then (select max(date_placed) from order_lines join orders on orders.id = order_id
    where product_id = products.id and orders.status in ('Pending', 'Authorized'))
  when 'reserved' then (select max(state_since) from offers where product_id = products.id and state = 'accepted')
  when 'taken_down' then ${takeDown('at')}
  when 'live' then products.published_at
  when 'withdrawn' then products.withdrawn_at
  else products.date_created end)`

export const takenDownReason: RawBuilder<string | null> = sql`(case when products.taken_down
  then ${takeDown('reason')} end)`

/** Of the newest order that it stands in or left with; null where there is none. */
export const orderNumber: RawBuilder<string | null> = sql`(select orders.number
  from order_lines join orders on orders.id = order_id
  where product_id = products.id and orders.status in ('Pending', 'Authorized', 'Shipped')
  order by orders.id desc limit 1)`

export interface SellerStateRow {
  state: SellerListingState
  state_since: Date | null
  taken_down_reason: string | null
}

/** The same as columns of a row of `products`. */
export const sellerStateColumns = sql`${sellerState} as state, ${stateSince} as state_since,
  ${takenDownReason} as taken_down_reason`

export async function getSellerState(db: Database, id: number): Promise<SellerStateRow> {
  const { rows } = await sql<SellerStateRow>`
    select ${sellerStateColumns} from products where id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`listing ${id} does not exist`)
  return row
}

export interface StandingRow {
  state: SellerListingState
  quantity: number
  sold_elsewhere_at: Date | null
  order_number: string | null
}

/** What decides what may change of it; undefined of one that is gone. */
export async function findStanding(db: Database, id: number): Promise<StandingRow | undefined> {
  const { rows } = await sql<StandingRow>`
    select ${sellerState} as state, quantity, sold_elsewhere_at, ${orderNumber} as order_number
    from products where id = ${id}`.execute(db)
  return rows[0]
}

const none: StateCounts = {
  draft: 0,
  live: 0,
  reserved: 0,
  ordered: 0,
  sold: 0,
  withdrawn: 0,
  taken_down: 0,
}

export async function countByState(
  db: Database,
  matching: RawBuilder<unknown>,
): Promise<StateCounts> {
  const { rows } = await sql<{ state: SellerListingState; n: number }>`
    select ${sellerState} as state, count(*)::integer as n from products where ${matching} group by 1`.execute(
    db,
  )
  return { ...none, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) }
}
