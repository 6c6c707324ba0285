import { expect, it } from 'vitest'
import { centsOf, satoshiFor, formatBitcoins } from './bitcoin-amount.ts'

it.each([
  [8_125_000, 6_400_000, 520_000],
  [1, 6_400_000, 0],
  [8, 6_400_000, 1],
  [2_100_000_000_000_000, 6_400_000, 134_400_000_000_000],
])('%d satoshi at %d cents a bitcoin are %d cents', (satoshi, rate, cents) => {
  expect(centsOf(satoshi, rate)).toBe(cents)
})

it.each([
  [520_000, 6_400_000, '0.08125000'],
  [520_000, 6_399_999, '0.08125002'],
  [100, 100, '1.00000000'],
  [1, 100_000_000, '0.00000001'],
])('%d cents at %d cents a bitcoin are %s BTC, and never worth less', (cents, rate, written) => {
  const satoshi = satoshiFor(cents, rate)
  expect(formatBitcoins(satoshi)).toBe(written)
  expect(centsOf(satoshi, rate)).toBeGreaterThanOrEqual(cents)
})
