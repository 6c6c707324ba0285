import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { CommissionLevel } from '../../selling/supporter-programme.ts'

/** What a line has earned and was not taken back. */
export interface StandingEntry {
  id: number
  agentId: number
  code: string
  level: CommissionLevel
  lineId: number
  base: number
  rate: number
  amount: number
}

export async function listStanding(db: Database, orderId: number): Promise<StandingEntry[]> {
  const { rows } = await sql<StandingEntry>`
    select earned.id, agent_id as "agentId", agents.code, level, order_line_id as "lineId", base, rate, amount
    from commission_entries as earned join agents on agents.id = agent_id
    where order_id = ${orderId} and kind = 'earn'
      and not exists (select from commission_entries as back where back.reverses = earned.id)
    order by level, agent_id, earned.id`.execute(db)
  return rows
}

interface EarnedAgain {
  entry: StandingEntry
  base: number
  amount: number
  note: string
  now: Date
}

/**
 * Reverses an entry and earns it anew in its next turn. What was approved, or told to be payable, is so again at once, so that
 * a payout between the two knows the difference and nothing else.
 */
export async function earnAgain(
  db: Database,
  { entry, base, amount, note, now }: EarnedAgain,
): Promise<void> {
  await sql`
    insert into commission_entries (agent_id, kind, amount, currency, at, level, order_id, order_line_id, reverses, note)
    select agent_id, 'reverse', -amount, currency, ${now}, level, order_id, order_line_id, id, ${note}
    from commission_entries where id = ${entry.id}`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into commission_entries (agent_id, kind, amount, currency, at, level, order_id, order_line_id, position, rate, base, approves_at, turn)
    select agent_id, 'earn', ${amount}, currency, ${now}, level, order_id, order_line_id, position, rate, ${base}, approves_at, turn + 1
    from commission_entries where id = ${entry.id} returning id`.execute(db)
  const [again] = rows
  if (!again) throw new Error(`entry ${entry.id} was not earned again`)
  await sql`
    insert into commission_approvals (entry_id, at)
    select ${again.id}, ${now} from commission_approvals where entry_id = ${entry.id}`.execute(db)
  await sql`
    insert into commission_notices (entry_id, at)
    select ${again.id}, ${now} from commission_notices where entry_id = ${entry.id}`.execute(db)
}
