import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

interface NewAdjustment {
  agentId: number
  amount: number
  reason: string
  actorId: number
  now: Date
}

/** Requests an adjustment; returns its id. */
export async function insertAdjustmentRequest(
  db: Database,
  { agentId, amount, reason, actorId, now }: NewAdjustment,
): Promise<number> {
  const { id } = await db
    .insertInto('commission_adjustments')
    .values({
      agent_id: agentId,
      amount,
      reason,
      created_at: now,
      created_by: actorId,
      decided_at: null,
      decided_by: null,
      rejection: null,
      entry_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type LockedAdjustment = NonNullable<Awaited<ReturnType<typeof lockAdjustment>>>

/** Locks the adjustment until the transaction ends, so that no other call decides on it. */
export function lockAdjustment(db: Database, id: number) {
  return db
    .selectFrom('commission_adjustments as adjustments')
    .innerJoin('agents', 'agents.id', 'agent_id')
    .select(['adjustments.id', 'agent_id', 'agents.account_id as owner_id', 'amount', 'reason'])
    .select(['version', 'state', 'created_by', 'decided_by', 'rejection'])
    .where('adjustments.id', '=', id)
    .forUpdate('adjustments')
    .executeTakeFirst()
}

interface Entry extends NewAdjustment {
  /** The second person. */
  approvedBy?: number
}

/** Enters an adjustment in the ledger; returns the entry's id. */
export async function insertAdjustmentEntry(
  db: Database,
  { agentId, amount, reason, actorId, approvedBy, now }: Entry,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into commission_entries (agent_id, kind, amount, at, actor_id, approved_by, note)
    values (${agentId}, 'adjust', ${amount}, ${now}, ${actorId}, ${approvedBy ?? null}, ${reason})
    returning id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the adjustment was not entered')
  return row.id
}

/** Whether the same amount was entered for an agent since then, or waits for a second person. */
export async function isAdjustedBy(
  db: Database,
  { agentId, amount, since }: { agentId: number; amount: number; since: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from commission_entries
        where agent_id = ${agentId} and kind = 'adjust' and amount = ${amount} and at > ${since})
      or exists (select from commission_adjustments
        where agent_id = ${agentId} and amount = ${amount} and state = 'waiting' and created_at > ${since})
      as is_there`.execute(db)
  return rows[0]?.is_there === true
}

/** Cents that a person entered for an agent without a second one since then; what was taken away counts as what was given. */
export async function sumAdjustedAlone(
  db: Database,
  { agentId, actorId, since }: { agentId: number; actorId: number; since: Date },
): Promise<number> {
  const { rows } = await sql<{ alone: number }>`
    select coalesce(sum(abs(amount)), 0)::bigint as alone from commission_entries
    where agent_id = ${agentId} and kind = 'adjust' and actor_id = ${actorId} and approved_by is null
      and at > ${since}`.execute(db)
  return rows[0]?.alone ?? 0
}

interface AdjustmentDecision {
  id: number
  state: 'approved' | 'rejected'
  rejection: string | null
  entryId: number | null
  actorId: number
  now: Date
}

export async function setDecision(
  db: Database,
  { id, state, rejection, entryId, actorId, now }: AdjustmentDecision,
): Promise<void> {
  await db
    .updateTable('commission_adjustments')
    .set(({ eb }) => ({
      state,
      rejection,
      entry_id: entryId,
      decided_at: now,
      decided_by: actorId,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
