import { expect, it } from 'vitest'
import { mulberry } from '../../../../test/helpers/random.ts'
import {
  type Bits,
  clearRange,
  countBits,
  countShared,
  hasBit,
  keepBetween,
  keepEither,
  setBit,
  setRange,
  wordsFor,
} from './bits.ts'

const random = mulberry(29)

function someBits(positions: number, share: number): Bits {
  const bits = new Uint32Array(wordsFor(positions))
  for (let position = 0; position < positions; position += 1)
    if (random() < share) setBit(bits, position)
  return bits
}

function placesIn(bits: Bits): number[] {
  return Array.from({ length: 32 * bits.length }, (_, position) => position).filter((position) =>
    hasBit(bits, position),
  )
}

it.each([0, 1, 31, 32, 33, 127, 128, 129, 160, 1000, 4096])(
  'counts and keeps what is set among %i positions, one by one',
  (positions) => {
    for (const share of [0, 0.03, 0.5, 0.97, 1]) {
      const [bits, one, other] = [
        someBits(positions, share),
        someBits(positions, 0.5),
        someBits(positions, 0.3),
      ]
      const before = placesIn(bits)
      const [inOne, inOther] = [new Set(placesIn(one)), new Set(placesIn(other))]
      const words = wordsFor(positions)
      expect(countBits(bits, words)).toBe(before.length)
      expect(countShared(bits, one, words)).toBe(before.filter((at) => inOne.has(at)).length)
      const either = bits.slice()
      keepEither(either, one, other, words)
      expect(placesIn(either)).toEqual(before.filter((at) => inOne.has(at) || inOther.has(at)))
      keepBetween(bits, one, other, words)
      expect(placesIn(bits)).toEqual(before.filter((at) => inOne.has(at) && !inOther.has(at)))
    }
  },
)

it('counts only the words that it is told', () => {
  const bits = new Uint32Array(9).fill(0xff_ff_ff_ff)
  for (let words = 0; words <= 9; words += 1) expect(countBits(bits, words)).toBe(32 * words)
})

it.each([
  [0, 0],
  [0, 1],
  [5, 31],
  [5, 32],
  [5, 33],
  [32, 64],
  [31, 65],
  [0, 128],
  [97, 128],
])('sets and clears the positions from %i on, before %i', (from, to) => {
  const set = new Uint32Array(4)
  setRange(set, from, to)
  const cleared = new Uint32Array(4).fill(0xff_ff_ff_ff)
  clearRange(cleared, from, to)
  for (let position = 0; position < 128; position += 1) {
    expect(hasBit(set, position), String(position)).toBe(position >= from && position < to)
    expect(hasBit(cleared, position), String(position)).toBe(position < from || position >= to)
  }
})
