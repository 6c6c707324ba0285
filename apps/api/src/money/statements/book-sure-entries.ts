import type { Context } from '../../core/context.ts'
import { DatabaseUnavailableError } from '../../platform/db/connection-errors.ts'
import { isConflict } from '../../platform/http/transact.ts'
import { lockOrder } from '../../selling/orders/order.store.ts'
import { findHandRecordedOrder } from '../../selling/payments/taken-reference.store.ts'
import { assignEntry } from './assign-entry.ts'
import {
  type DueBooking,
  dropDueBooking,
  findEntry,
  lockEntry,
  takeDueBooking,
} from './entries.store.ts'

type Dependencies = Pick<Context, 'db' | 'clock' | 'settings' | 'nudgeOutbox' | 'programme' | 'log'>

/**
 * Records the movements that an import was sure of, each in a transaction of its own, so that a process that dies
 * leaves each one recorded or still due. A movement that is no longer sure, or is the importer's own money, stays in
 * its queue.
 */
export async function bookSureEntries(
  dependencies: Dependencies,
  { forMs = Infinity }: { forMs?: number } = {},
): Promise<number> {
  const end = Date.now() + forMs
  let booked = 0
  while (Date.now() < end) {
    const outcome = await tryToBook(dependencies)
    if (outcome === 'none') break
    if (outcome === 'booked') booked += 1
  }
  if (booked > 0) dependencies.nudgeOutbox()
  return booked
}

type Outcome = 'none' | 'left' | 'booked'

/** A movement that cannot be recorded does not hold up the next ones: it goes back to its queue, where staff see it. */
async function tryToBook(dependencies: Dependencies): Promise<Outcome> {
  const taken: DueBooking[] = []
  try {
    return await dependencies.db.transaction().execute(async (db) => {
      const due = await takeDueBooking(db)
      if (!due) return 'none'
      taken.push(due)
      return bookOne({ ...dependencies, db }, due)
    })
  } catch (error) {
    const [due] = taken
    // A failure that may be temporary is tried again.
    if (!due || error instanceof DatabaseUnavailableError || isConflict(error)) throw error
    const { entryId } = due
    dependencies.log.error({ err: error, entryId }, 'A movement of a bank could not be recorded')
    await dropDueBooking(dependencies.db, due)
    return 'left'
  }
}

async function bookOne(context: Dependencies, due: DueBooking): Promise<Outcome> {
  const { db } = context
  const seen = await lockEntry(db, due.entryId)
  const order = seen?.order_id == null ? null : await lockOrder(db, seen.order_id)
  // Read again, now that both are locked.
  const entry = order && (await findEntry(db, due.entryId))
  if (!entry || !order || entry.state !== 'sure') return 'left'
  const reference = entry.reference ?? order.number
  // Somebody recorded it for another order: a person decides.
  if ((await findHandRecordedOrder(db, { orderId: order.id, reference })) !== null) return 'left'
  const recording = await assignEntry(context, {
    entry,
    part: entry.amount,
    order,
    found: {
      amount: entry.amount,
      charges: 0,
      method: 'bank',
      reference,
      receivedOn: entry.booked_on,
      note: null,
    },
    advice: null,
    actorId: due.actorId,
  })
  return 'paymentId' in recording ? 'booked' : 'left'
}
