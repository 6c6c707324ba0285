import type { Clock } from '../../core/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { ReconciliationError, compareLedgers, checkpointLedgers } from './ledgers.ts'
import {
  insertCheck,
  listUnbalancedOrders,
  listUnequalMovements,
  readLastCheck,
} from './ledgers.store.ts'

interface Dependencies {
  db: Database
  clock: Clock
}

/**
 * Compares the ledgers with last night's checkpoint, and checks that each order's lines add up, and that movements and
 * payments agree. A difference means a
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
  const unequal = await listUnequalMovements(db)
  if (unequal.length > 0)
    throw new ReconciliationError(
      `The decisions on movements ${unequal.join(', ')} are not what their payments say`,
    )
  await insertCheck(db, now, await checkpointLedgers(db, now))
}
