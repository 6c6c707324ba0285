import type { Clock } from '../../core/clock.ts'
import { problem } from '../../core/problem.ts'
import type { Database, DatabaseTransaction } from '../../platform/db/database.ts'
import { endMissing } from './effects/missing.store.ts'
import {
  finishImport,
  listWaiting,
  type Outcome,
  takeRunning,
  type WaitingRow,
  writeOutcomes,
} from './imports.store.ts'
import { holdBack, recordPictures } from './pictures/record-pictures.ts'
import { isRefusedRow, listRow } from './list-row.ts'
import { keysOfListings } from './row-keys.ts'
import { lockKnown, lockStock } from './subjects.store.ts'
import { savepoint } from './savepoint.store.ts'

interface Run {
  db: Database
  clock: Clock
  /** Rows of one transaction. */
  batchSize?: number
  /** After this time it leaves the rest to the next round, so that a process can end. */
  forMs?: number
}

/**
 * Works on the imports that are under way. The transaction that lists a row also writes its outcome, so a process that
 * is killed leaves every row either done or still to do, and any number of processes may work at once. Returns how many batches
 * there were.
 */
export async function runImports(run: Run): Promise<number> {
  const { forMs = Infinity } = run
  const end = Date.now() + forMs
  let batches = 0
  while (Date.now() < end && (await runBatch(run))) batches += 1
  return batches
}

/** False when there is nothing to do. */
async function runBatch({ db, clock, batchSize = 100 }: Run): Promise<boolean> {
  const batch = (isCareful: boolean) =>
    db
      .transaction()
      .execute((transaction) => work(transaction, { now: clock.now(), batchSize, isCareful }))
  try {
    return await batch(false)
  } catch (error) {
    // One row that the database refuses must not hold up the others.
    if (isRefusedRow(error)) return batch(true)
    throw error
  }
}

interface Batch {
  now: Date
  batchSize: number
  isCareful: boolean
}

async function work(
  db: DatabaseTransaction,
  { now, batchSize, isCareful }: Batch,
): Promise<boolean> {
  const taken = await takeRunning(db)
  if (!taken) return false
  const rows = await listWaiting(db, { importId: taken.id, limit: batchSize })
  const outcomes: Outcome[] = []
  const stock = { vendorId: taken.for_house ? null : taken.vendor_id, market: taken.market }
  await lockStock(db, stock.vendorId)
  const keys = keysOfListings(rows.map(({ listing }) => listing))
  const known = await lockKnown(db, { ...stock, ...keys })
  const isOfSpares = taken.class === 'parts'
  const isPublishing = taken.publish_without_pictures
  const { rows: held, waiting } = holdBack(rows, { known, isPublishing })
  for (const row of held) {
    const list = () => listRow(db, { row, stock, isOfSpares, known, now })
    outcomes.push(isCareful ? await unlessRefused(db, row, list) : await list())
  }
  const importId = taken.id
  const recorded = await recordPictures(db, { importId, rows, outcomes, waiting, now })
  if (rows.length > 0) await writeOutcomes(db, { importId, outcomes: recorded })
  if (rows.length < batchSize) {
    await endMissing(db, { importId, now })
    await finishImport(db, importId, now)
  }
  return true
}

async function unlessRefused(
  db: DatabaseTransaction,
  { row }: WaitingRow,
  list: () => Promise<Outcome>,
): Promise<Outcome> {
  const back = await savepoint(db)
  try {
    return await list()
  } catch (error) {
    if (!isRefusedRow(error)) throw error
    await back()
    return { row, outcome: 'left-out', productId: null, problem: problem('row_not_listed') }
  }
}
