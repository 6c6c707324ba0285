import type { Database } from '../../platform/db/database.ts'
import type { Vehicle } from './fit-verdict.ts'
import { yearsOfTrims } from './vehicle-tree.store.ts'

interface VehicleQuery {
  trim?: number
  year?: number
}

/** The missing field of a vehicle that is named only in part. */
export function missingHalf({ trim, year }: VehicleQuery): 'trim' | 'year' | null {
  if (trim === undefined && year !== undefined) return 'trim'
  return trim !== undefined && year === undefined ? 'year' : null
}

/** The vehicle that a query names; null when it names none, or one that was never built. */
export async function findVehicle(
  db: Database,
  { trim, year }: VehicleQuery,
): Promise<Vehicle | null> {
  if (trim === undefined || year === undefined) return null
  const years = await yearsOfTrims(db, [trim])
  return years.get(trim)?.includes(year) ? { trim, year } : null
}
