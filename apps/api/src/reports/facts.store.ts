import { sql } from 'kysely'
import { shopZone } from '../core/shop-day.ts'
import type { Database } from '../platform/db/database.ts'
import { anyOf } from '../platform/db/any-of.ts'
import { steps as stepNames } from '../delivery/tracking/steps.data.ts'

/** Changed orders, the newest first, locked until the transaction ends; those that another process has are skipped. */
export async function takeChanged(db: Database, most: number): Promise<number[]> {
  const { rows } = await sql<{ order_id: number }>`
    delete from report_changes where order_id in (
      select order_id from report_changes order by order_id desc limit ${most} for update skip locked)
    returning order_id`.execute(db)
  return rows.map(({ order_id }) => order_id)
}

/** Orders whose last change no report has counted yet. */
export async function countChanged(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from report_changes`.execute(db)
  return rows[0]?.count ?? 0
}

/** How an order came about: the first of these that is true. A link is a visit by it, a code was typed. */
const source = sql`case
  when exists (select from offers where offers.basket_id = orders.basket_id) then 'offer'
  when exists (select from baskets where baskets.id = orders.basket_id and quote_answered_at is not null) then 'quote'
  when orders.agent_id is null then 'shop'
  when exists (select from referrals where referrals.agent_id = orders.agent_id
    and referrals.account_id = orders.account_id and token_hash is not null and opened_at <= orders.date_placed) then 'link'
  else 'code' end`

/** The last event by which an order that had been paid waits for its payment again; 0 where none did. */
const putBack = sql`(select coalesce(max(back.id), 0) from order_events as back
  where back.order_id = orders.id and back.status in ('Pending', 'Payment Declined')
    and exists (select from order_events as earlier
      where earlier.order_id = orders.id and earlier.status = 'Authorized' and earlier.id < back.id))`

/** What the shipping line asks by the tariff that was in force when the order was placed; null where none was. */
const tariffCost = sql`(select tariffs.amount
  from shipping_tariffs as tariffs
  where tariffs.shipping_type = orders.shipping_type and tariffs.currency = orders.currency
    and tariffs.valid_from <= orders.date_placed
    and (tariffs.valid_to is null or orders.date_placed < tariffs.valid_to)
    and exists (select from order_lines where order_id = orders.id and class in ('cars', 'commercial'))
    and (tariffs.port_id is null or tariffs.port_id = (select port_id from order_lines
      join shipping_options on shipping_options.id = shipping_option_id
      where order_id = orders.id order by shipping_charge desc, position limit 1))
  order by tariffs.port_id nulls last, tariffs.valid_from desc limit 1)`

/** Orders whose payment is found, with what of them is taken back since. */
const paidOrders = (ids: readonly number[]) => sql`
  select orders.id, orders.currency, orders.total, orders.destination_country as country, orders.agent_id, ${source} as source,
    paid.at as paid_at, canceled.at as canceled_at, coalesce(waived.amount, 0) as waived,
    case when canceled.at is null and (orders.shipping > 0 or carrier.amount is not null) then orders.shipping end as freight,
    case when canceled.at is null and (orders.shipping > 0 or carrier.amount is not null)
      then coalesce(carrier.amount, ${tariffCost}) end as freight_cost,
    carrier.amount is not null as is_carrier
  from orders
  join lateral (select id, at from order_events where order_id = orders.id and status = 'Authorized'
    and order_events.id > ${putBack} order by order_events.id desc limit 1) as paid on true
  left join lateral (select at from order_events where order_id = orders.id and status = 'Canceled'
    and order_events.id > paid.id and orders.status = 'Canceled' order by order_events.id desc limit 1) as canceled on true
  left join lateral (select sum(waived) as amount from payments where payments.order_id = orders.id and waived > 0) as waived on true
  left join lateral (select amount from freight_costs
    where freight_costs.order_id = orders.id order by freight_costs.id desc limit 1) as carrier on true
  where orders.id = ${anyOf([...ids])}`

/** A line's share of a sum of its order: in proportion to the price of its goods, to the last cent. */
const share = (amount: string) =>
  sql`(div((${sql.raw(amount)})::numeric * upto, whole) - div((${sql.raw(amount)})::numeric * (upto - weight), whole))::bigint`

/** Computes what reports add up of these orders anew. */
export async function writeSaleEntries(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from sale_entries where order_id = ${anyOf([...ids])}`.execute(db)
  await sql`
    with paid as materialized (${paidOrders(ids)}),
    weighed as (
      select paid.*, order_lines.id as line_id, make_id, vendor_id, position,
        case when sum(order_lines.goods_before_discount - order_lines.discount) over every > 0
          then order_lines.goods_before_discount - order_lines.discount else 1 end as weight
      from paid join order_lines on order_lines.order_id = paid.id join products on products.id = product_id
      window every as (partition by paid.id)
    ), lines as (
      select *, sum(weight) over (partition by id) as whole, sum(weight) over (partition by id order by position) as upto,
        row_number() over (partition by id order by position) = 1 as is_first,
        row_number() over (partition by id, make_id order by position) = 1 as is_first_of_make,
        row_number() over (partition by id, vendor_id order by position) = 1 as is_first_of_seller
      from weighed
    ), entries as (
      select lines.*, 'sale' as kind, paid_at as at, ${share('total')} as amount,
        ${share('freight')} as line_freight, ${share('freight_cost')} as line_cost from lines
      union all
      select lines.*, 'cancellation', canceled_at, -${share('total - waived')}, null, null from lines
      where canceled_at is not null
      union all
      select lines.*, 'refund', payments.at, -${share('payments.waived')}, null, null
      from lines join payments on payments.order_id = lines.id and payments.waived > 0
    )
    insert into sale_entries (order_id, line_id, kind, at, currency, amount, is_first, is_first_of_make,
      is_first_of_seller, country, make_id, vendor_id, agent_id, source, freight, freight_cost, freight_basis)
    select id, line_id, kind, at, currency, amount, is_first, is_first_of_make, is_first_of_seller, country, make_id, vendor_id, agent_id, source,
      line_freight, line_cost, case when line_cost is not null then case when is_carrier then 'carrier' else 'tariff' end end
    from entries`.execute(db)
}

/** In sequence. */
const steps = sql`array[${sql.join([...stepNames])}]::text[]`

const dayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone ${shopZone()})::date`

/**
 * Computes anew how many days these orders were in each step: from the latest of the steps before it to the day on which
 * it was done, and none where a later step came first. Which day a step was done is as the order's own page has it.
 */
export async function writeStepTimes(db: Database, ids: readonly number[]): Promise<void> {
  await sql`delete from step_times where order_id = ${anyOf([...ids])}`.execute(db)
  await sql`
    with chosen as materialized (
      select orders.*, ${source} as source, ${putBack} as put_back,
        first.make_id, first.vendor_id
      from orders
      left join lateral (select make_id, vendor_id from order_lines join products on products.id = product_id
        where order_id = orders.id order by position limit 1) as first on true
      where orders.id = ${anyOf([...ids])}
    ), own as (
      select id as order_id, 'placed' as step, ${dayOf('date_placed')} as done_on from chosen
      union all
      select order_id, 'slip', min(paid_on) from payment_reports where order_id = ${anyOf([...ids])} group by 1
      union all
      select chosen.id, 'paid', ${dayOf('max(at)')} from chosen join order_events on order_id = chosen.id
        and order_events.status = 'Authorized' and order_events.id > put_back group by 1
      union all
      select order_id, 'sailed', ${dayOf('max(at)')} from order_events
      where order_id = ${anyOf([...ids])} and status = 'Shipped' group by 1
    ), moves as (
      select distinct on (order_steps.order_id, step) order_steps.order_id, step, done_on, is_failed
      from order_steps join chosen on chosen.id = order_steps.order_id
      left join order_events as back on back.id = put_back
      where step <> 'paid' or back.at is null or order_steps.at > back.at
      order by order_steps.order_id, step, order_steps.id desc
    ), days as (
      select order_id, step, coalesce(moves.done_on, own.done_on) as done_on
      from own full join moves using (order_id, step)
      where coalesce(moves.done_on, own.done_on) is not null and not coalesce(is_failed, false)
    ), timed as (
      select order_id, step, done_on, max(done_on) over (partition by order_id
        order by array_position(${steps}, step) rows between unbounded preceding and 1 preceding) as since
      from days
    )
    insert into step_times (order_id, step, done_on, days, country, make_id, vendor_id, agent_id, source)
    select order_id, step, done_on, greatest(done_on - since, 0), destination_country, make_id, vendor_id, agent_id, source
    from timed join chosen on chosen.id = order_id where since is not null`.execute(db)
}
