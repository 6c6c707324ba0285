import { expect, it } from 'vitest'
import { dayNames, formatDateTime, formatDay, formatMoment, monthNames } from './dates.ts'

it.each([
  ['2025-11-20T10:30:00Z', 'Nov. 20, 2025', 'Nov. 20, 2025, 10:30 AM UTC'],
  ['2026-05-05T00:05:00Z', 'May. 5, 2026', 'May. 5, 2026, 12:05 AM UTC'],
  ['2026-03-01T01:30:00+03:00', 'Feb. 28, 2026', 'Feb. 28, 2026, 10:30 PM UTC'],
])('prints %s as %s and %s', (iso, day, moment) => {
  expect(formatDay(iso)).toBe(day)
  expect(formatMoment(iso)).toBe(moment)
  expect(`${formatDateTime(iso)} UTC`).toBe(moment)
})

it('prints the date joined and valid-from as MMM. D, YYYY, h:mm A', () => {
  expect(formatDateTime('2025-11-20T15:04:59Z')).toBe('Nov. 20, 2025, 3:04 PM')
})

it('names a month', () => {
  expect(monthNames('2026-03')).toEqual({ short: 'Mar', long: 'Mar 2026' })
})

it('names a day', () => {
  expect(dayNames('2026-03-02')).toEqual({ short: 'Mar 2', long: 'Mar. 2, 2026' })
})
