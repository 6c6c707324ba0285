import { vehicleWord } from '@bandari/ui'
import { nameKey, type Translate, type Translator } from '@bandari/i18n'
import type { Format } from '@bandari/i18n/format'
import type { VehicleFacets } from '@bandari/sdk'
import { makeName } from '../shared/vehicles/make-name.ts'
import { type Range, type ValueFilter, valueFilterRows } from './vehicle-filters.ts'

/** What a label is written with. */
export interface LabelContext extends Pick<Translator, 't' | 'name'> {
  format: Format
}

/** `double-cab` → `Double cab`, `right` of steering → `Right-hand drive`. */
export function valueLabel(
  { t, name, format }: LabelContext,
  filter: ValueFilter,
  slug: string,
  label = slug,
): string {
  if (filter === 'pictures' || filter === 'listed') return t(valueFilterRows[filter].title)
  if (filter === 'seats') return t('vehicle.seats', { count: Number(slug) })
  if (filter === 'doors') return t('search.doorCount', { count: Number(slug) })
  if (filter === 'engine') return engineLabel(t, slug, format)
  if (filter === 'grade') return label
  if (filter === 'features') return name(`features.${nameKey(label)}`, capital(label))
  if (filter === 'steering' && slug === 'right') return t('vehicle.rightHand')
  if (filter === 'steering' && slug === 'left') return t('vehicle.leftHand')
  if (filter === 'location') return label === slug ? makeName(slug) : label
  return vehicleWord(t, slug) ?? capital(label.replaceAll('-', ' '))
}

/** `1301-1500`; the last class has no bound that people know. */
function engineLabel(t: Translate, slug: string, format: Format): string {
  const [from = 0, to = 0] = slug.split('-').map(Number)
  if (from === 0) return t('search.ccUpTo', { to: format.count(to) })
  if (to > 9999) return t('search.ccAbove', { to: format.count(from - 1) })
  return t('search.ccBetween', { from: format.count(from), to: format.count(to) })
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
