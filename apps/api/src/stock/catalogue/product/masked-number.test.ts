import { expect, it } from 'vitest'
import { maskedNumber } from './masked-number.ts'

it.each([
  ['NHP10-2345678', 'NHP10-23*****'],
  ['NHP10', '*****'],
  ['2ZR', '***'],
])('the public sees of %s: %s', (whole, shown) => {
  expect(maskedNumber(whole)).toBe(shown)
})
