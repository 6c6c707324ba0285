import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { Step } from '../steps.data.ts'

export interface Progress {
  orderId: number
  next: Step | null
  dueOn: string | null
}

export async function saveProgress(
  db: Database,
  progress: readonly Progress[],
  now: Date,
): Promise<void> {
  if (progress.length === 0) return
  await db
    .insertInto('order_progress')
    .values(
      progress.map(({ orderId, next, dueOn }) => ({
        order_id: orderId,
        next_step: next,
        due_on: dueOn,
        planned_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet({
        next_step: sql`excluded.next_step`,
        due_on: sql`excluded.due_on`,
        planned_at: now,
      }),
    )
    .execute()
}

/** Locks them until the transaction ends; skips those that another process has locked. */
export async function lockUnplanned(db: Database, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_progress')
    .select('order_id')
    .where('planned_at', 'is', null)
    .orderBy('order_id', 'desc')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ order_id }) => order_id)
}
