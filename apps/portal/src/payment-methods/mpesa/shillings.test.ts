import { expect, it } from 'vitest'
import { shillingsFor } from './shillings.ts'

it.each([
  ['1000.00', '129.25', 129_250],
  ['0.01', '129.25', 2],
  ['5200.00', '129.123456', 671_442],
  ['1934.23', '129.25', 250_000],
  ['0.00', '129.25', null],
  [null, '129.25', null],
])('%s dollars at %s are %s shillings', (amount, rate, shillings) => {
  expect(shillingsFor(amount, rate)).toBe(shillings)
})
