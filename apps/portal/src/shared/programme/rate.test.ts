import { expect, it } from 'vitest'
import { formatRate } from './rate.ts'

it.each([
  ['1', '1%'],
  ['1.5', '1.5%'],
  ['1.50', '1.5%'],
  ['2', '2.0%'],
  ['2.5', '2.5%'],
  ['1.25', '1.25%'],
])('%s prints as %s (account spec §9)', (rate, text) => {
  expect(formatRate(rate)).toBe(text)
})
