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
import { featureFilter, type FilterName, valueFilters } from '../filters/filters.ts'
import { isForIndex, matchersOf, withLanded } from '../search/find-vehicles.ts'
import { listedClause, resolveSearch } from '../search/resolve-search.ts'
import { readVehicleQuery } from '../search/vehicle-query.ts'
import { countInIndex } from './count-in-index.ts'
import { countFacetRows, countRows, type FacetName, type WantedFacets } from './facets.store.ts'
import { vehicleFacets } from './facets.view.ts'

export const countVehicleFacets: Handler<'countVehicleFacets'> = async (context, call) => {
  const { query } = call
  const { db, listedVehicles } = context
  const asked = readVehicleQuery(query)
  if (!asked) return { status: 400, body: fieldErrors({ price__range: ['not_a_number'] }) }
  const search = await resolveSearch(context, asked)
  const isLocal = search.market === 'local'
  const destination = isLocal ? null : await readLandedQuery(context, query)
  if (destination?.refusal) return { status: 400, body: destination.refusal }
  const byLanded = destination && isLandedSearch(destination.asked) ? destination.asked : null
  const names = await listNames(db)
  const { clauses } = search
  const active = activeFilters(clauses)
  const wanted = wantedFacets(active)
  const index = byLanded
    ? await indexForLanded(context)
    : isForIndex(search)
      ? listedVehicles()
      : null
  const landed = byLanded && index && (await landedFilterOf(context, byLanded, { index, call }))
  const { market } = search
  const counts = index
    ? countInIndex(index, matchersOf(index, withLanded(clauses, landed)), wanted)
    : await countFacetRows(db, { clauses, market }, wanted)
  const ofWeek = [
    ...clauses.filter(({ filter }) => filter !== 'listed'),
    listedClause(daysOfWeek, context.clock.now()),
  ]
  const listed = {
    days: daysOfWeek,
    count: index
      ? index.count(matchersOf(index, withLanded(ofWeek, landed)))
      : await countRows(db, { clauses: ofWeek, market }),
  }
  return { status: 200, body: vehicleFacets(counts, { search, names, active, listed }) }
}

/** "Listed this week": today and the seven days before. */
const daysOfWeek = 7

const facetNames: readonly FacetName[] = [
  'make',
  'model',
  'year',
  'price',
  featureFilter,
  ...valueFilters,
]

/** Each facet without its own filter, and the number of vehicles for each way to widen the search. */
export function wantedFacets(active: readonly FilterName[]): WantedFacets[] {
  // A further feature narrows what the chosen ones find.
  const excludedBy = (facet: FacetName): Excluding =>
    facet !== featureFilter && active.includes(facet) ? facet : ''
  return (['', ...widerThan(active)] satisfies Excluding[]).map((excluding) => ({
    excluding,
    // Models are asked for within a make.
    facets: facetNames.filter(
      (facet) => excludedBy(facet) === excluding && (facet !== 'model' || active.includes('make')),
    ),
  }))
}
