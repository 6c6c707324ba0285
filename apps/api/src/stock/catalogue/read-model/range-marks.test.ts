import { expect, it } from 'vitest'
import { mulberry } from '../../../../bench/random.ts'
import { hasBit, setBit, wordsFor } from './bits.ts'
import { notKnown } from './columns.ts'
import {
  keepInRange,
  mileageBounds,
  type RangeMarks,
  rangeMarksOf,
  usualNumbers,
  writeInRange,
} from './range-marks.ts'
import type { PriceRange } from '../search/price-steps.ts'

const unbounded = Number.MAX_SAFE_INTEGER
const random = mulberry(17)
/** Every kind of place: at a bound, beside it, between two, above all, the highest, not known. */
const mileages = Int32Array.from({ length: 3003 }, (_, place) => {
  const kilometres = Math.floor(random() * 350_000)
  const round = 10_000 * Math.round(kilometres / 10_000)
  return [kilometres, round, round + 1, round - 1, notKnown, 0, 2 ** 31 - 1][place % 7] ?? 0
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
  expectFound(rangeMarksOf(mileages, mileageBounds), { from, to })
})

/** Every second year but one, few of before 2000, some not known. */
const years = Int16Array.from({ length: 999 }, (_, place) => {
  if (place % 9 === 0) return notKnown
  const year = 2000 + 2 * Math.floor(random() * 12)
  return place % 50 === 1 ? 1950 + Math.floor(random() * 49) : year === 2010 ? 2012 : year
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
    expectFound(rangeMarksOf(years, bounds), { from, to })
  }
})

it('the usual numbers are those that most places have', () => {
  expect(usualNumbers(Int16Array.of(7, 9, 9, notKnown, notKnown, 3, 3, 3), 2)).toEqual([3, 9])
})

/** In a range, of all places and of every third. */
function expectFound(marks: RangeMarks, { from, to }: PriceRange) {
  const { numbers } = marks
  const words = wordsFor(numbers.length)
  const all = new Uint32Array(words + 1)
  const some = new Uint32Array(words + 1)
  const isSome = (place: number) => place % 3 === 0
  for (let place = 0; place < numbers.length; place += 1) if (isSome(place)) setBit(some, place)
  writeInRange(marks, { from, to }, all)
  keepInRange(marks, { from, to }, { fitting: some, words })
  for (const [place, number] of numbers.entries()) {
    const fits = number !== notKnown && number >= from && number <= to
    expect(hasBit(all, place), `${number} of all`).toBe(fits)
    expect(hasBit(some, place), `${number} of some`).toBe(fits && isSome(place))
  }
  expect(all[words]).toBe(0)
}
