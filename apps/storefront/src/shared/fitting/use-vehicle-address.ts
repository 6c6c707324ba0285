import { useSearchParams } from 'react-router-dom'
import { readOnlyFitting, readVehicle, withVehicle } from './vehicle-choice.ts'

/** Adds the chosen vehicle to the address of another page of the spares catalogue. */
export function useVehicleAddress(): (address: string) => string {
  const [search] = useSearchParams()
  const kept = { vehicle: readVehicle(search), onlyFitting: readOnlyFitting(search) }
  return (address) => withVehicle(address, kept)
}
