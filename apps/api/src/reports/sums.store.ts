import type { operations } from '@bandari/sdk/contract'
import { sql } from 'kysely'
import { shopZone } from '../core/shop-day.ts'
import type { Database } from '../platform/db/database.ts'
import type { Span } from './periods.ts'

export type ReportQuery = operations['getTurnoverReport']['parameters']['query']
export type Group = ReportQuery['by']

/** Which of the periods of a report a sum is of. */
export type SpanName = 'now' | 'before' | 'yearAgo'

export type NamedSpans = readonly { name: SpanName; span: Span }[]

interface Key {
  span: SpanName
  key: string | null
  /** The currency of the sums, which are never added to those of another; of days it is their step. */
  unit: string
}

export interface SaleSums extends Key {
  orders: number
  turnover: number
  canceled: number
  returned: number
}

export interface FreightSums extends Key {
  orders: number
  charged: number
  by_carrier: number
  by_tariff: number
  charged_known: number
  cost: number | null
}

/** How many orders were so many days in a step. */
export interface StepCount extends Key {
  days: number
  orders: number
}

const columns: Readonly<Record<Exclude<Group, 'month'>, string>> = {
  country: 'country::text',
  make: 'make_id::text',
  seller: 'vendor_id::text',
  supporter: 'agent_id::text',
  source: 'source',
}

const dayStart = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone ${shopZone()})`

/** Entries of one period; its days are those of the shop's calendar. */
function entriesIn(spans: NamedSpans, kinds: 'all' | 'sales') {
  const isSale = kinds === 'sales' ? sql`and kind = 'sale' and freight is not null` : sql``
  const parts = spans.map(
    ({
      name,
      span: { from, to },
    }) => sql`select ${name}::text as span, sale_entries.* from sale_entries
      where at >= ${dayStart(from)} and at < ${dayStart(to, 1)} ${isSale}`,
  )
  return sql.join(parts, sql` union all `)
}

function keyOf(by: Group | null, month: string) {
  if (by === null) return sql`null::text`
  return sql.raw(by === 'month' ? month : columns[by])
}

const entryMonth = () => `to_char(at at time zone '${shopZone()}', 'YYYY-MM')`

/** An order has several lines of a seller or make; of anything else its first line stands for it. */
function ordersOf(by: Group | null, condition: string) {
  return sql.raw(
    by === 'make' || by === 'seller'
      ? `count(distinct order_id) filter (where ${condition})::integer`
      : `count(*) filter (where is_first and ${condition})::integer`,
  )
}

export async function sumSales(
  db: Database,
  spans: NamedSpans,
  by: Group | null,
): Promise<SaleSums[]> {
  const { rows } = await sql<SaleSums>`
    select span, ${keyOf(by, entryMonth())} as key, currency::text as unit,
      ${ordersOf(by, "kind = 'sale'")} as orders,
      ${ordersOf(by, "kind = 'cancellation'")} as canceled,
      coalesce(sum(amount) filter (where kind = 'sale'), 0)::bigint as turnover,
      coalesce(-sum(amount) filter (where kind <> 'sale'), 0)::bigint as returned
    from (${entriesIn(spans, 'all')}) as entries group by 1, 2, 3`.execute(db)
  return rows
}

export async function sumFreight(
  db: Database,
  spans: NamedSpans,
  by: Group | null,
): Promise<FreightSums[]> {
  const { rows } = await sql<FreightSums>`
    select span, ${keyOf(by, entryMonth())} as key, currency::text as unit,
      ${ordersOf(by, 'true')} as orders,
      sum(freight)::bigint as charged,
      ${ordersOf(by, "freight_basis = 'carrier'")} as by_carrier,
      ${ordersOf(by, "freight_basis = 'tariff'")} as by_tariff,
      coalesce(sum(freight) filter (where freight_cost is not null), 0)::bigint as charged_known,
      sum(freight_cost)::bigint as cost
    from (${entriesIn(spans, 'sales')}) as entries group by 1, 2, 3`.execute(db)
  return rows
}

/** Counted by days, because a median of a year's orders would sort them all. */
export async function countSteps(
  db: Database,
  spans: NamedSpans,
  by: Group | null,
): Promise<StepCount[]> {
  const parts = spans.map(
    ({ name, span: { from, to } }) => sql`select ${name}::text as span, step_times.* from step_times
      where done_on between ${from}::date and ${to}::date`,
  )
  const { rows } = await sql<StepCount>`
    select span, ${keyOf(by, "to_char(done_on, 'YYYY-MM')")} as key, step as unit, days, count(*)::integer as orders
    from (${sql.join(parts, sql` union all `)}) as times group by 1, 2, 3, 4`.execute(db)
  return rows
}
