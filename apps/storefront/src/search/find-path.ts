import type { VehicleText } from '@bandari/sdk'
import { paths } from '../shared/addresses/paths.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { noFilters, readFilters, valueFilters, writeFilters } from './vehicle-filters.ts'

/**
 * The address of what understood words ask for: a category of spares, or else the search for vehicles. That one carries
 * the corrected words, too, so that the page can show them.
 */
export function findPath({ text, corrected, query, parts }: VehicleText): string {
  if (parts !== null) return paths.parts(parts, { make: query.make ?? null })
  const { make = null, model = null, class: vehicleClass = null, search = '' } = query
  const prices = boundsOf(query.price__range)
  const narrowed: Partial<VehicleQuery> = {
    class: vehicleClass,
    make,
    model,
    min: prices.from,
    max: prices.to,
    filters: writeFilters({
      ...noFilters,
      year: boundsOf(query.year__range),
      mileage: boundsOf(query.mileage__range),
      values: readFilters(new URLSearchParams(valuesOf(query))).values,
      words: search,
    }),
  }
  const path = vehiclesPath(narrowed)
  if (corrected === null) return path
  return `${path}${path.includes('?') ? '&' : '?'}typed=${encodeURIComponent(text)}`
}

function boundsOf(range = '') {
  const [from = '', to = ''] = range.split('__')
  return { from: Number(from), to: Number(to) }
}

function valuesOf(query: VehicleText['query']): [string, string][] {
  return valueFilters.flatMap((name) => {
    const slugs = query[name]
    return slugs === undefined ? [] : [[name, slugs] satisfies [string, string]]
  })
}
