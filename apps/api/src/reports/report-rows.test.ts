import { expect, it } from 'vitest'
import { percentileOf, rowsOf, spansToRead } from './report-rows.ts'

const sum = (
  span: 'now' | 'before' | 'yearAgo',
  key: string | null,
  unit: string,
  amount: number,
) => ({
  span,
  key,
  unit,
  amount,
})

it('puts what is compared beside each other, and never two currencies into one row', () => {
  const now = sum('now', 'KE', 'USD', 5)
  const shillings = sum('now', 'KE', 'KES', 7)
  const before = sum('before', 'KE', 'USD', 3)
  const nobody = sum('yearAgo', null, 'USD', 1)
  expect(rowsOf([now, shillings, before, nobody], 'country', { from: '', to: '' })).toEqual([
    { key: 'KE', unit: 'USD', sums: { now, before } },
    { key: 'KE', unit: 'KES', sums: { now: shillings } },
    { key: null, unit: 'USD', sums: { yearAgo: nobody } },
  ])
})

it('compares a month with the one before it and with that of a year ago, also an empty one', () => {
  const sums = [
    sum('now', '2025-12', 'USD', 1),
    sum('now', '2026-11', 'USD', 2),
    sum('now', '2026-12', 'USD', 3),
  ]
  const [first, second, third] = sums
  expect(rowsOf(sums, 'month', { from: '2026-12-01', to: '2027-01-05' })).toEqual([
    { key: '2026-12', unit: 'USD', sums: { now: third, before: second, yearAgo: first } },
    { key: '2027-01', unit: 'USD', sums: { before: third } },
  ])
})

it.each([
  [[], 50, null],
  [[{ days: 4, orders: 1 }], 90, 4],
  [
    [
      { days: 9, orders: 1 },
      { days: 2, orders: 1 },
    ],
    50,
    2,
  ],
  [
    [
      { days: 1, orders: 5 },
      { days: 3, orders: 4 },
      { days: 30, orders: 1 },
    ],
    90,
    3,
  ],
  [
    [
      { days: 1, orders: 5 },
      { days: 3, orders: 3 },
      { days: 30, orders: 2 },
    ],
    90,
    30,
  ],
])('of %j, %d of a hundred are within %s days', (counts, percent, days) => {
  expect(percentileOf(counts, percent)).toBe(days)
})

it('reads each month of a period, the one before it and that of a year ago, and no day outside of the period', () => {
  const now = { from: '2026-02-10', to: '2026-03-31' }
  expect(spansToRead({ now, before: now, yearAgo: now }, 'month')).toEqual([
    { name: '2026-02', span: { from: '2026-02-10', to: '2026-02-28' } },
    { name: '2026-01', span: { from: '2026-01-01', to: '2026-01-31' } },
    { name: '2025-02', span: { from: '2025-02-01', to: '2025-02-28' } },
    { name: '2026-03', span: { from: '2026-03-01', to: '2026-03-31' } },
    { name: '2025-03', span: { from: '2025-03-01', to: '2025-03-31' } },
  ])
})
