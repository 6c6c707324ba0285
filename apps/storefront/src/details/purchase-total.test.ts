import { expect, test } from 'vitest'
import { premiumOf, purchaseTotal } from './purchase-total.ts'

test.each([
  [{ price: '5400.00', quantity: 1, charge: '700.00' }, '6100.00'],
  [{ price: '5400.00', quantity: 2, charge: '1200.00' }, '12000.00'],
  [{ price: '19.99', quantity: 3, charge: null }, '59.97'],
  [{ price: '0.05', quantity: 1, charge: null }, '0.05'],
  [{ price: '5400.00', quantity: 1, charge: '700.00', premium: '76.25' }, '6176.25'],
])('%j comes to %s', (costs, total) => {
  expect(purchaseTotal(costs)).toBe(total)
})

test.each([
  [{ price: '5400.00', quantity: 1, charge: '700.00' }, '76.25'],
  // Rounded up to the next cent, as the basket's.
  [{ price: '5400.01', quantity: 1, charge: '700.00' }, '76.26'],
  [{ price: '500.00', quantity: 1, charge: '700.00' }, '50.00'],
  [{ price: '5400.00', quantity: 1, charge: null }, null],
])('insurance of %j is %s', (costs, premium) => {
  expect(premiumOf(costs, { basis_points: 125, minimum: '50.00' })).toBe(premium)
})

test('insurance without a tariff has no price yet', () => {
  expect(premiumOf({ price: '5400.00', quantity: 1, charge: '700.00' }, null)).toBeNull()
})
