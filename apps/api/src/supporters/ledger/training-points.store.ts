import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** One of the own sales of a row of `agents` that was approved and not taken back. */
const sale = sql`select from commission_entries as earned join commission_approvals on entry_id = earned.id
  where earned.agent_id = agents.id and earned.kind = 'earn' and level = 'direct'
    and not exists (select from commission_entries as returned where returned.reverses = earned.id)
  limit 1`

const isRedeemed: RawBuilder<boolean> = sql`exists (
  select from commission_entries where agent_id = agents.id and kind = 'training')`

/** The supporters whose points for the training are due to become commission, by id. */
export async function agentsWithPointsDue(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select agents.id from points join agents on agents.account_id = points.account_id
    cross join lateral (${sale}) as sold
    where reason = 'training' and not ${isRedeemed} order by agents.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** A point is a dollar (account spec §9). Skips agents who have redeemed them or have none. */
export async function redeemPoints(
  db: Database,
  { agentId, now }: { agentId: number; now: Date },
): Promise<void> {
  await sql`
    insert into commission_entries (agent_id, kind, amount, at)
    select agents.id, 'training', points * 100, ${now}
    from points join agents on agents.account_id = points.account_id
    where reason = 'training' and agents.id = ${agentId} and exists (${sale})
    on conflict (agent_id) where kind = 'training' do nothing`.execute(db)
}

export interface TrainingPoints {
  points: number
  /** When they became commission. */
  redeemed_at: Date | null
}

export async function findTrainingPoints(db: Database, agentId: number): Promise<TrainingPoints> {
  const { rows } = await sql<TrainingPoints>`
    select points, entries.at as redeemed_at
    from points join agents on agents.account_id = points.account_id
    left join commission_entries as entries on entries.agent_id = agents.id and kind = 'training'
    where reason = 'training' and agents.id = ${agentId}`.execute(db)
  return rows[0] ?? { points: 0, redeemed_at: null }
}
