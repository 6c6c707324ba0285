import { sql } from 'kysely'
import type { CommissionLevel } from '../../selling/supporter-programme.ts'
import type { PositionKey } from '../tables.ts'
import type { Database } from '../../platform/db/database.ts'

export interface SoldLine {
  id: number
  /** Cents of goods after discount. */
  base: number
}

/** The agent whose sale an order is, and its lines; undefined when no agent sold it. */
export async function findSale(
  db: Database,
  orderId: number,
): Promise<{ agentId: number; lines: SoldLine[] } | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('agent_id')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order || order.agent_id === null) return undefined
  const lines = await db
    .selectFrom('order_lines')
    .select('id')
    .select(sql<number>`goods_before_discount - discount`.as('base'))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return { agentId: order.agent_id, lines }
}

/** Whether the account is the seller of an order, or has recruited them. */
export async function earnsFrom(
  db: Database,
  { orderId, accountId }: { orderId: number; accountId: number },
): Promise<boolean> {
  const sale = await db
    .selectFrom('orders')
    .innerJoin('agents', 'agents.id', 'orders.agent_id')
    .select('agents.id')
    .where('orders.id', '=', orderId)
    .where((agent) =>
      agent.or([
        agent('agents.account_id', '=', accountId),
        agent('agents.referrer_id', '=', accountId),
      ]),
    )
    .executeTakeFirst()
  return sale !== undefined
}

export interface Earning {
  agentId: number
  level: CommissionLevel
  orderId: number
  orderLineId: number
  position: PositionKey
  rate: number
  base: number
  amount: number
  at: Date
  approvesAt: Date
}

/**
 * A line that has earned already is left alone, unless that was reversed: money that was taken back and came again earns
 * again, in a further turn.
 */
export async function insertEarnings(db: Database, earnings: readonly Earning[]): Promise<void> {
  if (earnings.length === 0) return
  await sql`
    insert into commission_entries (agent_id, kind, amount, at, level, order_id, order_line_id, position, rate, base, approves_at, turn)
    select "agentId", 'earn', amount, at, sale.level, "orderId", "orderLineId", position, rate, base, "approvesAt", 1 + (
      select count(*) from commission_entries as earned
      where earned.order_line_id = "orderLineId" and earned.level = sale.level and earned.kind = 'earn')
    from jsonb_to_recordset(${JSON.stringify(earnings)}::jsonb) as sale ("agentId" bigint, amount bigint, at timestamptz, level text,
      "orderId" bigint, "orderLineId" bigint, position text, rate integer, base bigint, "approvesAt" timestamptz)
    where not exists (select from commission_entries as earned
      where earned.order_line_id = "orderLineId" and earned.level = sale.level and earned.kind = 'earn'
        and not exists (select from commission_entries as back where back.reverses = earned.id))
    on conflict do nothing`.execute(db)
}

/** Reverses everything that an order has earned anybody, once. */
export async function reverseEarnings(
  db: Database,
  { orderId, note, now }: { orderId: number; note: string; now: Date },
): Promise<void> {
  await sql`
    insert into commission_entries (agent_id, kind, amount, currency, at, level, order_id, order_line_id, reverses, note)
    select agent_id, 'reverse', -amount, currency, ${now}, level, order_id, order_line_id, id, ${note}
    from commission_entries where order_id = ${orderId} and kind = 'earn'
    order by id
    on conflict (reverses) do nothing`.execute(db)
}

/**
 * Approves the entries that have waited long enough and were not reversed; returns their agents. In the order of their ids,
 * because two runs at once wait for each other's entries.
 */
export async function approveDue(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ agent_id: number }>`
    with approved as (
      insert into commission_approvals (entry_id, at)
      select id, ${now} from commission_entries as earned
      where kind = 'earn' and approves_at <= ${now}
        and not exists (select from commission_entries where reverses = earned.id)
        and not exists (select from commission_approvals where entry_id = earned.id)
      order by id
      on conflict (entry_id) do nothing returning entry_id)
    select distinct agent_id from approved join commission_entries on id = entry_id order by agent_id`.execute(
    db,
  )
  return rows.map(({ agent_id }) => agent_id)
}

/** Approved goods, in cents, that the agent or a recruit sold and that were not taken back (decision 15). */
export async function qualifiedSales(db: Database, agentId: number): Promise<number> {
  const { rows } = await sql<{ sales: number }>`
    select coalesce(sum(base), 0)::bigint as sales
    from commission_entries as earned join commission_approvals on entry_id = earned.id
    where agent_id = ${agentId} and kind = 'earn'
      and not exists (select from commission_entries where reverses = earned.id)`.execute(db)
  return rows[0]?.sales ?? 0
}
