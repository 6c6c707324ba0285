import type { ImportDestination, VehicleText } from '@bandari/sdk'
import { completeDestination } from '../shared/destination/my-destination/save-destination.ts'
import { writeDestination } from '../shared/destination/my-destination/write-destination.ts'
import { paths } from '../shared/addresses/paths.ts'
import { type VehicleQuery, vehiclesPath } from '../shared/addresses/vehicle-query.ts'
import { noFilters, readFilters, valueFilterRows, writeFilters } from './vehicle-filters.ts'

/** What the page that words lead to may have to say of them. */
function isWorthSaying({ corrected, place, money, counts }: VehicleText): boolean {
  return corrected !== null || place !== null || money !== null || counts.parts > 0
}

/** Which of the two kinds of goods somebody chose; null while the words decide. */
export type Kind = 'vehicles' | 'parts' | null

export function readKind(search: URLSearchParams): Kind {
  const kind = search.get('kind')
  return kind === 'vehicles' || kind === 'parts' ? kind : null
}

interface Choice {
  kind: Kind
  destinations: readonly ImportDestination[]
}

/**
 * The address of what understood words ask for: the listing that a number belongs to, a category of spares, or else the
 * search for vehicles. It carries the words as they were typed where the page has something to say of them, and the
 * destination that they name, if its routes are known.
 */
export function findPath(
  understood: VehicleText,
  { kind, destinations }: Choice = { kind: null, destinations: [] },
): string {
  const { text, number, parts } = understood
  if (number?.product != null)
    return paths.details(number.product, number.is_spare ? 'spare' : 'vehicle')
  const isForSpares = parts !== null || number?.kind === 'part'
  if (kind === 'parts' || (kind === null && isForSpares)) return sparesPath(understood)
  const to = destinationOf(understood, destinations)
  // A spare alone is looked for in the titles of vehicles.
  const isSpareAlone = isForSpares && Object.keys(understood.query).length === 0
  return withQuery(vehiclesPathOf(isSpareAlone ? { search: text } : understood.query), {
    typed: isWorthSaying(understood) ? text : '',
    to: to === null ? '' : writeDestination(to),
  })
}

/** Spares name the model that they are for, and their number, in their title and beside it. */
function sparesPath({ text, query, parts, number, place }: VehicleText): string {
  const { make = null, model = '', search = '' } = query
  const named = [model.replaceAll('-', ' '), search].filter((words) => words !== '').join(' ')
  const words = number === null ? named : number.typed
  const town = place?.wish === 'local' ? place.city : null
  const filters = { ...(words !== '' && { words }), ...(town !== null && { place: town }) }
  return withQuery(paths.parts(parts, { make, filters }), { typed: text })
}

function vehiclesPathOf(query: VehicleText['query']): string {
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
  return vehiclesPath(narrowed)
}

function destinationOf({ place }: VehicleText, destinations: readonly ImportDestination[]) {
  if (place?.wish !== 'destination') return null
  const { country, city } = place
  const wish = { country, city: city ?? '', way: '', shipping: 'RORO', insurance: false } as const
  return completeDestination(wish, destinations)
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const said = Object.entries(query).filter(([, value]) => value !== '')
  const text = said.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  if (text === '') return path
  return `${path}${path.includes('?') ? '&' : '?'}${text}`
}

function boundsOf(range = '') {
  const [from = '', to = ''] = range.split('__')
  return { from: Number(from), to: Number(to) }
}

function valuesOf(query: VehicleText['query']): [string, string][] {
  return Object.entries(query).filter(([name]) => Object.hasOwn(valueFilterRows, name))
}
