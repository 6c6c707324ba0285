import type { operations } from '@bandari/sdk/contract'
import { sql } from 'kysely'
import { shopZone } from '../core/shop-day.ts'
import type { Database } from '../platform/db/database.ts'
import type { Span } from './periods.ts'

export type ReportQuery = operations['getTurnoverReport']['parameters']['query']
export type Group = ReportQuery['by']

/** Which of the periods of a report a sum is of. */
export type SpanName = 'now' | 'before' | 'yearAgo'

/** Spans under the name of their period; where the rows are months, under that of their month. */
export type NamedSpans = readonly { name: string; span: Span }[]

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
  /** Each order once, however many makes or sellers it is counted for. */
  all_orders: number
  all_canceled: number
  returned: number
}

export interface FreightSums extends Key {
  orders: number
  charged: number
  by_carrier: number
  by_tariff: number
  /** Each order once, however many makes or sellers it is counted for. */
  all_orders: number
  all_by_carrier: number
  all_by_tariff: number
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

/** What the index of the day holds: more would be read from all over the table. */
const saleColumns = sql`kind, currency, amount, is_first, is_first_of_make, is_first_of_seller, country, make_id,
  vendor_id, agent_id, source, freight, freight_cost, freight_basis`
const stepColumns = sql`step, days, country, make_id, vendor_id, agent_id, source`

/** Entries of one period; its days are those of the shop's calendar. */
function entriesIn(spans: NamedSpans, kinds: 'all' | 'sales') {
  const isSale = kinds === 'sales' ? sql`and kind = 'sale' and freight is not null` : sql``
  const parts = spans.map(
    ({
      name,
      span: { from, to },
    }) => sql`select ${name}::text as span, ${saleColumns} from sale_entries
      where at >= ${dayStart(from)} and at < ${dayStart(to, 1)} ${isSale}`,
  )
  return sql.join(parts, sql` union all `)
}

/** What a row is of. Months are spans of their own: to compute the month of each entry would take longer than the rest. */
function rowOf(by: Group | null) {
  if (by === 'month') return sql`'now' as span, span as key`
  return by === null ? sql`span, null::text as key` : sql`span, ${sql.raw(columns[by])} as key`
}

/** An order has several lines; the first stands for it, where rows are makes or sellers the first of each. */
const firsts: Readonly<Partial<Record<Group, string>>> = {
  make: 'is_first_of_make',
  seller: 'is_first_of_seller',
}

const counted = (first: string, condition: string) =>
  sql.raw(`count(*) filter (where ${first} and ${condition})::integer`)

const isSale = "kind = 'sale'"
const isCanceled = "kind = 'cancellation'"
const byCarrier = "freight_basis = 'carrier'"
const byTariff = "freight_basis = 'tariff'"

export async function sumSales(
  db: Database,
  spans: NamedSpans,
  by: Group | null,
): Promise<SaleSums[]> {
  const first = firsts[by ?? 'month'] ?? 'is_first'
  const { rows } = await sql<SaleSums>`
    select ${rowOf(by)}, currency::text as unit,
      ${counted(first, isSale)} as orders, ${counted(first, isCanceled)} as canceled,
      ${counted('is_first', isSale)} as all_orders, ${counted('is_first', isCanceled)} as all_canceled,
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
  const first = firsts[by ?? 'month'] ?? 'is_first'
  const { rows } = await sql<FreightSums>`
    select ${rowOf(by)}, currency::text as unit,
      ${counted(first, 'true')} as orders, ${counted('is_first', 'true')} as all_orders,
      ${counted(first, byCarrier)} as by_carrier, ${counted('is_first', byCarrier)} as all_by_carrier,
      ${counted(first, byTariff)} as by_tariff, ${counted('is_first', byTariff)} as all_by_tariff,
      sum(freight)::bigint as charged,
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
    ({
      name,
      span: { from, to },
    }) => sql`select ${name}::text as span, ${stepColumns} from step_times
      where done_on between ${from}::date and ${to}::date`,
  )
  const { rows } = await sql<StepCount>`
    select ${rowOf(by)}, step as unit, days, count(*)::integer as orders
    from (${sql.join(parts, sql` union all `)}) as times group by 1, 2, 3, 4`.execute(db)
  return rows
}
