import { type RawBuilder, sql } from 'kysely'
import type { OrderStatus, PositionKey } from '../../platform/db/columns.ts'
import type { Database } from '../../platform/db/database.ts'

export interface UsageRow {
  number: string
  date_placed: Date
  status: OrderStatus
  /** Of the commission; null before the payment. */
  position: PositionKey | null
  /** Cents; null before the payment. */
  earned: number | null
  is_paid: boolean
}

const mostUsages = 100

/** Whether orders have earned the agent something and all of it was paid out. */
const isSettled: RawBuilder<boolean> = sql`coalesce(bool_and(
  exists (select from commission_settlements where entry_id = earned.id)) filter (where earned.kind = 'earn'), false)`

/** Orders that carry the agent's code, newest first. */
export async function listUsages(db: Database, agentId: number): Promise<UsageRow[]> {
  const { rows } = await sql<UsageRow>`
    select number, date_placed, status, min(earned.position) as position,
      sum(earned.amount)::bigint as earned, ${isSettled} as is_paid
    from orders left join commission_entries as earned
      on earned.order_id = orders.id and earned.agent_id = orders.agent_id and level = 'direct'
    where orders.agent_id = ${agentId}
    group by orders.id order by date_placed desc, orders.id desc limit ${mostUsages}`.execute(db)
  return rows
}

export interface RecruitRow {
  email: string
  /** Null of a recruit without orders. */
  number: string | null
  is_paid: boolean
}

/** The account's recruits, oldest first, with the orders that carry their codes, newest first. */
export async function listRecruits(db: Database, accountId: number): Promise<RecruitRow[]> {
  const { rows } = await sql<RecruitRow>`
    select accounts.email, number, ${isSettled} as is_paid
    from agents as recruits join accounts on accounts.id = recruits.account_id
    left join orders on orders.agent_id = recruits.id
    left join commission_entries as earned on earned.order_id = orders.id and earned.level = 'downline'
    where recruits.referrer_id = ${accountId}
    group by recruits.id, accounts.email, orders.id
    order by recruits.id, orders.date_placed desc nulls last, orders.id desc`.execute(db)
  return rows
}

/** Points granted, for training for example; a point is worth a dollar (account spec §9). */
export async function countPoints(db: Database, accountId: number): Promise<number> {
  const { points } = await db
    .selectFrom('points')
    .select(({ fn }) => fn.sum<string | null>('points').as('points'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(points ?? 0)
}
