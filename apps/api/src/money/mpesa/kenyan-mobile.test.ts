import { expect, it } from 'vitest'
import { kenyanMobile } from './kenyan-mobile.ts'

it.each([
  ['0712 345 678', '254712345678'],
  ['+254 112-345-678', '254112345678'],
  ['254712345678', '254712345678'],
  ['712345678', '254712345678'],
  ['254812345678', null],
  ['+255712345678', null],
  ['07123456789', null],
  ['0712 345 67x', null],
  ['++254712345678', null],
  ['', null],
])('%j → %j', (typed, number) => {
  expect(kenyanMobile(typed)).toBe(number)
})
