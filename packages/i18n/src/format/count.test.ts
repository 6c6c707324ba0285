import { expect, it } from 'vitest'
import { formatCount } from './count.ts'
import { formatTenths } from './tenths.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1284567, '1,284,567'],
  [-1500, '-1,500'],
])('prints %s as %s', (count, text) => {
  expect(formatCount(count, 'en-KE')).toBe(text)
})

it.each([
  [4, 'en-KE', '4.0'],
  [4.26, 'fr-CD', '4,3'],
])('prints an average of %s in %s as %s', (average, locale, text) => {
  expect(formatTenths(average, locale)).toBe(text)
})
