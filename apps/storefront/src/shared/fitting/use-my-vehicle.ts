import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ChosenVehicle } from '../../api/fitment.ts'
import { saveVehicle, savedVehicle } from './saved-vehicle.ts'
import { readSteps, readVehicle, withVehicle } from './vehicle-choice.ts'

/** The vehicle in the address. It is saved, and added to an address that has none. */
export function useMyVehicle(): ChosenVehicle | null {
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const vehicle = readVehicle(search)
  const isChoosing = readSteps(search).make !== ''
  // The memory is the browser's, outside React's state.
  useEffect(() => {
    const named = readVehicle(new URLSearchParams(query))
    if (named) return saveVehicle(named)
    const kept = isChoosing ? null : savedVehicle()
    if (kept) void navigate(withVehicle(pathname + query, { vehicle: kept }), { replace: true })
  }, [pathname, query, isChoosing, navigate])
  return vehicle
}
