/** One bit a position: position p is bit `p & 31` of word `p >> 5`. */
export type Bits = Uint32Array

export function wordsFor(positions: number): number {
  return (positions + 31) >>> 5
}

export function setBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}

export function clearBit(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) & ~(1 << (position & 31))
}

export function hasBit(bits: Bits, position: number): boolean {
  return (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1
}

/** Sets the positions from `from` on, before `to`. */
export function setRange(bits: Bits, from: number, to: number): void {
  for (let position = from; position < to; ) {
    if ((position & 31) === 0 && position + 32 <= to) {
      bits.fill(0xff_ff_ff_ff, position >>> 5, to >>> 5)
      position = (to >>> 5) << 5
    } else {
      setBit(bits, position)
      position += 1
    }
  }
}

/** Clears the positions from `from` on, before `to`. */
export function clearRange(bits: Bits, from: number, to: number): void {
  for (let position = from; position < to; ) {
    if ((position & 31) === 0 && position + 32 <= to) {
      bits.fill(0, position >>> 5, to >>> 5)
      position = (to >>> 5) << 5
    } else {
      clearBit(bits, position)
      position += 1
    }
  }
}

/** `bits` keeps what `others` has, in its first `words` words. */
export function keepOnly(bits: Bits, others: Bits, words: number): void {
  for (let word = 0; word < words; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0)
}

/** `bits` keeps what one of both has. */
export function keepEither(bits: Bits, one: Bits, other: Bits, words: number): void {
  for (let word = 0; word < words; word += 1)
    bits[word] = (bits[word] ?? 0) & ((one[word] ?? 0) | (other[word] ?? 0))
}

/** `bits` keeps what `upper` has, and `lower` has not. */
export function keepBetween(bits: Bits, upper: Bits, lower: Bits, words: number): void {
  for (let word = 0; word < words; word += 1)
    bits[word] = (bits[word] ?? 0) & (upper[word] ?? 0) & ~(lower[word] ?? 0)
}

/** Adds what `others` has. */
export function addBits(bits: Bits, others: Bits, words: number): void {
  for (let word = 0; word < words; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0)
}

/** Of the first `positions`: what was set is not, and the other way round. */
export function invert(bits: Bits, positions: number): void {
  const words = wordsFor(positions)
  for (let word = 0; word < words; word += 1) bits[word] = ~(bits[word] ?? 0)
  const rest = positions & 31
  if (rest !== 0) bits[words - 1] = (bits[words - 1] ?? 0) & (0xff_ff_ff_ff >>> (32 - rest))
}

export function countBits(bits: Bits, words: number): number {
  return countShared(bits, bits, words)
}

/**
 * How many positions both have. Of four words the ones are added column by column first, so that one count stands for four
 * (Harley and Seal; Hacker's Delight, §5-1).
 */
export function countShared(bits: Bits, others: Bits, words: number): number {
  let ones = 0
  let twos = 0
  let fours = 0
  let word = 0
  for (; word + 4 <= words; word += 4) {
    const a = (bits[word] ?? 0) & (others[word] ?? 0)
    const b = (bits[word + 1] ?? 0) & (others[word + 1] ?? 0)
    const c = (bits[word + 2] ?? 0) & (others[word + 2] ?? 0)
    const d = (bits[word + 3] ?? 0) & (others[word + 3] ?? 0)
    const ab = carried(ones, a, b)
    ones ^= a ^ b
    const cd = carried(ones, c, d)
    ones ^= c ^ d
    fours += onesIn(carried(twos, ab, cd))
    twos ^= ab ^ cd
  }
  let count = 4 * fours + 2 * onesIn(twos) + onesIn(ones)
  for (; word < words; word += 1) count += onesIn((bits[word] ?? 0) & (others[word] ?? 0))
  return count
}

/** Where at least two of three have a one: what a column of them carries to the next. */
function carried(one: number, two: number, three: number): number {
  return (one & two) | ((one ^ two) & three)
}

/** The positions that are set, in order, written to `positions`; returns how many. */
export function positionsOf(bits: Bits, words: number, positions: Uint16Array): number {
  let count = 0
  for (let word = 0; word < words; word += 1) {
    let left = bits[word] ?? 0
    while (left !== 0) {
      const lowest = left & -left
      positions[count] = (word << 5) + (31 - Math.clz32(lowest))
      count += 1
      left ^= lowest
    }
  }
  return count
}

/** Ones of a word, added up pairwise (Hacker's Delight, §5-1). */
function onesIn(word: number): number {
  let sum = word - ((word >>> 1) & 0x55_55_55_55)
  sum = (sum & 0x33_33_33_33) + ((sum >>> 2) & 0x33_33_33_33)
  return Math.imul((sum + (sum >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24
}
