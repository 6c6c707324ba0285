import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Step } from './steps.data.ts'

export interface StepMove {
  step: Step
  /** Null takes the step back. */
  on: string | null
  isFailed: boolean
  note: string | null
}

export interface StepMoveRow {
  step: Step
  done_on: string | null
  is_failed: boolean
  note: string | null
  at: Date
  actor_name: string
}

/** Every move of an order's steps, the newest first. */
export async function listStepMoves(db: Database, orderId: number): Promise<StepMoveRow[]> {
  return db
    .selectFrom('order_steps')
    .innerJoin('accounts', 'accounts.id', 'actor_id')
    .select(['step', 'is_failed', 'note', 'at'])
    .select(sql<string | null>`done_on::text`.as('done_on'))
    .select(sql<string>`first_name || ' ' || last_name`.as('actor_name'))
    .where('order_id', '=', orderId)
    .orderBy('order_steps.id', 'desc')
    .execute()
}

export async function insertStepMoves(
  db: Database,
  moves: readonly StepMove[],
  { orderId, actorId, now }: { orderId: number; actorId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('order_steps')
    .values(
      moves.map(({ step, on, isFailed, note }) => ({
        order_id: orderId,
        step,
        done_on: on,
        is_failed: isFailed,
        note,
        actor_id: actorId,
        at: now,
      })),
    )
    .execute()
}
