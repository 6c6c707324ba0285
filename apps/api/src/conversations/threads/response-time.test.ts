import { expect, it } from 'vitest'
import { responseMinutes } from './response-time.ts'

it.each([
  [[], null],
  [[5, 10], null],
  [[90, 5, 10], 10],
  [[0.2, 0.2, 400, 3000], 1],
])('%j: %j', (minutes, typical) => {
  expect(responseMinutes(minutes)).toBe(typical)
})
