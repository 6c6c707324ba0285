import type { ChosenVehicle } from '../../api/fitment.ts'
import { readVehicle } from './vehicle-choice.ts'

/** Local storage key of the visitor's vehicle; stored until it is cleared. */
const key = 'bandari.vehicle'

export function saveVehicle({ trim, year }: ChosenVehicle) {
  write(`trim=${trim}&year=${year}`)
}

export function savedVehicle(): ChosenVehicle | null {
  try {
    return readVehicle(new URLSearchParams(localStorage.getItem(key) ?? ''))
  } catch {
    // Storage is unavailable.
    return null
  }
}

export function forgetVehicle() {
  write(null)
}

function write(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The choice is still in the address.
  }
}
