import {
  formatDateTime,
  formatMonth,
  formatShortDay,
  formatZone,
  localClockTime,
} from '@bandari/i18n/format'
import { formatDate, locale } from './format.ts'

/** Where the person is, as their browser knows it: `Africa/Lusaka`. */
export const localTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** `Nov. 21, 2026`, where the person is, as `specified-dates.ts` prints the day of an order; a day without a time is the same everywhere. */
export function formatDay(iso: string, timeZone = localTimeZone()): string {
  return formatDate(localClockTime(iso, timeZone))
}

/** `Nov. 21, 2026, 5:04 PM CAT`, where the person is, with the zone named. */
export function formatMoment(iso: string, timeZone = localTimeZone()): string {
  return `${formatDateTime(localClockTime(iso, timeZone), locale)} ${formatZone(iso, locale, timeZone)}`
}

/** The day that it is where the person is, some days from now: `2026-11-29`, also at one in the morning. */
export function localDay(daysAway = 0, timeZone = localTimeZone()): string {
  const at = new Date(Date.now() + daysAway * 24 * 3600_000)
  return localClockTime(at.toISOString(), timeZone).slice(0, 10)
}

/** `Nov` and `Nov 2026` of `2026-11`. */
export function monthNames(month: string): { short: string; long: string } {
  return formatMonth(month, locale)
}

/** `Mar 2` and `Mar. 2, 2026` of `2026-03-02`. */
export function dayNames(day: string): { short: string; long: string } {
  return { short: formatShortDay(day, locale), long: formatDay(day) }
}
