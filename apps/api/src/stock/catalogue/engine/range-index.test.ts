import { expect, it } from 'vitest'
import { mulberry } from '../../../../test/helpers/random.ts'
import { hasBit, setBit, wordsFor } from './bits.ts'
import { notKnown } from './columns.ts'
import {
  keepInRange,
  type RangeIndex,
  rangeIndexOf,
  usualNumbers,
  writeInRange,
} from './range-index.ts'
import { numberFilters, type Range } from '../filters/filters.ts'

const unbounded = Number.MAX_SAFE_INTEGER
const random = mulberry(17)
/** Every kind of position: at a bound, beside it, between two, above all, the highest, not known. */
const mileages = Int32Array.from({ length: 3003 }, (_, position) => {
  const kilometres = Math.floor(random() * 350_000)
  const round = 10_000 * Math.round(kilometres / 10_000)
  return [kilometres, round, round + 1, round - 1, notKnown, 0, 2 ** 31 - 1][position % 7] ?? 0
}).map((kilometres) => Math.max(kilometres, notKnown))

it.each([
  [0, unbounded],
  [0, 0],
  [-5, 20_000],
  [1, 20_000],
  [20_000, 20_000],
  [20_001, 49_999],
  [10_000.5, 90_000.5],
  [50_000, unbounded],
  [123_456, 123_457],
  [300_000, unbounded],
  [300_001, 310_000],
  [0, 2 ** 31 - 1],
  [0, 2 ** 31 - 2],
  [90_000, 80_000],
])('of %i to %i km are found those that are, of all and of some', (from, to) => {
  expectFound(rangeIndexOf(mileages, numberFilters.mileage.marks), { from, to })
})

/** Every second year but one, few of before 2000, some not known. */
const years = Int32Array.from({ length: 999 }, (_, position) => {
  if (position % 9 === 0) return notKnown
  const year = 2000 + 2 * Math.floor(random() * 12)
  return position % 50 === 1 ? 1950 + Math.floor(random() * 49) : year === 2010 ? 2012 : year
})

it.each([
  [0, unbounded],
  [2000, 2012],
  [2003, 2009],
  [2009, 2010],
  [2010, 2011],
  [1980, 2005],
  [1900, 1999],
  [2023, 2030],
  [2030, unbounded],
  [2012, 2008],
])('of %i to %i are found those that are, whether a year is usual or not', (from, to) => {
  for (const most of [0, 3, 48]) {
    const bounds = usualNumbers(years, most)
    expect(bounds.length).toBeLessThanOrEqual(most)
    expectFound(rangeIndexOf(years, bounds), { from, to })
  }
})

it('the usual numbers are those that most positions have', () => {
  expect(usualNumbers(Int32Array.of(7, 9, 9, notKnown, notKnown, 3, 3, 3), 2)).toEqual([3, 9])
})

/** In a range, of all positions and of every third. */
function expectFound(marks: RangeIndex, { from, to }: Range) {
  const { numbers } = marks
  const words = wordsFor(numbers.length)
  const all = new Uint32Array(words + 1)
  const some = new Uint32Array(words + 1)
  const isSome = (position: number) => position % 3 === 0
  for (let position = 0; position < numbers.length; position += 1)
    if (isSome(position)) setBit(some, position)
  writeInRange(marks, { from, to }, all)
  keepInRange(marks, { from, to }, { fitting: some, words })
  for (const [position, number] of numbers.entries()) {
    const fits = number !== notKnown && number >= from && number <= to
    expect(hasBit(all, position), `${number} of all`).toBe(fits)
    expect(hasBit(some, position), `${number} of some`).toBe(fits && isSome(position))
  }
  expect(all[words]).toBe(0)
}
