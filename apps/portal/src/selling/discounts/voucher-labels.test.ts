import { describe, expect, it } from 'vitest'
import { benefitLabel, goodsLabel, orderCountLabel } from './voucher-labels.ts'

describe('benefitLabel', () => {
  it.each([
    ['percentage', '5.00', '5 %'],
    ['percentage', '2.50', '2.5 %'],
    ['fixed', '200.00', '$200.00'],
  ] as const)('%s %s: %s', (kind, benefit, words) => {
    expect(benefitLabel({ kind, benefit, currency: 'USD' })).toBe(words)
  })
})

describe('goodsLabel', () => {
  it.each([
    [null, '0.00', 'All goods'],
    [null, '1000.00', 'All goods from $1,000.00'],
    ['vehicles', '0.00', 'Vehicles'],
    ['cars', '1000.00', 'Cars from $1,000.00'],
    ['parts', '50.00', 'Spares from $50.00'],
  ] as const)('%j from %s: %s', (product_class, min_goods, words) => {
    expect(goodsLabel({ product_class, min_goods, currency: 'USD' })).toBe(words)
  })
})

it.each([
  [0, 'no order'],
  [1, '1 order'],
  [2, '2 orders'],
])('%d: %s', (count, words) => {
  expect(orderCountLabel(count)).toBe(words)
})
