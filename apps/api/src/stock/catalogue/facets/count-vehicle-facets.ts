import type { Handler } from '../../../core/contract.ts'
import { fieldErrors } from '../../../core/field-problems.ts'
import {
  landedFilterOf,
  indexForLanded,
  isLandedSearch,
  readLandedQuery,
} from '../landed-price/landed-query.ts'
import { listNames } from '../names/names.store.ts'
import { activeFilters, type Excluding, widerThan } from '../filters/excluding.ts'
import { type FilterName, valueFilters } from '../filters/filters.ts'
import { isForIndex, matchersOf, withLanded } from '../search/find-vehicles.ts'
import { resolveSearch } from '../search/resolve-search.ts'
import { readVehicleQuery } from '../search/vehicle-query.ts'
import { countInIndex } from './count-in-index.ts'
import { countFacetRows, type FacetName, type WantedFacets } from './facets.store.ts'
import { vehicleFacets } from './facets.view.ts'

export const countVehicleFacets: Handler<'countVehicleFacets'> = async (context, call) => {
  const { query } = call
  const { db, listedVehicles } = context
  const asked = readVehicleQuery(query)
  if (!asked) return { status: 400, body: fieldErrors({ price__range: ['not_a_number'] }) }
  const search = await resolveSearch(context, asked)
  const destination = await readLandedQuery(context, query)
  if (destination?.refusal) return { status: 400, body: destination.refusal }
  const byLanded = destination && isLandedSearch(destination.asked) ? destination.asked : null
  const names = await listNames(db)
  const { clauses } = search
  const active = activeFilters(clauses)
  const wanted = wantedFacets(active)
  const index = byLanded
    ? await indexForLanded(context)
    : isForIndex(clauses)
      ? listedVehicles()
      : null
  const landed = byLanded && index && (await landedFilterOf(context, byLanded, { index, call }))
  const counts = index
    ? countInIndex(index, matchersOf(index, withLanded(clauses, landed)), wanted)
    : await countFacetRows(db, clauses, wanted)
  return { status: 200, body: vehicleFacets(counts, { search, names, active }) }
}

const facetNames: readonly FacetName[] = ['make', 'model', 'year', 'price', ...valueFilters]

/** Each facet without its own filter, and the number of vehicles for each way to widen the search. */
export function wantedFacets(active: readonly FilterName[]): WantedFacets[] {
  const excludedBy = (facet: FacetName): Excluding => (active.includes(facet) ? facet : '')
  return (['', ...widerThan(active)] satisfies Excluding[]).map((excluding) => ({
    excluding,
    // Models are asked for within a make.
    facets: facetNames.filter(
      (facet) => excludedBy(facet) === excluding && (facet !== 'model' || active.includes('make')),
    ),
  }))
}
