import { useSearchParams } from 'react-router-dom'
import { readOnlyFitting, readVehicle, withVehicle } from './vehicle-choice.ts'

/** Takes the chosen vehicle along to another page of the parts catalogue. */
export function useVehicleAddress(): (address: string) => string {
  const [search] = useSearchParams()
  const kept = { vehicle: readVehicle(search), onlyFitting: readOnlyFitting(search) }
  return (address) => withVehicle(address, kept)
}
