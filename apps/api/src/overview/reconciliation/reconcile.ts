import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { ReconciliationError, compareLedgers, checkpointLedgers } from './ledgers.ts'
import { insertCheck, listUnbalancedOrders, readLastCheck } from './ledgers.store.ts'

interface Dependencies {
  db: Database
  clock: Clock
}

/**
 * Compares the ledgers with last night's checkpoint, and checks that each order's lines add up. A difference means a
 * change past the triggers, a bad restore or a broken disk: the job fails, and staff see it among the failed jobs.
 */
export async function reconcile({ db, clock }: Dependencies): Promise<void> {
  const now = clock.now()
  await compareLedgers(db, await readLastCheck(db))
  const uneven = await listUnbalancedOrders(db)
  if (uneven.length > 0)
    throw new ReconciliationError(
      `The lines of orders ${uneven.join(', ')} do not add up to their totals`,
    )
  await insertCheck(db, now, await checkpointLedgers(db, now))
}
