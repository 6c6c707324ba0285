import { expect, it } from 'vitest'
import { convertMoney } from './convert-money.ts'

const rates = new Map([
  ['KES', '129.5'],
  ['JPY', '151.234567'],
  ['NZD', '1.70'],
  ['XXX', '2.00'],
])

it.each([
  ['USD', 'KES', 4500_00, 582_750_00],
  ['KES', 'USD', 582_750_00, 4500_00],
  ['JPY', 'KES', 1_200_000_00, 1_027_542_86],
  ['NZD', 'USD', 14_990_00, 8_817_65],
  ['KES', 'KES', 1, 1],
  ['KES', 'USD', 64, 0],
  ['KES', 'USD', 65, 1],
  // Halves away from zero.
  ['XXX', 'USD', 1, 1],
  ['GBP', 'KES', 100, null],
  ['KES', 'GBP', 100, null],
])('%s to %s: %d is %d', (from, to, hundredths, converted) => {
  expect(convertMoney(hundredths, { from, to, rates })).toBe(converted)
})
