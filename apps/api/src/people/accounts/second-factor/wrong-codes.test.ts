import { expect, test } from 'vitest'
import { secondsToWait } from './wrong-codes.ts'

test.each([
  [0, 0],
  [1, 0],
  [4, 0],
  [5, 60],
  [6, 120],
  [10, 1920],
  [11, 3600],
  [5000, 3600],
])('after %d wrong codes: %d seconds', (failures, seconds) => {
  expect(secondsToWait(failures)).toBe(seconds)
})
