import { expect, test } from 'vitest'
import { priceBefore } from './price-before.ts'

test.each([
  [90, '100.00'],
  [4500, '5000.00'],
  [12.99, '14.43'],
  [0.99, '1.10'],
])('%d was %s', (price, before) => {
  expect(priceBefore(price, true)).toBe(before)
  expect(Math.round((1 - price / Number(before)) * 100)).toBe(10)
})

test('is not shown where the setting says so', () => {
  expect(priceBefore(90, false)).toBeNull()
})
