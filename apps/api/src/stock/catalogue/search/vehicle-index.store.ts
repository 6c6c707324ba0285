import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Moves waiting changes into bits and words; returns how many there were. */
export async function foldVehicleSearch(db: Database): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_vehicle_search() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}

/** What one fold takes. */
const batch = 5000

/**
 * Folds until less than a batch waits: after many orders at once, changes that wait make each search of the database slower,
 * and every search slows the next fold down. Returns how many there were.
 */
export async function foldAllVehicleSearch(db: Database): Promise<number> {
  let total = 0
  for (;;) {
    const folded = await foldVehicleSearch(db)
    total += folded
    if (folded < batch) return total
  }
}

/** Milliseconds that few changes may wait: a fold rewrites whole bitmaps, and readers add what waits themselves. */
const patience = 10_000

/** So many do not wait: every search of the database reads them. A change of a vehicle is two of these, out and in. */
const many = 500

/** When a fold of each database ended last, by `performance.now`. */
const foldedAt = new WeakMap<Database, number>()

/** Folds when many changes wait, or few for long; returns how many there were. */
export async function foldDueVehicleSearch(db: Database): Promise<number> {
  const waited = performance.now() - (foldedAt.get(db) ?? Number.NEGATIVE_INFINITY)
  if (waited < patience && !(await doManyWait(db))) return 0
  const folded = await foldAllVehicleSearch(db)
  // Not before: a fold that failed is tried again, and its retry must not pass for a good run.
  foldedAt.set(db, performance.now())
  return folded
}

async function doManyWait(db: Database): Promise<boolean> {
  const { rows } = await sql`select from vehicle_search_delta offset ${many - 1} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
