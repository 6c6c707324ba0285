import type { Context } from '../../../core/context.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type Journey, readJourney, readJourneys } from '../journey.ts'
import { saveProgress, takeUnplanned } from './progress.store.ts'

const atOnce = 200

/** Computes what orders wait for since something about them has changed; returns how many. */
export async function planOrders({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  for (let planned = 0; ; ) {
    const count = await db.transaction().execute(async (tx) => {
      const now = clock.now()
      const ids = await takeUnplanned(tx, atOnce)
      await saveProgress(tx, (await readJourneys(tx, ids, now)).map(progressOf), now)
      return ids.length
    })
    planned += count
    if (count < atOnce) return planned
  }
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
