import { formatDate } from '@bandari/i18n/format'
import { expect, test } from 'vitest'
import { orderDay } from './order-day.ts'

test.each([
  ['2026-11-21', 'Nov. 21, 2026'],
  ['2026-11-21T23:30:00-03:00', 'Nov. 22, 2026'],
  ['2026-05-05T09:20:03Z', 'May. 5, 2026'],
])('%s is %s, as every page of the shop prints a day', (iso, day) => {
  expect([orderDay(iso, 'en-KE', 'UTC'), formatDate(iso, 'en-KE')]).toEqual([day, day])
})

test.each([
  ['2026-11-28T22:00:00Z', 'Africa/Nairobi', 'Nov. 29, 2026'],
  ['2026-12-04T04:59:59.999Z', 'America/New_York', 'Dec. 3, 2026'],
])('%s in %s is %s', (iso, timeZone, day) => {
  expect(orderDay(iso, 'en-KE', timeZone)).toBe(day)
})
