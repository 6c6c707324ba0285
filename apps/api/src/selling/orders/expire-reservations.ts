import type { Context } from '../../core/context.ts'
import { transitionOrder } from './transition-order.ts'
import { listOverdueIds, lockOverdueOrder } from './order.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox' | 'programme'>

/**
 * Cancels orders that were not paid in time, which releases their stock. Each in its own
 * transaction and only while locked, so that a second run, also in another process, finds nothing
 * left to do.
 */
export async function expireReservations(dependencies: Dependencies): Promise<number> {
  const { db, clock, nudgeOutbox } = dependencies
  const failures: unknown[] = []
  let expired = 0
  for (const id of await listOverdueIds(db, clock.now())) {
    try {
      if (await expire(dependencies, id)) expired += 1
    } catch (error) {
      // One order that cannot be cancelled must not keep the others reserved.
      failures.push(error)
    }
  }
  if (expired > 0) nudgeOutbox()
  if (failures.length > 0) throw new AggregateError(failures, 'Some reservations could not expire')
  return expired
}

async function expire(dependencies: Dependencies, id: number): Promise<boolean> {
  const { db, clock } = dependencies
  return db.transaction().execute(async (tx) => {
    const now = clock.now()
    const order = await lockOverdueOrder(tx, id, now)
    if (!order) return false
    const reason = 'The payment did not arrive in time.'
    await transitionOrder({ ...dependencies, db: tx }, order, {
      status: 'Canceled',
      actorId: null,
      reason,
      now,
    })
    return true
  })
}
