import { expect, it } from 'vitest'
import { moved } from './moved.ts'

it.each([
  [[1, 2, 3], 0, 1, [2, 1, 3]],
  [[1, 2, 3], 2, 1, [1, 3, 2]],
  [[1, 2, 3], 0, 2, [2, 3, 1]],
  [[1], 0, 0, [1]],
  [[], 0, 1, []],
])('%j, %d to %d: %j', (values, from, to, result) => {
  expect(moved(values, from, to)).toEqual(result)
})
