import { expect, it } from 'vitest'
import { aboutAmount } from './about-amount.ts'

it.each([
  ['12041.10', '129.50', '1560000'],
  ['4500.00', '129.50', '583000'],
  [4500, '129.50', '583000'],
  ['700.00', '2465.00', '1730000'],
  ['43500', '17.183456', '747000'],
  ['99.95', '13.48', '1350'],
  ['7.40', '13.48', '100'],
  ['1.00', '17.18', '17'],
  ['0.00', '129.50', '0'],
  // Rounding may reach a further digit.
  ['7719.00', '129.50', '1000000'],
  ['90071992547.00', '3562.00', '321000000000000'],
])('$%s at %s is about %s', (dollars, rate, about) => {
  expect(aboutAmount(dollars, rate)).toBe(about)
})
