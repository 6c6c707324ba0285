import { type RawBuilder, sql } from 'kysely'
import type { CommissionLevel } from '../../selling/supporter-programme.ts'
import type { PositionKey } from '../tables.ts'
import { shopZone } from '../../core/shop-day.ts'
import type { Database } from '../../platform/db/database.ts'

/** Cents. `pending` and `approved` together are the sum of all of the agent's entries. */
export interface Balance {
  pending: number
  /** Approved and not paid; negative after the reversal of a sale whose commission had been paid. */
  approved: number
  paid: number
}

/*
 * The state that an entry counts as. A reversal counts as the entry that it reverses, so that the two add up to nothing
 * in either state. Entries that are not sales are approved at once.
 */
const isPending = sql`entries.kind in ('earn', 'reverse') and not exists (
  select from commission_approvals where entry_id = coalesce(entries.reverses, entries.id))`

const sums = sql`
  coalesce(sum(amount) filter (where ${isPending}), 0)::bigint as pending,
  coalesce(sum(amount) filter (where not (${isPending})), 0)::bigint as approved,
  coalesce(-sum(amount) filter (where kind = 'pay'), 0)::bigint as paid`

export async function getBalance(db: Database, agentId: number): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select ${sums} from commission_entries as entries where agent_id = ${agentId}`.execute(db)
  return rows[0] ?? { pending: 0, approved: 0, paid: 0 }
}

/** A balance for each agent, for a list of them. */
export const balances: RawBuilder<Balance & { agent_id: number }> = sql`
  select agent_id, ${sums} from commission_entries as entries group by agent_id`

/** Approved entries, reversals and adjustments among them, that no payout has settled: what is owed now. */
export const unpaidEntries: RawBuilder<{ id: number; agent_id: number; amount: number }> = sql`
  select entries.id, agent_id, amount from commission_entries as entries
  where kind <> 'pay' and not (${isPending})
    and not exists (select from commission_settlements where entry_id = entries.id)`

/** The earnings of the agent's own sales and of their recruits', less reversals. */
export async function getEarned(
  db: Database,
  agentId: number,
): Promise<Record<CommissionLevel, number>> {
  const { rows } = await sql<Record<CommissionLevel, number>>`
    select coalesce(sum(amount) filter (where level = 'direct'), 0)::bigint as direct,
      coalesce(sum(amount) filter (where level = 'downline'), 0)::bigint as downline
    from commission_entries where agent_id = ${agentId}`.execute(db)
  return rows[0] ?? { direct: 0, downline: 0 }
}

export interface MonthRow extends Record<CommissionLevel, number> {
  month: string
}

/** By month of the shop's calendar, months without an entry left out. */
export async function listMonths(
  db: Database,
  { agentId, since }: { agentId: number; since: Date },
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(at at time zone ${shopZone()}, 'YYYY-MM') as month,
      coalesce(sum(amount) filter (where level = 'direct'), 0)::bigint as direct,
      coalesce(sum(amount) filter (where level = 'downline'), 0)::bigint as downline
    from commission_entries where agent_id = ${agentId} and at >= ${since} and level is not null
    group by 1 order by 1`.execute(db)
  return rows
}

export interface EntryRow {
  id: number
  at: Date
  kind: 'earn' | 'reverse' | 'adjust' | 'pay' | 'training'
  level: CommissionLevel | null
  order_number: string | null
  position: PositionKey | null
  rate: number | null
  base: number | null
  amount: number
  currency: string
  approves_at: Date | null
  note: string
  is_reversed: boolean
  is_approved: boolean
  is_settled: boolean
  /** The reference of the payout that settled it. */
  payout_reference: string | null
  /** When that payout was recorded. */
  paid_at: Date | null
}

/** An entry with its present state. */
export const shownOfEntry = sql<EntryRow>`entries.id, entries.at, entries.kind, entries.level, number as order_number,
  entries.position, entries.rate, entries.base, entries.amount, entries.currency, entries.approves_at, entries.note,
  exists (select from commission_entries where reverses = entries.id) as is_reversed,
  not (${isPending}) as is_approved, payout_id is not null as is_settled, payouts.note as payout_reference,
  payouts.at as paid_at`

export const entriesWithOrders = sql`commission_entries as entries
  left join orders on orders.id = entries.order_id`

export const settlements = sql`
  left join commission_settlements as settled on settled.entry_id = entries.id
  left join commission_entries as payouts on payouts.id = payout_id`

interface Window {
  limit?: number
  offset?: number
  oldestFirst?: boolean
}

/** Newest first, unless asked otherwise. */
export async function listEntries(
  db: Database,
  agentId: number,
  { limit, offset = 0, oldestFirst = false }: Window = {},
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${shownOfEntry} from ${entriesWithOrders} ${settlements}
    where entries.agent_id = ${agentId}
    order by entries.id ${oldestFirst ? sql`` : sql`desc`} limit ${limit ?? null} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function countEntries(db: Database, agentId: number): Promise<number> {
  const { n } = await db
    .selectFrom('commission_entries')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('agent_id', '=', agentId)
    .executeTakeFirstOrThrow()
  return n
}
