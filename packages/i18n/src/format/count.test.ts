import { expect, it } from 'vitest'
import { formatCount } from './count.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1284567, '1,284,567'],
  [-1500, '-1,500'],
])('prints %s as %s', (count, text) => {
  expect(formatCount(count, 'en-KE')).toBe(text)
})
