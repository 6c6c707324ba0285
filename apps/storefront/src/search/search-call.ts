import type { VehicleSearch } from '../api/catalogue.ts'
import type { VehicleQuery } from '../shared/vehicle-query.ts'

export const pageSize = 25

/** The query as the API's parameters (buyer spec §7); 0 is no bound, which it leaves out. */
export function searchCall(query: VehicleQuery): VehicleSearch {
  const { page, min, max, make, model, sort } = query
  return {
    page: String(page),
    ordering: sort === 'ascending' ? 'price' : '-price',
    ...(min > 0 || max > 0 ? { price__range: max > 0 ? `${min}__${max}` : `${min}__` } : {}),
    ...(query.class === null ? {} : { class: query.class }),
    ...(make === null ? {} : { make }),
    ...(model === null ? {} : { model }),
  }
}
