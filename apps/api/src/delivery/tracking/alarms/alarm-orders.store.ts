import { sql } from 'kysely'
import { shopZone } from '../../../core/shop-day.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type Step } from '../steps.data.ts'

/* Queries of the tracking alarms. Days are `2026-12-31`. */

export interface AwaitedShip {
  orderId: number
  /** Country of import, which may be another than the port's. */
  country: string | null
  /** The earliest arrival that was ever expected. */
  before: string
  eta: string
  /** Months of manufacture of its vehicles (`2017-03`), as far as known. */
  months: string[]
}

const onlyOrder = (orderId: number | null) =>
  sql`(${orderId}::bigint is null or orders.id = ${orderId})`

const isUnderWay = sql`orders.status in ('Authorized', 'Shipped')`

/** Whether a step is done by its latest move. */
const isDone = (step: Step) => sql`coalesce((select done_on is not null from order_steps
  where order_id = orders.id and step = ${step} order by id desc limit 1), false)`

/** Ships that have an expected arrival and have not arrived. */
export async function listAwaitedShips(
  db: Database,
  orderId: number | null,
): Promise<AwaitedShip[]> {
  const { rows } = await sql<AwaitedShip>`
    select orders.id as "orderId", coalesce(landed.country, orders.destination_country) as country, eta::text,
      least(landed.until, (select min(eta) from shipment_changes as change
        where change.order_id = orders.id and change.eta >= (orders.date_placed at time zone ${shopZone()})::date))::text as before,
      coalesce((select jsonb_agg(distinct manufactured) from order_lines join products on products.id = product_id
        where order_lines.order_id = orders.id and manufactured ~ '^\\d{4}-\\d{2}$'), '[]') as months
    from shipments join orders on orders.id = shipments.order_id
    left join lateral (
      select asked ->> 'country' as country, (answer -> 'arrival' ->> 'to')::date as until from order_landed_prices
      where order_landed_prices.order_id = orders.id order by position limit 1) as landed on true
    where shipments.eta is not null and ${isUnderWay} and ${onlyOrder(orderId)} and not ${isDone('arrived')}`.execute(
    db,
  )
  return rows.filter(({ before }) => before !== null)
}

/** Orders whose ship arrives by a day and whose documents were not sent. */
export async function listWithoutDocuments(
  db: Database,
  { arrivesBy, orderId }: { arrivesBy: string; orderId: number | null },
): Promise<{ orderId: number; eta: string }[]> {
  const { rows } = await sql<{ orderId: number; eta: string }>`
    select orders.id as "orderId", eta::text from shipments join orders on orders.id = shipments.order_id
    where eta <= ${arrivesBy}::date and ${isUnderWay} and ${onlyOrder(orderId)}
      and not ${isDone('documents')} and not ${isDone('delivered')}`.execute(db)
  return rows
}

/** Orders whose vehicle failed its last inspection. */
export async function listFailedInspections(
  db: Database,
  orderId: number | null,
): Promise<{ orderId: number; on: string }[]> {
  const { rows } = await sql<{ orderId: number; on: string }>`
    select orders.id as "orderId", last.done_on::text as on from orders
    join lateral (select done_on, is_failed from order_steps
      where order_id = orders.id and step = 'inspected' order by id desc limit 1) as last on is_failed
    where ${isUnderWay} and ${onlyOrder(orderId)}
      and orders.id in (select order_id from order_steps where is_failed)`.execute(db)
  return rows
}

/** Orders whose next step was due before a day. The payment deadline covers what buyers owe. */
export async function listLateSteps(
  db: Database,
  { today, orderId }: { today: string; orderId: number | null },
): Promise<{ orderId: number; step: Step; due: string }[]> {
  const { rows } = await sql<{ orderId: number; step: Step; due: string }>`
    select orders.id as "orderId", next_step as step, due_on::text as due
    from order_progress join orders on orders.id = order_progress.order_id
    where due_on < ${today}::date and next_step not in ('slip', 'paid') and ${isUnderWay} and ${onlyOrder(orderId)}`.execute(
    db,
  )
  return rows
}
