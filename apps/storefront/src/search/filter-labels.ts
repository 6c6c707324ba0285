import { vehicleWord } from '@bandari/ui'
import type { Translate } from '@bandari/i18n'
import type { Format } from '@bandari/i18n/format'
import type { VehicleFacets } from '@bandari/sdk'
import { makeName } from '../shared/vehicles/make-name.ts'
import type { Range, ValueFilter } from './vehicle-filters.ts'

/** `double-cab` → `Double cab`, `right` of steering → `Right-hand drive`. */
export function valueLabel(t: Translate, filter: ValueFilter, slug: string, label = slug): string {
  if (filter === 'steering' && slug === 'right') return t('vehicle.rightHand')
  if (filter === 'steering' && slug === 'left') return t('vehicle.leftHand')
  if (filter === 'location') return label === slug ? makeName(slug) : label
  return vehicleWord(t, slug) ?? capital(label.replaceAll('-', ' '))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function yearLabel(t: Translate, { from, to }: Range): string {
  if (from === to) return String(from)
  if (from && to) return t('search.between', { from: String(from), to: String(to) })
  return from ? t('search.newer', { year: String(from) }) : t('search.older', { year: String(to) })
}

export function mileageLabel(t: Translate, { from, to }: Range, format: Format): string {
  const km = { from: format.count(from), to: format.count(to) }
  if (from && to) return t('search.kmBetween', km)
  return from ? t('search.kmAbove', km) : t('search.kmUpTo', km)
}

/** `Toyota (1,234)` in a list of choices. */
export function counted(label: string, count: number | undefined, format: Format): string {
  return count === undefined ? label : `${label} (${format.count(count)})`
}

export type Facets = VehicleFacets['facets']
