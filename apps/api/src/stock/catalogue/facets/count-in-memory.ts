import type { LandedFilter } from '../engine/landed-pricer.ts'
import { type Dimension, dimensions } from '../engine/dictionary.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import type { WantedCounts } from '../engine/facet-counts.ts'
import {
  activeFilters,
  bandWidth,
  masksOf,
  type NarrowedSearch,
  partsOf,
} from '../search/vehicle-parts.ts'
import { type FacetCount, type Wanted, withoutFilter } from './facets.store.ts'
import { wantedFacets } from './wanted-facets.ts'

interface Beside {
  /** Of the search's make. */
  models: readonly number[]
  door: LandedFilter | null
}

/** The counts of `countFacets`, from memory. */
export function countInMemory(
  model: VehicleIndex,
  search: NarrowedSearch,
  { models, door }: Beside,
): FacetCount[] {
  const parts = partsOf(search)
  const facets = wantedFacets(activeFilters(parts), models)
  const wanted = masksOf(parts).map(({ without }) => wantedOf(without, facets))
  const counts: FacetCount[] = []
  for (const { without, count, values, steps } of model.countFacets(search, wanted, door)) {
    counts.push({ dimension: withoutFilter, value: without, n: count })
    for (const [index, ofValues] of values) {
      const dimension = dimensions[index]
      if (dimension) counts.push(...counted(dimension, ofValues, model))
    }
    for (const [step, n] of steps?.entries() ?? []) {
      if (n === 0) continue
      counts.push({ dimension: 'price_step', value: String(step), n })
      counts.push({ dimension: 'price_band', value: String(Math.floor(step / bandWidth)), n })
    }
  }
  return counts
}

/** What the facets want counted when the filters of `without` are left out. */
function wantedOf(without: WantedCounts['without'], facets: readonly Wanted[]): WantedCounts {
  const asked = facets.filter((facet) => facet.without === without)
  const names = new Set(asked.map(({ dimension }) => dimension))
  return {
    without,
    dimensions: [...dimensions.keys()].filter((index) => names.has(dimensions[index] ?? '')),
    wantsSteps: names.has('price_band'),
  }
}

function counted(
  dimension: Dimension,
  counts: Int32Array,
  { dictionaries }: VehicleIndex,
): FacetCount[] {
  const dictionary = dictionaries.of(dimension)
  const found: FacetCount[] = []
  for (let code = 1; code < counts.length; code += 1) {
    const n = counts[code] ?? 0
    if (n > 0) found.push({ dimension, value: dictionary.valueOf(code), n })
  }
  return found
}
