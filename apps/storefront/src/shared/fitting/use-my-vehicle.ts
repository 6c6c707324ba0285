import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { ChosenVehicle } from '../../api/fitment.ts'
import { useGarage } from './use-garage.ts'
import { readSteps, readVehicle, withVehicle } from './vehicle-choice.ts'

/** The vehicle in the address. The chosen one is added to an address that has none. */
export function useMyVehicle(): ChosenVehicle | null {
  const [search] = useSearchParams()
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const { chosen } = useGarage()
  const vehicle = readVehicle(search)
  const isOpen = vehicle === null && readSteps(search).make === ''
  // What is chosen is known to the browser only, or to the account.
  useEffect(() => {
    if (isOpen && chosen)
      void navigate(withVehicle(pathname + query, { vehicle: chosen }), { replace: true })
  }, [pathname, query, isOpen, chosen, navigate])
  return vehicle
}
