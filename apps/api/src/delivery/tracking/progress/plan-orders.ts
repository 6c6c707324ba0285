import type { Context } from '../../../core/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type Journey, readJourney, readJourneys } from '../journey.ts'
import { saveProgress, lockUnplanned } from './progress.store.ts'

const batchSize = 200

/** Recomputes the next step of every changed order; returns how many. */
export async function planOrders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  for (let planned = 0; ; ) {
    const count = await db.transaction().execute((tx) => planBatch(tx, clock.now()))
    planned += count
    if (count < batchSize) return planned
  }
}

/** The same for one batch, in the caller's transaction; the latest orders first. */
export async function planBatch(db: Database, now: Date): Promise<number> {
  const ids = await lockUnplanned(db, batchSize)
  await saveProgress(db, (await readJourneys(db, ids, now)).map(progressOf), now)
  return ids.length
}

/** The same for one order, in the transaction that changes it. */
export async function planOrder(db: Database, orderId: number, now: Date): Promise<Journey> {
  const journey = await readJourney(db, orderId, now)
  await saveProgress(db, [progressOf(journey)], now)
  return journey
}

function progressOf({ id, plan: { next } }: Journey) {
  return { orderId: id, next: next?.step ?? null, dueOn: next?.expected.to ?? null }
}
