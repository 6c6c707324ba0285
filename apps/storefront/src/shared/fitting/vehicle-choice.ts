import type { ChosenVehicle, TreeStep } from '../../api/fitment.ts'

/** The steps to a vehicle, as the picker's form puts them into the address; without JavaScript each is a page. */
export interface PickerSteps {
  make: string
  model: string
  year: string
}

/** Names in the query string; `make` is taken by the catalogue. */
export const stepNames = {
  make: 'car-make',
  model: 'car-model',
  year: 'year',
  trim: 'trim',
} as const

const number = (text: string | null, pattern: RegExp) =>
  text !== null && pattern.test(text) ? Number(text) : null

/** The vehicle that an address names; null when it names only part of one. */
export function readVehicle(search: URLSearchParams): ChosenVehicle | null {
  const trim = number(search.get(stepNames.trim), /^[1-9]\d{0,8}$/)
  const year = readYear(search.get(stepNames.year))
  return trim === null || year === null ? null : { trim, year }
}

function readYear(text: string | null): number | null {
  return number(text, /^(19\d\d|20\d\d|2100)$/)
}

export function readSteps(search: URLSearchParams): PickerSteps {
  const slug = (name: string) => /^[a-z0-9-]{1,64}$/.exec(search.get(name) ?? '')?.[0] ?? ''
  const make = slug(stepNames.make)
  const model = make === '' ? '' : slug(stepNames.model)
  const year = model === '' ? null : readYear(search.get(stepNames.year))
  return { make, model, year: year === null ? '' : String(year) }
}

/** The choices to fetch, from the makes to the present step. */
export function treeSteps({ make, model, year }: PickerSteps): TreeStep[] {
  const steps: TreeStep[] = [{}]
  if (make !== '') steps.push({ make })
  if (make !== '' && model !== '') steps.push({ make, model })
  if (make !== '' && model !== '' && year !== '') steps.push({ make, model, year: Number(year) })
  return steps
}

export function readOnlyFitting(search: URLSearchParams): boolean {
  return search.get('fits') === 'only' && readVehicle(search) !== null
}

interface VehicleInAddress {
  vehicle: ChosenVehicle | null
  onlyFitting?: boolean
}

/** An address of the shop with a vehicle in it, in place of any that was there. */
export function withVehicle(
  address: string,
  { vehicle, onlyFitting = false }: VehicleInAddress,
): string {
  const [path = '', query = ''] = address.split('?')
  const search = new URLSearchParams(query)
  for (const name of [...Object.values(stepNames), 'fits']) search.delete(name)
  if (vehicle) {
    search.set(stepNames.trim, String(vehicle.trim))
    search.set(stepNames.year, String(vehicle.year))
    if (onlyFitting) search.set('fits', 'only')
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** An address with the picker open at these steps. */
export function withSteps(address: string, { make, model, year }: PickerSteps): string {
  const [path = '', query = ''] = withVehicle(address, { vehicle: null }).split('?')
  const search = new URLSearchParams(query)
  search.set(stepNames.make, make)
  search.set(stepNames.model, model)
  search.set(stepNames.year, year)
  return `${path}?${search.toString()}`
}
