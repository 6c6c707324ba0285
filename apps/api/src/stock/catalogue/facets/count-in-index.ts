import { dimensions, featureFilter, type Dimension } from '../filters/filters.ts'
import type { Matcher } from '../engine/matchers.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import type { FacetCounts, FacetName, WantedFacets } from './facets.store.ts'

/** The counts of `countFacetRows`, out of memory. */
export function countInIndex(
  index: VehicleIndex,
  matchers: readonly Matcher[],
  wanted: readonly WantedFacets[],
): FacetCounts[] {
  const asked = wanted.map(({ excluding, facets }) => ({
    excluding,
    dimensions: facets.flatMap((facet) =>
      facet === 'price' || facet === featureFilter ? [] : [dimensions.indexOf(facet)],
    ),
    wantsPrices: facets.includes('price'),
    features: facets.includes(featureFilter) ? [...index.dictionaries.features.keys()] : [],
  }))
  return index
    .countFacets(matchers, asked)
    .map(({ excluding, count, values, prices, features }) => {
      const facets: Partial<Record<FacetName, ReadonlyMap<string, number>>> = {}
      for (const [at, counts] of values) {
        const name = dimensions[at] as Exclude<Dimension, 'class'>
        facets[name] = byValue(counts, (code) => index.dictionaries.of(name).valueOf(code))
      }
      if (prices) facets.price = byValue(prices, String)
      if (features.size > 0)
        facets.features = new Map(
          [...features].flatMap(([code, n]) =>
            n > 0 ? [[index.dictionaries.features.get(code) ?? '', n]] : [],
          ),
        )
      return { excluding, count, facets }
    })
}

/** Number 0 of a dictionary is no value. */
function byValue(counts: Int32Array, valueOf: (code: number) => string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [code, n] of counts.entries()) {
    const value = valueOf(code)
    if (n > 0 && value !== '') found.set(value, n)
  }
  return found
}
