import type { Context } from '../../../core/context.ts'
import { isForIndex, matchersOf } from './find-vehicles.ts'
import { resolveSearch } from './resolve-search.ts'
import { readVehicleQuery, type VehicleParameters } from './vehicle-query.ts'
import { searchVehicleRows } from './vehicle-rows.store.ts'

/** How many vehicles a search finds, without a page of them. */
export async function countVehicles(
  context: Pick<Context, 'db' | 'listedVehicles' | 'clock'>,
  parameters: VehicleParameters,
): Promise<number> {
  const query = readVehicleQuery(parameters)
  if (!query) return 0
  const search = await resolveSearch(context, query)
  const { clauses, market } = search
  const index = isForIndex(search) ? context.listedVehicles() : null
  if (index) return index.count(matchersOf(index, clauses))
  const order = { sort: 'price', descending: false } as const
  return (await searchVehicleRows(context.db, clauses, { market, order, limit: 0, offset: 0 }))
    .total
}
