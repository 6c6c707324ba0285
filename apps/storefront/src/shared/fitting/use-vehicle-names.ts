import { useTranslator } from '@bandari/i18n/react'
import { engineLabel } from '@bandari/ui'
import { skipToken } from '@reduxjs/toolkit/query'
import type { ChosenVehicle } from '../../api/fitment.ts'
import { useListTrimsQuery } from '../../api/garage.ts'
import { vehicleName } from './vehicle-name.ts'

export interface VehicleWords {
  /** `2014 Toyota Vitz F`. */
  name: string
  engine: string
}

/** How vehicles are called; null for one that nobody knows any more, undefined until that is known. */
export function useVehicleNames(
  vehicles: readonly ChosenVehicle[],
): (vehicle: ChosenVehicle) => VehicleWords | null | undefined {
  const translator = useTranslator()
  const trims = [...new Set(vehicles.map(({ trim }) => trim))].toSorted((a, b) => a - b)
  const { data, currentData } = useListTrimsQuery(trims.length === 0 ? skipToken : trims)
  // While one is added or removed, the others keep their names.
  const known = currentData ?? data
  return ({ trim, year }) => {
    const found = known?.find(({ id }) => id === trim)
    if (!found) return currentData && null
    return { name: vehicleName(found, year), engine: engineLabel(translator, found.engine) }
  }
}
