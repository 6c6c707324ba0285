import type { FunnelGroup } from '@bandari/sdk'
import { sql } from 'kysely'
import { shopZone } from '../../core/shop-day.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FunnelStep } from '../../stock/views/visitor.ts'
import type { Span } from '../periods.ts'

export interface StepSum {
  span: 'now' | 'before'
  key: string | null
  step: FunnelStep | 'ordered' | 'paid'
  count: number
}

const keys = {
  day: sql`day::text`,
  country: sql`nullif(country, '')`,
  language: sql`language`,
  source: sql`case when by_link then 'link' else 'other' end`,
} satisfies Record<FunnelGroup, unknown>

const dayStart = (day: string, later = 0) =>
  sql`((${day}::date + ${later}::integer)::timestamp at time zone ${shopZone()})`

const dayOf = (moment: string) => sql`(${sql.raw(moment)} at time zone ${shopZone()})::date`

/** Whether a visit by a supporter's link is what the order counts for, as reports of turnover have it. */
const byLink = sql`orders.agent_id is not null and exists (select from referrals
  where referrals.agent_id = orders.agent_id and referrals.account_id = orders.account_id
    and token_hash is not null and opened_at <= orders.date_placed)`

const orderColumns = sql`coalesce(destination_country, '') as country, orders.language, ${byLink} as by_link, 1 as count`

/** People, orders and payments of some days; each order has its first entry of a sale once. */
const stepsIn = (name: string, { from, to }: Span) => sql`
  select ${name}::text as span, day, step, country, language, by_link, people as count from funnel_days
  where day between ${from}::date and ${to}::date
  union all
  select ${name}, ${dayOf('date_placed')}, 'ordered', ${orderColumns} from orders
  where date_placed >= ${dayStart(from)} and date_placed < ${dayStart(to, 1)}
  union all
  select ${name}, ${dayOf('at')}, 'paid', ${orderColumns} from sale_entries join orders on orders.id = order_id
  where at >= ${dayStart(from)} and at < ${dayStart(to, 1)} and kind = 'sale' and is_first`

export async function sumSteps(
  db: Database,
  spans: Readonly<Record<StepSum['span'], Span>>,
  by: FunnelGroup,
): Promise<StepSum[]> {
  const { rows } = await sql<StepSum>`
    select span, ${keys[by]} as key, step, sum(count)::integer as count
    from (${stepsIn('now', spans.now)} union all ${stepsIn('before', spans.before)}) as steps
    group by 1, 2, 3`.execute(db)
  return rows
}

/** The first day of which people are counted; null where none is. */
export async function firstCountedDay(db: Database): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(day)::text as day from funnel_days`.execute(db)
  return rows[0]?.day ?? null
}
