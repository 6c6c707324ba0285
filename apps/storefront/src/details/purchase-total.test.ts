import { expect, test } from 'vitest'
import { purchaseTotal } from './purchase-total.ts'

test.each([
  [{ price: '5400.00', quantity: 1, charge: '700.00' }, '6100.00'],
  [{ price: '5400.00', quantity: 2, charge: '1200.00' }, '12000.00'],
  [{ price: '19.99', quantity: 3, charge: null }, '59.97'],
  [{ price: '0.05', quantity: 1, charge: null }, '0.05'],
])('%j comes to %s', (costs, total) => {
  expect(purchaseTotal(costs)).toBe(total)
})
