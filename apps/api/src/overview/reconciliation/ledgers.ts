import type { Database } from '../../platform/db/database.ts'
import {
  lastEntry,
  type Ledger,
  type LedgerCheckpoint,
  ledgers,
  readLedger,
} from './ledgers.store.ts'

const minute = 60_000

/** No transaction of ours takes this long. */
const settledAfter = 2 * minute

export type { LedgerCheckpoint }

export class ReconciliationError extends Error {
  override name = 'ReconciliationError'
}

/** Records the state of every ledger up to two minutes ago: nothing of it may ever change. */
export async function checkpointLedgers(
  db: Database,
  now: Date = new Date(),
): Promise<LedgerCheckpoint[]> {
  const before = new Date(now.getTime() - settledAfter)
  const marks: LedgerCheckpoint[] = []
  for (const ledger of Object.keys(ledgers) as Ledger[])
    marks.push(await readLedger(db, ledger, await lastEntry(db, ledger, before)))
  return marks
}

/** Throws if a ledger differs from its checkpoint. */
export async function compareLedgers(
  db: Database,
  marks: readonly LedgerCheckpoint[],
): Promise<void> {
  for (const mark of marks) {
    const now = await readLedger(db, mark.ledger, mark.lastId)
    if (now.entries === mark.entries && now.sum === mark.sum) continue
    throw new ReconciliationError(
      `${mark.ledger} up to entry ${mark.lastId} held ${mark.entries} entries of ${mark.sum}, and holds ${now.entries} of ${now.sum}`,
    )
  }
}
