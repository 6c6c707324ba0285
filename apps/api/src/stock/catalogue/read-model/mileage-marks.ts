import { type Bits, setBit, setRange, wordsFor } from './bits.ts'
import { type Columns, noMileage } from './columns.ts'
import type { PriceRange } from '../search/price-steps.ts'

/** Kilometres, of which each chunk has the places at or below: what the storefront offers, and what lies far between. */
const bounds = [
  noMileage,
  ...[20, 40, 50, 60, 80, 100, 120, 140, 150, 160, 180, 200, 300].map(
    (thousand) => 1000 * thousand,
  ),
]

/** By `bounds`: the places whose mileage is no higher. */
export type MileageMarks = readonly Bits[]

/** Of a chunk. */
export interface Mileages {
  columns: Pick<Columns, 'mileages'>
  mileageMarks: MileageMarks
}

export function mileageMarksOf(mileages: Int32Array): MileageMarks {
  const marks = bounds.map(() => new Uint32Array(wordsFor(mileages.length)))
  for (let place = 0; place < mileages.length; place += 1) {
    const bits = marks[firstFrom(mileages[place] ?? noMileage)]
    if (bits) setBit(bits, place)
  }
  let lower: Bits | null = null
  for (const bits of marks) {
    if (lower)
      for (let word = 0; word < bits.length; word += 1)
        bits[word] = (bits[word] ?? 0) | (lower[word] ?? 0)
    lower = bits
  }
  return marks
}

/** The first bound that is no lower; as many as there are where none is. */
function firstFrom(mileage: number): number {
  let index = 0
  while (index < bounds.length && (bounds[index] ?? 0) < mileage) index += 1
  return index
}

/** The highest of a column of 32 bits. */
const highest = 0x7f_ff_ff_ff

/** `fitting` keeps the places whose mileage lies in the range; one that is not known is less than any bound. */
export function keepMileages(
  chunk: Mileages,
  { from, to }: PriceRange,
  { fitting, words }: { fitting: Bits; words: number },
): void {
  const [least, most] = [Math.ceil(Math.max(from, 0)), Math.min(to, highest)]
  if (most < highest) markAtMost(chunk, most, { fitting, words, isKept: true })
  markAtMost(chunk, least - 1, { fitting, words, isKept: false })
}

/** The places whose mileage lies in the range, written to `fitting`. */
export function writeMileages(chunk: Mileages, range: PriceRange, fitting: Bits): void {
  const { length } = chunk.columns.mileages
  const words = wordsFor(length)
  fitting.fill(0, 0, words)
  setRange(fitting, 0, length)
  keepMileages(chunk, range, { fitting, words })
}

/**
 * Of `fitting` the places at or below a mileage stay, or go. Only those between the bounds around it are looked at one by
 * one: a mileage as people choose them is a bound itself.
 */
function markAtMost(
  { columns: { mileages }, mileageMarks: marks }: Mileages,
  most: number,
  { fitting, words, isKept }: { fitting: Bits; words: number; isKept: boolean },
): void {
  const next = firstFrom(most)
  const isBound = bounds[next] === most
  const sure = marks[isBound ? next : next - 1]
  const perhaps = isBound ? sure : marks[next]
  for (let word = 0; word < words; word += 1) {
    const before = fitting[word] ?? 0
    if (before === 0) continue
    let found = before & (sure?.[word] ?? 0)
    let left = before & ~found & (perhaps ? (perhaps[word] ?? 0) : -1)
    while (left !== 0) {
      const lowest = left & -left
      if ((mileages[(word << 5) + (31 - Math.clz32(lowest))] ?? noMileage) <= most) found |= lowest
      left ^= lowest
    }
    fitting[word] = isKept ? found : before ^ found
  }
}
