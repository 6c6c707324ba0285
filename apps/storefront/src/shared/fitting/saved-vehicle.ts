import type { ChosenVehicle } from '../../api/fitment.ts'
import { readVehicle } from './vehicle-choice.ts'

/** One's vehicle, remembered in this browser until it is cleared. */
const key = 'bandari.vehicle'

export function saveVehicle({ trim, year }: ChosenVehicle) {
  write(`trim=${trim}&year=${year}`)
}

export function savedVehicle(): ChosenVehicle | null {
  try {
    return readVehicle(new URLSearchParams(localStorage.getItem(key) ?? ''))
  } catch {
    // A browser without storage has no kept vehicle.
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
