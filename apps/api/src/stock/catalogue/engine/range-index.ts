import { addBits, type Bits, keepBetween, setBit, wordsFor } from './bits.ts'
import { notKnown } from './columns.ts'
import { openBits } from './open-bits.ts'
import type { Range } from '../filters/filters.ts'

/** Which positions of a segment lie at or below bounds. */
export interface RangeIndex {
  /** By position; `notKnown`, which is less than any bound, where it is. */
  numbers: Int32Array
  /** Ascending, from `notKnown` to the highest that a number may be. */
  bounds: readonly number[]
  /** By bounds: the lowest number above the bound before it. */
  lowest: readonly number[]
  /** By bounds: the positions whose number is no higher. */
  marks: readonly Bits[]
}

/** The highest of a column of 32 bits. */
const highest = 0x7f_ff_ff_ff

export function rangeIndexOf(numbers: Int32Array, known: readonly number[]): RangeIndex {
  const bounds = [notKnown, ...known, highest]
  const marks = bounds.map(() => new Uint32Array(wordsFor(numbers.length)))
  const lowest = bounds.map(() => highest)
  for (let position = 0; position < numbers.length; position += 1) {
    const number = numbers[position] ?? notKnown
    const index = firstFrom(bounds, number)
    lowest[index] = Math.min(lowest[index] ?? highest, number)
    const bits = marks[index]
    if (bits) setBit(bits, position)
  }
  let lower: Bits | null = null
  for (const bits of marks) {
    if (lower) addBits(bits, lower, bits.length)
    lower = bits
  }
  return { numbers, bounds, lowest, marks }
}

/** The `most` numbers that most positions have, ascending. */
export function usualNumbers(numbers: Int32Array, most: number): number[] {
  const counts = new Map<number, number>()
  for (const number of numbers)
    if (number !== notKnown) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([number]) => number)
    .toSorted((one, other) => one - other)
}

/** The `most` highest numbers, ascending. */
export function highestNumbers(numbers: Int32Array, most: number): number[] {
  return [...new Set(numbers)]
    .filter((number) => number !== notKnown)
    .toSorted((one, other) => one - other)
    .slice(-most)
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

/** `fitting` keeps the positions whose number lies in the range; one that is not known lies in none. */
export function keepInRange(
  marks: RangeIndex,
  range: Range,
  { fitting, words }: { fitting: Bits; words: number },
): void {
  const { below, upTo } = edgesOf(marks, range)
  if (below.perhaps === null && upTo.perhaps === null) {
    keepBetween(fitting, upTo.sure, below.sure, words)
    return
  }
  markAtMost(marks, upTo, { fitting, words, isKept: true })
  markAtMost(marks, below, { fitting, words, isKept: false })
}

/** The positions whose number lies in the range, written to `fitting`. */
export function writeInRange(marks: RangeIndex, range: Range, fitting: Bits): void {
  const all = marks.marks.at(-1) ?? noBits
  fitting.set(all)
  keepInRange(marks, range, { fitting, words: all.length })
}

/** What is known of the positions at or below a number. */
interface Edge {
  number: number
  sure: Bits
  /** Those among which others may be; null for none: people choose what is a bound. */
  perhaps: Bits | null
}

const noBits: Bits = openBits()

function edgesOf(marks: RangeIndex, { from, to }: Range): { below: Edge; upTo: Edge } {
  const least = Math.ceil(Math.max(from, 0))
  return { below: edgeAt(marks, least - 1), upTo: edgeAt(marks, Math.min(to, highest)) }
}

function edgeAt({ bounds, lowest, marks }: RangeIndex, number: number): Edge {
  const next = firstFrom(bounds, number)
  if (bounds[next] === number) return { number, sure: marks[next] ?? noBits, perhaps: null }
  const isSure = (lowest[next] ?? highest) > number
  return { number, sure: marks[next - 1] ?? noBits, perhaps: isSure ? null : (marks[next] ?? null) }
}

/** Of `fitting` the positions at or below a number stay, or go. Those that nobody is sure of are looked at one by one. */
function markAtMost(
  { numbers }: RangeIndex,
  { number, sure, perhaps }: Edge,
  { fitting, words, isKept }: { fitting: Bits; words: number; isKept: boolean },
): void {
  for (let word = 0; word < words; word += 1) {
    const before = fitting[word] ?? 0
    if (before === 0) continue
    let found = before & (sure[word] ?? 0)
    let left = before & ~found & (perhaps?.[word] ?? 0)
    while (left !== 0) {
      const bit = left & -left
      if ((numbers[(word << 5) + (31 - Math.clz32(bit))] ?? notKnown) <= number) found |= bit
      left ^= bit
    }
    fitting[word] = isKept ? found : before ^ found
  }
}
