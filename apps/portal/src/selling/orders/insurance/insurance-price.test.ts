import { expect, it } from 'vitest'
import { newTotal, priceMistake } from './insurance-price.ts'

const order = { total_incl_tax: '5200.10', currency: 'USD' }

it.each([
  ['85.80', '5285.90'],
  ['1,250.5', '6450.60'],
  ['0.95', '5201.05'],
  ['5200.10', '10400.20'],
])('of %s makes the order come to %s', (text, total) => {
  expect(newTotal(text, order)).toBe(total)
  expect(priceMistake(text, order)).toBeNull()
})

it.each(['', 'free', '0', '-5', '1.005', '5200.11'])('of %j is none', (text) => {
  expect(newTotal(text, order)).toBeNull()
  expect(priceMistake(text, order)).not.toBeNull()
})
