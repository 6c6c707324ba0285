import { keepOnly } from './bits.ts'
import { landedBitsOf } from './landed-bits.ts'
import { keepWithin } from './landed-costs.ts'
import { fitsLanded, isOpen, type LandedFilter } from './landed-pricer.ts'
import type { Matcher } from './matchers.ts'

/** What a search asks of the destination: facts are judged by bits, prices one by one. Prices change, so nothing is cached. */
export function landedMatcher(filter: LandedFilter): Matcher {
  const { pricer, mayImport, budget } = filter
  return {
    filter: 'landed',
    key: null,
    isOutside: ({ columns }) => budget !== null && (columns.prices[0] ?? 0) > budget,
    keep: (segment, bits, words) => {
      keepOnly(bits, landedBitsOf(pricer, segment)[mayImport ? 'enters' : 'priced'], words)
      if (budget !== null) keepWithin(pricer, budget, segment, { fitting: bits, words })
    },
    write: (segment, bits, words) => {
      bits.set(landedBitsOf(pricer, segment)[mayImport ? 'enters' : 'priced'])
      if (budget !== null) keepWithin(pricer, budget, segment, { fitting: bits, words })
    },
    matchesAt: ({ columns }, position) =>
      fitsLanded(filter, columns.facts[position] ?? 0, columns.prices[position] ?? 0),
    matches: ({ facts, price }) => fitsLanded(filter, facts, price),
  }
}

/** The vehicles for which nobody knows whether they may enter or, where that is asked, what they cost. */
export function openMatcher(filter: LandedFilter, wantsPrice: boolean): Matcher {
  const { pricer, mayImport } = filter
  const open = wantsPrice ? 'openOrUnpriced' : 'open'
  const name = mayImport ? open : 'unpriced'
  return {
    filter: 'landed',
    key: null,
    isOutside: () => false,
    keep: (segment, bits, words) => keepOnly(bits, landedBitsOf(pricer, segment)[name], words),
    write: (segment, bits) => bits.set(landedBitsOf(pricer, segment)[name]),
    matchesAt: ({ columns }, position) =>
      isOpen(filter, columns.facts[position] ?? 0, columns.prices[position] ?? 0, wantsPrice),
    matches: ({ facts, price }) => isOpen(filter, facts, price, wantsPrice),
  }
}
