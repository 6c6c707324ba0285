import { expect, it } from 'vitest'
import { formatDay, formatMoment } from './dates.ts'

it.each([
  ['2025-11-20T10:30:00Z', 'Nov. 20, 2025', 'Nov. 20, 2025, 10:30 AM UTC'],
  ['2026-05-05T00:05:00Z', 'May. 5, 2026', 'May. 5, 2026, 12:05 AM UTC'],
  ['2026-03-01T01:30:00+03:00', 'Feb. 28, 2026', 'Feb. 28, 2026, 10:30 PM UTC'],
])('prints %s as %s and %s', (iso, day, moment) => {
  expect(formatDay(iso)).toBe(day)
  expect(formatMoment(iso)).toBe(moment)
})
