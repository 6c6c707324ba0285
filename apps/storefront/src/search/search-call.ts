import type { VehicleSearch } from '../api/catalogue.ts'
import type { FacetSearch } from '../api/vehicle-filters.ts'
import type { VehicleQuery } from '../shared/vehicle-query.ts'
import { filterCall, readFilters } from './vehicle-filters.ts'

export const pageSize = 25

/** 0 where nothing is found. */
export function lastPageOf(count: number): number {
  return Math.ceil(count / pageSize)
}

/** The query as the API's parameters (buyer spec §7); 0 means no bound and is left out. */
export function searchCall(query: VehicleQuery): VehicleSearch {
  return {
    page: String(query.page),
    ordering: query.sort === 'ascending' ? 'price' : '-price',
    ...facetsCall(query),
  }
}

/** The same without the parameters that change no count. */
export function facetsCall({
  min,
  max,
  make,
  model,
  filters,
  ...query
}: VehicleQuery): FacetSearch {
  return {
    ...(min > 0 || max > 0 ? { price__range: max > 0 ? `${min}__${max}` : `${min}__` } : {}),
    ...(query.class === null ? {} : { class: query.class }),
    ...(make === null ? {} : { make }),
    ...(model === null ? {} : { model }),
    ...filterCall(readFilters(filters)),
  }
}
