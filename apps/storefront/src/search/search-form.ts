import {
  allCars,
  inOrder,
  makePath,
  type VehicleQuery,
  vehiclesPath,
} from '../shared/addresses/vehicle-query.ts'
import { sorts } from './sorts.ts'
import { readFilters, writeFilters } from './vehicle-filters.ts'

const longest = 100

/**
 * Where a form leads, by its fields alone: so does the browser's own GET /search?… without JavaScript.
 * The home search names a make and shilling prices; the filters of a result page name the segments.
 */
export function pathOfForm(fields: URLSearchParams): string {
  const text = (name: string) => (fields.get(name) ?? '').slice(0, longest)
  if (!fields.has('sorted')) {
    const [from, to] = [wholeNumber(text('from')), wholeNumber(text('to'))]
    const { min, max } = inOrder(from, to)
    return makePath({ make: text('make'), from: String(min), to: String(max) })
  }
  return vehiclesPath(queryOfForm(fields))
}

/** The fields of the results' filters as the search they ask for, from its first page. */
export function queryOfForm(fields: URLSearchParams): VehicleQuery {
  const text = (name: string) => (fields.get(name) ?? '').slice(0, longest)
  return {
    market: text('market') === 'local' ? 'local' : 'export',
    page: 1,
    ...inOrder(wholeNumber(text('min')), wholeNumber(text('max'))),
    class: classOf(text('st')),
    make: text('sv') || null,
    // `of` is the make that the model on the page belongs to.
    model: text('sv') !== '' && text('sv') === text('of') ? text('svm') || null : null,
    sort: sorts.find(({ key }) => key === text('sorted'))?.direction ?? 'recommended',
    filters: writeFilters(readFilters(fields)),
  }
}

/** `*` is both. */
export function classOf(st: string): VehicleQuery['class'] {
  if (st === '2') return 'commercial'
  return st === '*' ? null : allCars.class
}

function wholeNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : 0
}
