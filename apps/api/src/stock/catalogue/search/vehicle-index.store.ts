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
