import { expect, it } from 'vitest'
import { countBits, hasBit, setRange } from './bits.ts'
import { type Segment, segmentOf } from './segment.ts'
import { ColumnsBuilder } from './columns.ts'
import { Dictionaries } from './dictionaries.ts'
import { dimensions } from '../filters/filters.ts'
import { costOf, costsOf, keepWithin, notKnown } from './landed-costs.ts'
import { admissions, type LandedPricer } from './landed-pricer.ts'

/** Facts 1 to 40 at 100 to 4,000 cents; every fourth has no known duty. */
function segmentOfForty(): Segment {
  const builder = new ColumnsBuilder(40)
  const codes = dimensions.map(() => 0)
  const same = { numbers: [2015, 0], codes, words: [], titleWords: 0, card: new Uint8Array() }
  for (let facts = 1; facts <= 40; facts += 1)
    builder.push({ ...same, id: facts, price: facts * 100, facts })
  return segmentOf(builder.finish(), new Dictionaries())
}

/** Twice the price; an estimate is wrong by up to the margin, to either side. */
function pricerWith({ factor = 2, judged = 41 } = {}): LandedPricer & { computed: number[] } {
  const computed: number[] = []
  const isKnown = (facts: number) => facts % 4 !== 0
  return {
    computed,
    judged,
    margin: 2,
    admission: () => admissions.yes,
    estimate: (facts, price) =>
      isKnown(facts) ? factor * price + (facts % 2 === 0 ? 1.9 : -1.9) : Number.NaN,
    exact: (facts, price) => {
      computed.push(facts)
      return isKnown(facts) ? factor * price : null
    },
  }
}

function within(pricer: LandedPricer, budget: number): number[] {
  const segment = segmentOfForty()
  const fitting = new Uint32Array(2)
  setRange(fitting, 0, 40)
  keepWithin(pricer, budget, segment, { fitting, words: 2 })
  const found = Array.from({ length: 40 }, (_, position) => position + 1)
  const kept = found.filter((facts) => hasBit(fitting, facts - 1))
  expect(countBits(fitting, 2)).toBe(kept.length)
  return kept
}

it.each([
  ['nothing', 199, 0],
  ['the least alone', 200, 1],
  ['up to one and no cent further', 3799, 18],
  ['one to the cent', 3800, 19],
  ['all but the last', 7799, 38],
  ['all', 7800, 39],
  ['all, by far', 1_000_000, 39],
])('a budget reaches %s', (_, budget, last) => {
  const reached = Array.from({ length: last }, (_, index) => index + 1)
  expect(within(pricerWith(), budget)).toEqual(reached.filter((facts) => facts % 4 !== 0))
})

it('computes only what is near the budget', () => {
  const pricer = pricerWith()
  within(pricer, 3800)
  expect(pricer.computed).toEqual([19])
})

it('computes what costs more than a position can tell', () => {
  const pricer = pricerWith({ factor: 3_000_000 })
  expect(within(pricer, 3_000_000 * 2_000)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1).filter((facts) => facts % 4 !== 0),
  )
})

it('keeps what it estimated once all facts are judged', () => {
  const segment = segmentOfForty()
  const [half, whole] = [pricerWith({ judged: 20 }), pricerWith()]
  expect(costsOf(half, segment)).not.toBe(costsOf(half, segment))
  expect(costsOf(whole, segment)).toBe(costsOf(whole, segment))
  expect(costOf(whole, 4, 400)).toBe(notKnown)
})
