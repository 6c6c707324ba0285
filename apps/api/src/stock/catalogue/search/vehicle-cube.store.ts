import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** Moves waiting changes into the counts; returns the number of changes (database design, "Keeping it exact"). */
export async function foldVehicleCube(db: Database): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_vehicle_cube() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}

/** Builds the counts from the products, after a bulk load without the trigger. */
export async function rebuildVehicleCube(db: Database): Promise<void> {
  await sql`select rebuild_vehicle_cube()`.execute(db)
}
