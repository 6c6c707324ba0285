import type { Database } from '../../../platform/db/database.ts'
import { primaryOf } from '../../../platform/db/replicas/primary-of.ts'
import { listNamesById } from '../names/names.store.ts'
import type { FoundVehicle } from '../engine/find-page.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import { listCards, type VehicleRow } from './vehicle-rows.store.ts'

/** What the cards of found vehicles show, in their order: the index knows all but the names of makes and models. */
export async function shownVehicles(
  db: Database,
  index: VehicleIndex,
  vehicles: readonly FoundVehicle[],
): Promise<VehicleRow[]> {
  const names = await listNamesById(db)
  const rows = vehicles.map(({ shown }) => index.card(shown(), names))
  // A make or model came a moment ago.
  return rows.includes(null)
    ? listCards(
        primaryOf(db),
        vehicles.map(({ id }) => id),
      )
    : rows.filter((row) => row !== null)
}
