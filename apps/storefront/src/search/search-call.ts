import type { VehicleSearch } from '../api/catalogue.ts'
import type { FacetSearch } from '../api/vehicle-filters.ts'
import { destinationParams } from '../shared/destination/destination-params.ts'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'
import { sorts } from './sorts.ts'
import { filterCall, readFilters } from './vehicle-filters.ts'

export const pageSize = 25

/** 0 where nothing is found. */
export function lastPageOf(count: number): number {
  return Math.ceil(count / pageSize)
}

/** The query as the API's parameters (buyer spec §7); 0 means no bound and is left out. */
export function searchCall(query: VehicleQuery, wish: MyDestination | null): VehicleSearch {
  const mine = destinationFor(query, wish)
  return {
    page: String(query.page),
    ordering: orderingOf(query, mine),
    ...(mine && destinationParams(mine)),
    ...facetsCall(query, mine),
  }
}

/** What is sold in Kenya is there already. */
function destinationFor({ market }: Pick<VehicleQuery, 'market'>, wish: MyDestination | null) {
  return market === 'local' ? null : wish
}

function orderingOf({ market, sort, filters }: VehicleQuery, mine: MyDestination | null): string {
  const { by, words } = readFilters(filters)
  if (sort === 'recommended' && words !== '') return 'match'
  if (sort === 'recommended') return market === 'local' ? '-date_created' : 'recommended'
  const named =
    by === null || (by === 'door' && !mine) ? undefined : sorts.find((one) => one.by === by)
  const ordering = named?.ordering ?? 'price'
  return sort === 'ascending' ? ordering : `-${ordering}`
}

/** Whether the landed price decides what is in the list, and not only its order. */
export function asksLanded({ filters }: Pick<VehicleQuery, 'filters'>): boolean {
  const { landed } = readFilters(filters)
  return landed.mayImport || landed.budget > 0
}

/** The same without the parameters that change no count. */
export function facetsCall(
  { market, min, max, make, model, filters, ...query }: VehicleQuery,
  wish: MyDestination | null,
): FacetSearch {
  const mine = destinationFor({ market }, wish)
  const { landed } = readFilters(filters)
  return {
    ...(market === 'local' && { market }),
    ...(min > 0 || max > 0 ? { price__range: max > 0 ? `${min}__${max}` : `${min}__` } : {}),
    ...(query.class === null ? {} : { class: query.class }),
    ...(make === null ? {} : { make }),
    ...(model === null ? {} : { model }),
    ...filterCall(readFilters(filters)),
    ...(mine && asksLanded({ filters }) && destinationParams(mine)),
    ...(mine && landed.mayImport && { may_import: true }),
    ...(mine && landed.budget > 0 && { budget: landed.budget }),
  }
}
