import { type Bits, setBit, setRange, wordsFor } from './bits.ts'
import { notKnown } from './columns.ts'
import type { PriceRange } from '../search/price-steps.ts'

/** Kilometres that people choose: what the storefront offers, and what lies far between. */
export const mileageBounds = [20, 40, 50, 60, 80, 100, 120, 140, 150, 160, 180, 200, 300].map(
  (thousand) => 1000 * thousand,
)

/** Which places of a chunk lie at or below bounds. */
export interface RangeMarks {
  /** By place; `notKnown`, which is less than any bound, where it is. */
  numbers: Numbers
  /** Ascending, the first `notKnown`. */
  bounds: readonly number[]
  /** The lowest number above the bound before each, and above the last. */
  lowest: readonly number[]
  /** By bounds: the places whose number is no higher. */
  marks: readonly Bits[]
}

type Numbers = Int32Array | Int16Array

/** The highest of a column of 32 bits. */
const highest = 0x7f_ff_ff_ff

export function rangeMarksOf(numbers: Numbers, known: readonly number[]): RangeMarks {
  const bounds = [notKnown, ...known]
  const marks = bounds.map(() => new Uint32Array(wordsFor(numbers.length)))
  const lowest = Array.from({ length: bounds.length + 1 }, () => highest)
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? notKnown
    const index = firstFrom(bounds, number)
    lowest[index] = Math.min(lowest[index] ?? highest, number)
    const bits = marks[index]
    if (bits) setBit(bits, place)
  }
  let lower: Bits | null = null
  for (const bits of marks) {
    if (lower)
      for (let word = 0; word < bits.length; word += 1)
        bits[word] = (bits[word] ?? 0) | (lower[word] ?? 0)
    lower = bits
  }
  return { numbers, bounds, lowest, marks }
}

/** The `most` numbers that most places have, ascending. */
export function usualNumbers(numbers: Numbers, most: number): number[] {
  const counts = new Map<number, number>()
  for (const number of numbers)
    if (number !== notKnown) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([number]) => number)
    .toSorted((one, other) => one - other)
}

/** The first bound that is no lower; as many as there are where none is. */
function firstFrom(bounds: readonly number[], number: number): number {
  let low = 0
  let high = bounds.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((bounds[middle] ?? 0) < number) low = middle + 1
    else high = middle
  }
  return low
}

/** `fitting` keeps the places whose number lies in the range; one that is not known lies in none. */
export function keepInRange(
  marks: RangeMarks,
  { from, to }: PriceRange,
  { fitting, words }: { fitting: Bits; words: number },
): void {
  const [least, most] = [Math.ceil(Math.max(from, 0)), Math.min(to, highest)]
  if (most < highest) markAtMost(marks, most, { fitting, words, isKept: true })
  markAtMost(marks, least - 1, { fitting, words, isKept: false })
}

/** The places whose number lies in the range, written to `fitting`. */
export function writeInRange(marks: RangeMarks, range: PriceRange, fitting: Bits): void {
  const { length } = marks.numbers
  const words = wordsFor(length)
  fitting.fill(0, 0, words)
  setRange(fitting, 0, length)
  keepInRange(marks, range, { fitting, words })
}

/**
 * Of `fitting` the places at or below a number stay, or go. Only those between the bounds around it are looked at one by
 * one, and mostly there are none: people choose what is a bound.
 */
function markAtMost(
  { numbers, bounds, lowest, marks }: RangeMarks,
  most: number,
  { fitting, words, isKept }: { fitting: Bits; words: number; isKept: boolean },
): void {
  const next = firstFrom(bounds, most)
  const isExact = bounds[next] === most || (lowest[next] ?? highest) > most
  const sure = marks[bounds[next] === most ? next : next - 1]
  const perhaps = marks[next]
  for (let word = 0; word < words; word += 1) {
    const before = fitting[word] ?? 0
    if (before === 0) continue
    let found = before & (sure?.[word] ?? 0)
    let left = isExact ? 0 : before & ~found & (perhaps ? (perhaps[word] ?? 0) : -1)
    while (left !== 0) {
      const bit = left & -left
      if ((numbers[(word << 5) + (31 - Math.clz32(bit))] ?? notKnown) <= most) found |= bit
      left ^= bit
    }
    fitting[word] = isKept ? found : before ^ found
  }
}
