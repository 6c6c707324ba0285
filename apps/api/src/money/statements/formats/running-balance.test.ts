import { expect, it } from 'vitest'
import { followBalance } from './running-balance.ts'

const rowsOf = (pairs: readonly (readonly [amount: number, balance: number | null])[]) =>
  pairs.map(([amount, balance], index) => ({ row: index + 2, amount, balance }))

it.each<[string, [number, number | null][], unknown]>([
  [
    'the oldest first',
    [
      [5, 105],
      [-2, 103],
    ],
    { opening: 100, closing: 103 },
  ],
  [
    'the newest first',
    [
      [-2, 103],
      [5, 105],
    ],
    { opening: 100, closing: 103 },
  ],
  [
    'once a day',
    [
      [5, null],
      [-2, 103],
      [1, null],
      [1, 105],
    ],
    { opening: 100, closing: 105 },
  ],
  [
    'and nothing after it',
    [
      [5, 105],
      [-2, null],
    ],
    { opening: 100, closing: 103 },
  ],
  ['never', [[5, null]], null],
  [
    'with a row missing',
    [
      [5, 105],
      [-2, 103],
      [4, 108],
    ],
    { row: 4, printed: 108, counted: 107 },
  ],
  [
    'the newest first with a row missing',
    [
      [1, 110],
      [4, 109],
      [-2, 103],
      [5, 105],
    ],
    { row: 3, printed: 109, counted: 107 },
  ],
])('a balance printed %s', (_how, pairs, expected) => {
  expect(followBalance(rowsOf(pairs))).toEqual(expected)
})
