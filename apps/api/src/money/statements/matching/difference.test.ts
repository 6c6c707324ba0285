import { expect, it } from 'vitest'
import { differenceOf, nearSums } from './difference.ts'

it.each([
  [520_000, 'USD', 520_000, 'none', 0],
  [520_000, 'USD', 518_500, 'charges', 1500],
  [520_000, 'USD', 510_000, 'charges', 10_000],
  [520_000, 'USD', 509_999, 'less', 10_001],
  [520_000, 'USD', 520_001, 'more', 1],
  [0, 'USD', 520_000, 'nothing-due', 0],
  [520_000, 'EUR', 520_000, 'foreign', 0],
] as const)(
  'of %d due in %s, %d dollar cents that came are: %s %d',
  (due, currency, rest, kind, amount) => {
    expect(differenceOf({ currency, due }, { currency: 'USD', rest })).toEqual({ kind, amount })
  },
)

it.each([
  [518_500, 513_315, 528_500],
  [2_000_000, 1_980_000, 2_020_000],
  [50, 50, 10_050],
])('near %d are %d to %d', (amount, least, most) => {
  expect(nearSums(amount)).toEqual({ least, most })
})
