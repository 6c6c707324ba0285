import type { Translate } from '@bandari/i18n'
import type { MyDestination } from '../shared/destination/my-destination.ts'
import type { VehicleQuery } from '../shared/addresses/vehicle-query.ts'
import { readFilters } from './vehicle-filters.ts'

/** The sentence that tells the order (`recommended.store.ts` of the API); null where its name tells it. */
export function ruleOf(
  t: Translate,
  { market, sort, filters }: VehicleQuery,
  mine: MyDestination | null,
): string | null {
  const { by, words } = readFilters(filters)
  const isMatch = sort === 'recommended' && words !== ''
  const isRecommended = sort === 'recommended' ? market === 'export' : by === 'recommended'
  if (!isMatch && !isRecommended) return null
  if (!mine) return t(isMatch ? 'search.bestMatch.rule' : 'search.recommended.rule')
  const place = mine.city
  return t(isMatch ? 'search.bestMatch.ruleAt' : 'search.recommended.ruleAt', { place })
}
