import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Moves waiting changes into bits and words; returns how many there were. */
export async function foldVehicleSearch(db: Database): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_vehicle_search() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
