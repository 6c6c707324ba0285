import { expect, it } from 'vitest'
import { centsOf, maxCents, maxShillings, shillingsFor } from './shillings.ts'

it.each([
  [520_000, '129.00', 670_800],
  [1, '129.00', 2],
  [100, '129.2501', 130],
  [100, '129', 129],
])('%d cents at %s are %d shillings, and never worth less', (cents, rate, shillings) => {
  expect(shillingsFor(cents, rate)).toBe(shillings)
  expect(centsOf(shillings * 100, rate)).toBeGreaterThanOrEqual(cents)
})

it.each(['129.00', '129.2501', '131.999999'])(
  'asks for as much as a telephone may pay at %s',
  (rate) => {
    expect(shillingsFor(maxCents(rate), rate)).toBeLessThanOrEqual(maxShillings)
    expect(shillingsFor(maxCents(rate) + 2, rate)).toBeGreaterThan(maxShillings)
  },
)

it.each([
  [12_900_00, '129.00', 100_00],
  [100, '129.00', 1],
  [50, '129.00', 0],
])('%d minor shillings at %s are %d cents', (minor, rate, cents) => {
  expect(centsOf(minor, rate)).toBe(cents)
})
