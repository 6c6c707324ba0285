import { expect, test } from 'vitest'
import { moveToPosition } from './move-to-position.ts'

test.each([
  [[1, 2, 3], 3, 1, [3, 1, 2]],
  [[1, 2, 3], 1, 3, [2, 3, 1]],
  [[1, 2, 3], 1, 2, [2, 1, 3]],
  [[1, 2, 3], 2, 2, [1, 2, 3]],
  [[1, 2, 3], 1, 99, [2, 3, 1]],
  [[1, 2, 3], 3, 0, [3, 1, 2]],
  [[], 7, 1, [7]],
  [[1, 2], 7, 2, [1, 7, 2]],
])('of %j, %d at %d: %j', (ids, moved, place, placed) => {
  expect(moveToPosition(ids, moved, place)).toEqual(placed)
})
