import { expect, it } from 'vitest'
import { mulberry } from '../../../../bench/random.ts'
import { hasBit, setBit, wordsFor } from './bits.ts'
import { noMileage } from './columns.ts'
import { keepMileages, mileageMarksOf, writeMileages } from './mileage-marks.ts'

const unbounded = Number.MAX_SAFE_INTEGER
const random = mulberry(17)
/** Every kind of place: at a bound, beside it, between two, above all, the highest, not known. */
const mileages = Int32Array.from({ length: 3003 }, (_, place) => {
  const kilometres = Math.floor(random() * 350_000)
  const round = 10_000 * Math.round(kilometres / 10_000)
  return [kilometres, round, round + 1, round - 1, noMileage, 0, 2 ** 31 - 1][place % 7] ?? 0
}).map((kilometres) => Math.max(kilometres, noMileage))
const chunk = { columns: { mileages }, mileageMarks: mileageMarksOf(mileages) }

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
  const words = wordsFor(mileages.length)
  const all = new Uint32Array(words + 1)
  const some = new Uint32Array(words + 1)
  const isSome = (place: number) => place % 3 === 0
  for (let place = 0; place < mileages.length; place += 1) if (isSome(place)) setBit(some, place)
  writeMileages(chunk, { from, to }, all)
  keepMileages(chunk, { from, to }, { fitting: some, words })
  for (const [place, kilometres] of mileages.entries()) {
    const fits = kilometres !== noMileage && kilometres >= from && kilometres <= to
    expect(hasBit(all, place), `${kilometres} of all`).toBe(fits)
    expect(hasBit(some, place), `${kilometres} of some`).toBe(fits && isSome(place))
  }
  expect(all[words]).toBe(0)
})
