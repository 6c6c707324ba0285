import { expect, it } from 'vitest'
import { ratingOf } from './rating.ts'

it.each([
  ['nothing without a review', [], null],
  ['nothing of two', [{ stars: 5, count: 2 }], null],
  [
    'three',
    [
      { stars: 5, count: 2 },
      { stars: 3, count: 1 },
    ],
    { average: 4.3, count: 3 },
  ],
  [
    'to a tenth',
    [
      { stars: 4, count: 3 },
      { stars: 5, count: 3 },
    ],
    { average: 4.5, count: 6 },
  ],
])('a rating tells %s', (_, counts, rating) => {
  expect(ratingOf(counts)).toEqual(rating)
})
