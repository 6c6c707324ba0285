import { expect, it } from 'vitest'
import { segmentOf } from '../../stock/catalogue/engine/segment.ts'
import { ColumnsBuilder } from '../../stock/catalogue/engine/columns.ts'
import { Dictionaries } from '../../stock/catalogue/engine/dictionaries.ts'
import { dimensions } from '../../stock/catalogue/filters/filters.ts'
import { countBits, hasBit } from '../../stock/catalogue/engine/bits.ts'
import { landedBitsOf } from '../../stock/catalogue/engine/landed-bits.ts'
import { admissions } from '../../stock/catalogue/engine/landed-pricer.ts'
import { LandedPriceTable, type PricedClass } from './landed-price-table.ts'

/** One class in three has no known duty; the cost rises with the number of the class. */
function priceClass(number: number): PricedClass {
  const isKnown = number % 3 !== 0
  const line = { base: number, slope: 1 + number / 1000 }
  const estimate = isKnown
    ? { breakpoint: 1000, below: { base: number + 500, slope: 1 }, above: line }
    : null
  return {
    admission: ([admissions.no, admissions.open, admissions.yes] as const)[number % 3] ?? 0,
    estimate,
    cost: (price) => (isKnown ? Math.round(line.base + line.slope * price) : null),
  }
}

it('answers for every number of facts by its class, however many there are', () => {
  const classes = Array.from({ length: 3000 }, (_, index) => priceClass(index))
  const table = new LandedPriceTable()
  const numbered = Array.from({ length: 5000 }, (_, index) => (index * 7) % classes.length)
  for (const index of numbered) table.add(classes[index] as PricedClass)
  expect(table.judged).toBe(5001)
  for (const [at, index] of numbered.entries()) {
    const { admission, estimate, cost } = classes[index] as PricedClass
    const facts = at + 1
    expect(table.admission(facts)).toBe(admission)
    expect(table.exact(facts, 7777)).toBe(cost(7777))
    expect(table.estimate(facts, 100)).toBe(estimate ? estimate.below.base + 100 : Number.NaN)
    expect(table.estimate(facts, 7777)).toBe(
      estimate ? estimate.above.base + estimate.above.slope * 7777 : Number.NaN,
    )
  }
  for (const unknown of [0, 5001, 100_000]) {
    expect(table.admission(unknown)).toBe(admissions.open)
    expect(table.estimate(unknown, 100)).toBeNaN()
    expect(table.exact(unknown, 100)).toBeNull()
  }
})

it('marks the places of a chunk, again while some of its facts are not judged', () => {
  const builder = new ColumnsBuilder(40)
  const codes = dimensions.map(() => 0)
  const same = { numbers: [2015, 0], codes, words: [], titleWords: 0, card: new Uint8Array() }
  for (let facts = 1; facts <= 40; facts += 1)
    builder.push({ ...same, id: facts, price: facts * 100, facts })
  const chunk = segmentOf(builder.finish(), new Dictionaries())
  const table = new LandedPriceTable()
  for (let facts = 1; facts <= 30; facts += 1) table.add(priceClass(facts))
  const before = landedBitsOf(table, chunk)
  expect(countBits(before.enters, 2)).toBe(10)
  expect(countBits(before.unpriced, 2)).toBe(20)
  for (let facts = 31; facts <= 40; facts += 1) table.add(priceClass(facts))
  const after = landedBitsOf(table, chunk)
  expect(landedBitsOf(table, chunk)).toBe(after)
  for (let facts = 1; facts <= 40; facts += 1) {
    const [isYes, isOpen, isPriced] = [facts % 3 === 2, facts % 3 === 1, facts % 3 !== 0]
    expect(hasBit(after.enters, facts - 1)).toBe(isYes)
    expect(hasBit(after.open, facts - 1)).toBe(isOpen)
    expect(hasBit(after.priced, facts - 1)).toBe(isPriced)
    expect(hasBit(after.unpriced, facts - 1)).toBe(!isPriced)
    expect(hasBit(after.openOrUnpriced, facts - 1)).toBe(isOpen || (isYes && !isPriced))
  }
})
