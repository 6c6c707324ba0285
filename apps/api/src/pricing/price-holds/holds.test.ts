import { expect, test } from 'vitest'
import { demandsBeyondHolds } from './holds.ts'

const one = { productId: 1, quantity: 1 }

test.each([
  ['nothing is held', [one], [], [1]],
  ['the vehicle is held', [one], [1], [0]],
  ['another is held', [one], [2], [1]],
  ['more than the held one is wanted', [{ ...one, quantity: 3 }], [1], [2]],
  ['two lines are of it', [one, one], [1], [0, 1]],
])('where %s, the order reserves the rest', (_, demands, held, rest) => {
  expect(demandsBeyondHolds(demands, held).map(({ quantity }) => quantity)).toEqual(rest)
})
