import type { VehicleFacets } from '@bandari/sdk'
import { formatCount } from '@bandari/ui'
import { makeName } from '../shared/make-name.ts'
import type { Range, ValueFilter } from './vehicle-filters.ts'

export const filterTitles: Readonly<Record<ValueFilter, string>> = {
  fuel: 'Fuel',
  transmission: 'Gearbox',
  body: 'Body type',
  steering: 'Steering',
  colour: 'Colour',
  location: 'Where it stands',
}

/** Values whose own spelling is not the one for a screen. */
const spoken: Readonly<Record<string, string>> = {
  cvt: 'CVT',
  lpg: 'LPG',
  mpv: 'MPV',
  suv: 'SUV',
}

/** `double-cab` → `Double cab`, `right` of steering → `Right-hand drive`. */
export function valueLabel(filter: ValueFilter, slug: string, label = slug): string {
  if (filter === 'steering') return `${capital(slug)}-hand drive`
  if (filter === 'location') return label === slug ? makeName(slug) : label
  return spoken[slug] ?? capital(label.replaceAll('-', ' '))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function yearLabel({ from, to }: Range): string {
  if (from === to) return String(from)
  if (from && to) return `${from} to ${to}`
  return from ? `${from} or newer` : `${to} or older`
}

export function mileageLabel({ from, to }: Range): string {
  if (from && to) return `${formatCount(from)} to ${formatCount(to)} km`
  return from ? `From ${formatCount(from)} km` : `Up to ${formatCount(to)} km`
}

export function vehicles(count: number): string {
  return count === 1 ? '1 vehicle' : `${formatCount(count)} vehicles`
}

/** `Toyota (1,234)` in a list of choices. */
export function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${formatCount(count)})`
}

export type Facets = VehicleFacets['facets']
