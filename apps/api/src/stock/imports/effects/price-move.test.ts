import { expect, it } from 'vitest'
import { priceMove } from './price-move.ts'

it.each([
  [780_000_00, 750_000_00, { percent: -3.8, isBig: false }],
  [300_00, 400_00, { percent: 33.3, isBig: false }],
  [300_00, 400_01, { percent: 33.3, isBig: true }],
  [300_00, 200_00, { percent: -33.3, isBig: false }],
  [300_00, 199_99, { percent: -33.3, isBig: true }],
  // A zero too few.
  [780_000_00, 78_000_00, { percent: -90, isBig: true }],
  [780_000_00, 0, { percent: -100, isBig: true }],
  [0, 780_000_00, { percent: null, isBig: false }],
])('from %d to %d', (before, after, move) => {
  expect(priceMove(before, after)).toEqual(move)
})
