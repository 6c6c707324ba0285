import type { SavedQuery } from '@bandari/sdk'
import { fieldErrors } from '../../../core/field-problems.ts'
import type { Context } from '../../../core/context.ts'
import { readLandedQuery } from '../../../stock/catalogue/landed-price/landed-query.ts'
import { isForIndex } from '../../../stock/catalogue/search/find-vehicles.ts'
import { resolveSearch } from '../../../stock/catalogue/search/resolve-search.ts'
import { readVehicleQuery } from '../../../stock/catalogue/search/vehicle-query.ts'

/** The same search is the same object, whatever the order in which its parameters came and however they say nothing. */
export function plainQuery(query: SavedQuery): SavedQuery {
  const said = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(said) as SavedQuery
}

/** What the vehicle search itself would refuse; null for a search that can be asked. */
export async function queryRefusal(context: Context, query: SavedQuery) {
  const asked = readVehicleQuery(query)
  if (!asked) return fieldErrors({ price__range: ['not_a_number'] })
  const landed = await readLandedQuery(context, query)
  if (landed?.refusal) return landed.refusal
  const { may_import: mayImport = false, budget } = query
  if (!mayImport && budget === undefined) return null
  return isForIndex(await resolveSearch(context, asked))
    ? null
    : fieldErrors({ search_simple_query_string: ['no_pattern_at_door'] })
}
