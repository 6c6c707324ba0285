import { localeOf } from '@bandari/i18n'
import { formatDate, formatDateTime } from '@bandari/i18n/format'
import { expect, it } from 'vitest'
import { specifiedDate } from './specified-dates.ts'

it.each([
  ['2025-11-20T10:30:00Z', 'UTC', 'Nov. 20, 2025', 'Nov. 20, 2025, 10:30 AM UTC'],
  ['2026-05-05T00:05:00Z', 'UTC', 'May. 5, 2026', 'May. 5, 2026, 12:05 AM UTC'],
  ['2026-03-01T01:30:00+03:00', 'UTC', 'Feb. 28, 2026', 'Feb. 28, 2026, 10:30 PM UTC'],
  // The day is the person's, too.
  ['2025-11-20T22:30:59Z', 'Africa/Nairobi', 'Nov. 21, 2025', 'Nov. 21, 2025, 1:30 AM EAT'],
])('prints %s in %s as %s and %s', (iso, timeZone, day, moment) => {
  expect(specifiedDate({ iso, as: 'day' }, timeZone)).toBe(day)
  expect(specifiedDate({ iso, as: 'moment' }, timeZone)).toBe(moment)
})

/** Each month, and the days that a language may write in its own way. */
const days = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0')).flatMap(
  (month) => ['01', '02', '21'].map((day) => `2026-${month}-${day}T15:04:59Z`),
)

it.each(['en', 'sw', 'pt', 'fr'] as const)('in %s as everything else of the page', (language) => {
  const locale = localeOf(language)
  for (const iso of days) {
    expect(specifiedDate({ iso, as: 'day' }, 'UTC', language)).toBe(formatDate(iso, locale))
    const moment = specifiedDate({ iso, as: 'moment' }, 'UTC', language)
    expect(moment).toBe(`${formatDateTime(iso, locale)} UTC`)
  }
})
