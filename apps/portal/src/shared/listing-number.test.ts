import { expect, it } from 'vitest'
import { listingNumber } from './listing-number.ts'

it.each([
  ['4711', 4711],
  [' #4711 ', 4711],
  ['https://shop.example/details/4711', 4711],
  ['https://shop.example/details/4711/parts', 4711],
  ['/details/4711?ref=JOYK2026', 4711],
  ['0', null],
  ['99999999999', null],
  ['2147483648', null],
  ['Toyota 4711', null],
  ['', null],
])('%j is %j', (typed, id) => {
  expect(listingNumber(typed)).toBe(id)
})
