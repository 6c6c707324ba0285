import { expect, it } from 'vitest'
import { nextOf } from './next-one.ts'

it.each([
  // An answered one waits no longer.
  [[5, 7], 3, 5],
  [[3, 5, 7], 3, 5],
  [[3, 5, 7], 7, 3],
  [[3], 3, null],
  [[], 3, null],
])('of %j after %j comes %j', (waiting, current, next) => {
  expect(nextOf(waiting, current)).toBe(next)
})
