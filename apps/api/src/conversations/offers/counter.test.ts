import { expect, test } from 'vitest'
import { isCounter } from './counter.ts'

const offer = { amount: 400, list_price: 500 }

test.each([
  ['accept', 'seller', null, true],
  ['accept', 'seller', 450, false],
  ['counter', 'seller', null, false],
  ['counter', 'seller', 400, false],
  ['counter', 'seller', 401, true],
  ['counter', 'seller', 499, true],
  ['counter', 'seller', 500, false],
  ['counter', 'buyer', 399, true],
  ['counter', 'buyer', 400, false],
  ['counter', 'buyer', 0, false],
] as const)('to %s as the %s with %s: %s', (move, by, amount, sound) => {
  expect(isCounter(offer, { move, by, amount })).toBe(sound)
})
