import type { DeviceGarage, GarageTakenAlong } from '@bandari/sdk'
import type { ChosenVehicle } from '../../api/fitment.ts'

/** A vehicle of a visitor, as the device stores it and the API takes it along. */
export type GarageVehicle = DeviceGarage['vehicles'][number]

/** The API's bound, so that everything on a device has room in an account that is empty. */
export const mostVehicles = 10

/** What somebody else wrote into the storage counts for nothing, entry by entry. */
export function readGarage(text: string): GarageVehicle[] {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return []
  }
  return Array.isArray(stored) ? stored.filter(isVehicle).slice(0, mostVehicles) : []
}

/** Empty where there is none. */
export function writeGarage(vehicles: readonly GarageVehicle[]): string {
  return vehicles.length === 0 ? '' : JSON.stringify(vehicles)
}

function isVehicle(item: unknown): item is GarageVehicle {
  const { trim, year, added_at, chosen_at } = (item ?? {}) as Partial<GarageVehicle>
  const isMoment = (text: unknown) => typeof text === 'string' && !Number.isNaN(Date.parse(text))
  return (
    Number.isInteger(trim) &&
    Number(trim) > 0 &&
    Number.isInteger(year) &&
    Number(year) >= 1900 &&
    Number(year) <= 2100 &&
    isMoment(added_at) &&
    (chosen_at === null || isMoment(chosen_at))
  )
}

export function isSameVehicle(one: ChosenVehicle, other: ChosenVehicle): boolean {
  return one.trim === other.trim && one.year === other.year
}

/** The vehicle that was chosen last. */
export function chosenOf(vehicles: readonly GarageVehicle[]): ChosenVehicle | null {
  const [first] = vehicles
    .filter(({ chosen_at }) => chosen_at !== null)
    .toSorted(
      (one, other) =>
        Date.parse(other.chosen_at ?? '') - Date.parse(one.chosen_at ?? '') ||
        one.trim - other.trim ||
        one.year - other.year,
    )
  return first ? { trim: first.trim, year: first.year } : null
}

/** Added where it is not there yet. Null where there is no room. */
export function choose(
  vehicles: readonly GarageVehicle[],
  { trim, year }: ChosenVehicle,
  now: string,
): GarageVehicle[] | null {
  const at = vehicles.findIndex((vehicle) => isSameVehicle(vehicle, { trim, year }))
  if (at >= 0)
    return vehicles.map((vehicle, place) =>
      place === at ? { ...vehicle, chosen_at: now } : vehicle,
    )
  if (vehicles.length >= mostVehicles) return null
  return [...vehicles, { trim, year, added_at: now, chosen_at: now }]
}

export function chooseNone(vehicles: readonly GarageVehicle[]): GarageVehicle[] {
  return vehicles.map((vehicle) => ({ ...vehicle, chosen_at: null }))
}

export function remove(
  vehicles: readonly GarageVehicle[],
  vehicle: ChosenVehicle,
): GarageVehicle[] {
  return vehicles.filter((other) => !isSameVehicle(other, vehicle))
}

/**
 * What stays on the device once the API has taken vehicles along: what came or was chosen meanwhile, in another tab, and what the
 * account has no room for.
 */
export function withoutTaken(
  now: readonly GarageVehicle[],
  sent: readonly GarageVehicle[],
  left: GarageTakenAlong['left_out'],
): GarageVehicle[] {
  return now.filter(
    (vehicle) =>
      left.some((other) => isSameVehicle(other, vehicle)) ||
      !sent.some((other) => isSameVehicle(other, vehicle) && other.chosen_at === vehicle.chosen_at),
  )
}
