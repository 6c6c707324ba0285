import type { Database } from '../../platform/db/database.ts'
import { lastEntry, type Ledger, type LedgerMark, ledgers, readLedger } from './ledgers.store.ts'

const minute = 60_000

/** No transaction of ours takes as long. */
const settledAfter = 2 * minute

export type { LedgerMark }

export class BooksError extends Error {
  override name = 'BooksError'
}

/** What every ledger holds up to two minutes ago: nothing of it may ever change. */
export async function markLedgers(db: Database, now: Date = new Date()): Promise<LedgerMark[]> {
  const before = new Date(now.getTime() - settledAfter)
  const marks: LedgerMark[] = []
  for (const ledger of Object.keys(ledgers) as Ledger[])
    marks.push(await readLedger(db, ledger, await lastEntry(db, ledger, before)))
  return marks
}

/** Throws where a marked ledger reads differently now. */
export async function compareLedgers(db: Database, marks: readonly LedgerMark[]): Promise<void> {
  for (const mark of marks) {
    const now = await readLedger(db, mark.ledger, mark.lastId)
    if (now.entries === mark.entries && now.sum === mark.sum) continue
    throw new BooksError(
      `${mark.ledger} up to entry ${mark.lastId} held ${mark.entries} entries of ${mark.sum}, and holds ${now.entries} of ${now.sum}`,
    )
  }
}
