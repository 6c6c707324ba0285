import type { Context } from '../../core/context.ts'
import { lockOrder } from '../orders/order.store.ts'
import { assign } from './assign.ts'
import { findEntry, lockEntry, takeDueBooking } from './entries.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox' | 'programme'>

/**
 * Records what an import was sure of, each movement in a transaction of its own, so that a process that is killed leaves it
 * recorded or still to do. What is no longer sure, or is the importer's own money, stays in its queue.
 */
export async function bookSureEntries(
  dependencies: Dependencies,
  { forMs = Infinity }: { forMs?: number } = {},
): Promise<number> {
  const end = Date.now() + forMs
  let booked = 0
  while (Date.now() < end) {
    const outcome = await dependencies.db
      .transaction()
      .execute((db) => bookOne({ ...dependencies, db }))
    if (outcome === 'none') break
    if (outcome === 'booked') booked += 1
  }
  if (booked > 0) dependencies.nudgeOutbox()
  return booked
}

async function bookOne(context: Dependencies): Promise<'none' | 'left' | 'booked'> {
  const { db } = context
  const due = await takeDueBooking(db)
  if (!due) return 'none'
  const seen = await lockEntry(db, due.entryId)
  const order = seen?.order_id == null ? null : await lockOrder(db, seen.order_id)
  // Only now does nothing change any more.
  const entry = order && (await findEntry(db, due.entryId))
  if (!entry || !order || entry.state !== 'sure') return 'left'
  const recording = await assign(context, {
    entry,
    order,
    found: {
      amount: entry.amount,
      charges: 0,
      method: 'bank',
      reference: entry.reference ?? order.number,
      receivedOn: entry.booked_on,
      note: null,
    },
    advice: null,
    actorId: due.actorId,
  })
  return 'paymentId' in recording ? 'booked' : 'left'
}
