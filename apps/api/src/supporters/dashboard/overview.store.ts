import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus } from '../../selling/orders/tables.ts'
import type { PositionKey } from '../tables.ts'
import type { Database } from '../../platform/db/database.ts'

export interface UsageRow {
  number: string
  date_placed: Date
  status: OrderStatus
  /** The rate of the commission; null before the payment. */
  position: PositionKey | null
  /** Cents, less what was taken back; null before the payment. */
  earned: number | null
  state: CommissionState
}

/** The state of an order's commission. `waiting`: for the buyer's payment; `none`: nothing was ever earned. */
export type CommissionState = 'waiting' | 'pending' | 'approved' | 'paid' | 'reversed' | 'none'

const maxUsages = 100

const allEarned = (by: string) => sql`coalesce(bool_and(
  exists (select from ${sql.table(by)} where entry_id = earned.id)) filter (where earned.kind = 'earn'), false)`

/** The entries of an order's last turn: what was earned before was taken back, and adds up to nothing. */
const isLastTurn = sql`not exists (select from commission_entries as later where later.kind = 'earn'
  and later.order_line_id = earned.order_line_id and later.level = earned.level and later.id > coalesce(earned.reverses, earned.id))`

/** The state of the entries `earned` of one order. All lines of an order have the same state. */
const state: RawBuilder<CommissionState> = sql`case
  when count(earned.id) = 0 then case when orders.status = 'Pending' then 'waiting' else 'none' end
  when bool_or(earned.kind = 'reverse') then 'reversed'
  when ${allEarned('commission_settlements')} then 'paid'
  when ${allEarned('commission_approvals')} then 'approved'
  else 'pending' end`

/** Orders that carry the agent's code, newest first. */
export async function listUsages(db: Database, agentId: number): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select number, date_placed, status, min(earned.position) as position,
      sum(earned.amount)::bigint as earned, ${state} as state
    from orders left join commission_entries as earned
      on earned.order_id = orders.id and earned.agent_id = orders.agent_id and level = 'direct' and ${isLastTurn}
    where orders.agent_id = ${agentId}
    group by orders.id order by date_placed desc, orders.id desc limit ${maxUsages}`.execute(db)
  return rows
}

export interface RecruitRow {
  email: string
  /** Null for a recruit without orders. */
  order: Pick<UsageRow, 'number' | 'date_placed' | 'status' | 'earned' | 'state'> | null
}

type RecruitOrderRow = UsageRow & { email: string; number: string | null }

/** The account's recruits, oldest first, with the orders that carry their codes, newest first. */
export async function listRecruits(db: Database, accountId: number): Promise<RecruitRow[]> {
  const { rows } = await sql<RecruitOrderRow>`
    select accounts.email, number, date_placed, orders.status, sum(earned.amount)::bigint as earned, ${state} as state
    from agents as recruits join accounts on accounts.id = recruits.account_id
    left join orders on orders.agent_id = recruits.id
    left join commission_entries as earned on earned.order_id = orders.id and earned.level = 'downline' and ${isLastTurn}
    where recruits.referrer_id = ${accountId}
    group by recruits.id, accounts.email, orders.id
    order by recruits.id, orders.date_placed desc nulls last, orders.id desc`.execute(db)
  return rows.map(({ email, ...order }) => ({ email, order: order.number === null ? null : order }))
}
