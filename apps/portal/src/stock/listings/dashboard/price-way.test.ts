import { expect, it } from 'vitest'
import { readPriceWay } from './price-way.ts'

it.each([
  ['-5', 'percent', { percent: -5 }],
  ['5 %', 'percent', { percent: 5 }],
  ['+2.5', 'percent', { percent: 2.5 }],
  ['−2,5', 'percent', { percent: -2.5 }],
  ['-91', 'percent', null],
  ['901', 'percent', null],
  ['0', 'percent', null],
  ['', 'percent', null],
  ['five', 'percent', null],
  ['1.234', 'percent', null],
  ['-500', 'USD', { amount: '-500.00', currency: 'USD' }],
  ['10,000', 'KES', { amount: '10000.00', currency: 'KES' }],
  ['1 000.50', 'KES', { amount: '1000.50', currency: 'KES' }],
])('%j by %s: %j', (text, how, way) => {
  expect(readPriceWay(text, how)).toEqual(way)
})
