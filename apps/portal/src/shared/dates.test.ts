import { expect, it, vi } from 'vitest'
import { dayNames, formatDay, formatMoment, localDay, monthNames } from './dates.ts'

it.each([
  ['2025-11-20T10:30:00Z', 'UTC', 'Nov. 20, 2025', 'Nov. 20, 2025, 10:30 AM UTC'],
  ['2026-05-05T00:05:00Z', 'UTC', 'May. 5, 2026', 'May. 5, 2026, 12:05 AM UTC'],
  ['2026-03-01T01:30:00+03:00', 'UTC', 'Feb. 28, 2026', 'Feb. 28, 2026, 10:30 PM UTC'],
  // The day is the person's, too.
  ['2025-11-20T22:30:59Z', 'Africa/Nairobi', 'Nov. 21, 2025', 'Nov. 21, 2025, 1:30 AM EAT'],
  ['2025-11-20T15:04:59Z', 'Africa/Lusaka', 'Nov. 20, 2025', 'Nov. 20, 2025, 5:04 PM CAT'],
  [
    '2025-11-20T02:04:59Z',
    'America/New_York',
    'Nov. 19, 2025',
    'Nov. 19, 2025, 9:04 PM Eastern Standard Time',
  ],
])('prints %s in %s as %s and %s', (iso, timeZone, day, moment) => {
  expect(formatDay(iso, timeZone)).toBe(day)
  expect(formatMoment(iso, timeZone)).toBe(moment)
})

it('ends the deadline of a shop in Nairobi on the day that its mails and invoices name', () => {
  const due = '2026-12-03T20:59:59.999Z'
  expect(formatMoment(due, 'Africa/Nairobi')).toBe('Dec. 3, 2026, 11:59 PM EAT')
  expect(formatMoment(due, 'Africa/Lusaka')).toBe('Dec. 3, 2026, 10:59 PM CAT')
})

it.each([
  [0, 'Africa/Nairobi', '2026-11-29'],
  [0, 'UTC', '2026-11-28'],
  [14, 'Africa/Nairobi', '2026-12-13'],
])('one in the morning in Nairobi and %d days in %s is %s', (daysAway, timeZone, day) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-28T22:00:00Z') })
  expect(localDay(daysAway, timeZone)).toBe(day)
  vi.useRealTimers()
})

it('says when a deadline ends where the reader is', () => {
  vi.stubEnv('TZ', 'Africa/Nairobi')
  expect(formatMoment('2026-12-03T23:59:59.999Z')).toBe('Dec. 4, 2026, 2:59 AM EAT')
  vi.unstubAllEnvs()
})

it('a day without a time is that day everywhere', () => {
  expect(formatDay('2026-03-02', 'America/New_York')).toBe('Mar. 2, 2026')
})

it('names a month', () => {
  expect(monthNames('2026-03')).toEqual({ short: 'Mar', long: 'Mar 2026' })
})

it('names a day', () => {
  expect(dayNames('2026-03-02')).toEqual({ short: 'Mar 2', long: 'Mar. 2, 2026' })
})
