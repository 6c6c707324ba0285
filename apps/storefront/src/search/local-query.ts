import {
  readVehiclesPath,
  segmentNames,
  type VehicleQuery,
} from '../shared/addresses/vehicle-query.ts'
import type { RouteLocation } from '../shared/addresses/route.ts'
import { readFilters, writeFilters } from './vehicle-filters.ts'

const open: Readonly<Record<string, string>> = {
  page: '1',
  min: '0',
  max: '0',
  st: '*',
  svm: '*',
  order: '*',
}

/** The query of /product-search/{make}?…; null without a make, where all makes are listed. `*` is any make. */
export function readLocalQuery({
  params,
  search,
}: Pick<RouteLocation, 'params' | 'search'>): VehicleQuery | null {
  const { make } = params
  if (make === undefined) return null
  const said = Object.fromEntries(
    segmentNames.map((name) => [name, search.get(name) ?? open[name]] as const),
  )
  const segments = (named: Readonly<Record<string, string | undefined>>) =>
    readVehiclesPath({ ...named, sorted: named['order'], sv: make })
  // What cannot be read is not asked for.
  const query = segments(said) ?? segments(open)
  return query && { ...query, market: 'local', filters: writeFilters(readFilters(search)) }
}

/** Whether vehicles alone are asked for: without a wish the list has spares, too. */
export function isNarrowed({ class: ofClass, make, model, min, max, sort, filters }: VehicleQuery) {
  return (
    make === null ||
    ofClass !== null ||
    model !== null ||
    min > 0 ||
    max > 0 ||
    sort !== 'recommended' ||
    filters !== ''
  )
}
