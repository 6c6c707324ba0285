/** One bit a place: place p is bit `p & 31` of word `p >> 5`. */
export type Bits = Uint32Array

export function wordsFor(places: number): number {
  return (places + 31) >>> 5
}

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
}

export function clearBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31))
}

export function hasBit(bits: Bits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

/** Sets the places from `from` on, before `to`. */
export function setRange(bits: Bits, from: number, to: number): void {
  for (let place = from; place < to; ) {
    if ((place & 31) === 0 && place + 32 <= to) {
      bits.fill(0xff_ff_ff_ff, place >>> 5, to >>> 5)
      place = (to >>> 5) << 5
    } else {
      setBit(bits, place)
      place += 1
    }
  }
}

/** `bits` keeps what `others` has, in its first `words` words. */
export function keepOnly(bits: Bits, others: Bits, words: number): void {
  for (let word = 0; word < words; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0)
}

/** Of the first `places`: what was set is not, and the other way round. */
export function invert(bits: Bits, places: number): void {
  const words = wordsFor(places)
  for (let word = 0; word < words; word += 1) bits[word] = ~(bits[word] ?? 0)
  const rest = places & 31
  if (rest !== 0) bits[words - 1] = (bits[words - 1] ?? 0) & (0xff_ff_ff_ff >>> (32 - rest))
}

export function countBits(bits: Bits, words: number): number {
  let count = 0
  for (let word = 0; word < words; word += 1) count += onesIn(bits[word] ?? 0)
  return count
}

/** How many places both have. */
export function countShared(bits: Bits, others: Bits, words: number): number {
  let count = 0
  for (let word = 0; word < words; word += 1)
    count += onesIn((bits[word] ?? 0) & (others[word] ?? 0))
  return count
}

/** The places that are set, in order, written to `places`; returns how many. */
export function placesOf(bits: Bits, words: number, places: Uint16Array): number {
  let count = 0
  for (let word = 0; word < words; word += 1) {
    let left = bits[word] ?? 0
    while (left !== 0) {
      const lowest = left & -left
      places[count] = (word << 5) + (31 - Math.clz32(lowest))
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
