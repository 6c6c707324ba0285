import { addBits, type Bits, keepEither, keepOnly, setBit, wordsFor } from './bits.ts'
import { openBits } from './open-bits.ts'
import { none } from './dictionary.ts'

/** For each value, the positions of the vehicles that have it: a list for a rare value, bits for a frequent one. */
export interface Postings {
  /** The values of the lists, in order. */
  codes: Uint32Array
  /** The positions of `codes[n]` are `positions[starts[n]]` and on, before `starts[n + 1]`. */
  starts: Uint32Array
  positions: Uint16Array
  frequent: ReadonlyMap<number, Bits>
  /** How many positions the values of `frequent` have, in their order. */
  frequentCounts: Uint32Array
}

/** Where the values of each position stand; one each when there are no starts. */
interface Forward {
  count: number
  values: Uint16Array | Uint32Array
  starts?: Uint32Array
  /** One more than the highest value. */
  size: number
}

/**
 * From this share of the positions on, bits are read faster than a list: a word of 32 positions takes about as long as a position of a
 * list. (They are smaller from a sixteenth on.)
 */
const frequentFrom = 1 / 40

/** Turns "the values of each position" round; value 0 is none. */
export function postingsOf({ count, values, starts, size }: Forward): Postings {
  const counts = new Uint32Array(size)
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  counts[0] = 0
  const frequent = new Map<number, Bits>()
  const rare: number[] = []
  let listed = 0
  for (let value = 1; value < size; value += 1) {
    const n = counts[value] ?? 0
    if (n === 0) continue
    if (n > count * frequentFrom) frequent.set(value, new Uint32Array(wordsFor(count)))
    else {
      rare.push(value)
      listed += n
    }
  }
  const codes = Uint32Array.from(rare)
  const ends = new Uint32Array(codes.length + 1)
  // From here on `counts` tells where a value's next position is written.
  let end = 0
  for (const [index, value] of codes.entries()) {
    const n = counts[value] ?? 0
    counts[value] = end
    end += n
    ends[index + 1] = end
  }
  const positions = new Uint16Array(listed)
  for (let position = 0; position < count; position += 1) {
    const from = starts ? (starts[position] ?? 0) : position
    const to = starts ? (starts[position + 1] ?? 0) : position + 1
    for (let index = from; index < to; index += 1) {
      const value = values[index] ?? 0
      if (value === 0) continue
      const bits = frequent.get(value)
      if (bits) setBit(bits, position)
      else {
        positions[counts[value] ?? 0] = position
        counts[value] = (counts[value] ?? 0) + 1
      }
    }
  }
  const frequentCounts = Uint32Array.from(frequent.keys(), (value) => counts[value] ?? 0)
  return { codes, starts: ends, positions, frequent, frequentCounts }
}

/** Whether any position has the value. */
export function hasPosting(postings: Postings, code: number): boolean {
  return postings.frequent.has(code) || postings.codes[positionOf(postings, code)] === code
}

/** The positions of a rare value; empty when it has none, or bits. */
export function positionsWith(postings: Postings, code: number): Uint16Array {
  const { codes, starts, positions } = postings
  const at = positionOf(postings, code)
  return codes[at] === code ? positions.subarray(starts[at], starts[at + 1]) : nothing
}

/** Where the value's list stands, or would stand. */
function positionOf({ codes }: Postings, code: number): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((codes[middle] ?? 0) < code) low = middle + 1
    else high = middle
  }
  return low
}

const nothing = new Uint16Array()

/** The positions of any of the values, written to the first `words` of `bits`. */
export function writePostings(
  bits: Bits,
  postings: Postings,
  { codes, words }: { codes: readonly number[]; words: number },
): void {
  let isEmpty = true
  for (const code of codes) {
    const frequent = postings.frequent.get(code)
    if (!frequent) continue
    if (isEmpty) bits.set(frequent)
    else addBits(bits, frequent, words)
    isEmpty = false
  }
  if (isEmpty) bits.fill(0, 0, words)
  for (const code of codes)
    for (const position of positionsWith(postings, code)) setBit(bits, position)
}

/** `bits` keeps the positions of any of the values. */
export function keepPostings(
  bits: Bits,
  postings: Postings,
  { codes, words }: { codes: readonly number[]; words: number },
): void {
  const [one = none, other = one] = codes
  const [ofOne, ofOther] = [postings.frequent.get(one), postings.frequent.get(other)]
  if (codes.length <= 2 && ofOne && ofOther) {
    if (ofOne === ofOther) keepOnly(bits, ofOne, words)
    else keepEither(bits, ofOne, ofOther, words)
    return
  }
  writePostings(alternatives, postings, { codes, words })
  keepOnly(bits, alternatives, words)
}

const alternatives = openBits()
