import { formatDateTime, formatMonth, formatShortDay, formatZone } from '@bandari/i18n/format'
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

/** What a clock in a zone shows, written as if it were UTC, in which all formats print. */
export function localClockTime(iso: string, timeZone: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso
  // Swedish writes a moment as ISO 8601 does.
  const text = new Date(iso).toLocaleString('sv-SE', { timeZone })
  return `${text.replace(' ', 'T')}Z`
}

/** `Nov` and `Nov 2026` of `2026-11`. */
export function monthNames(month: string): { short: string; long: string } {
  return formatMonth(month, locale)
}

/** `Mar 2` and `Mar. 2, 2026` of `2026-03-02`. */
export function dayNames(day: string): { short: string; long: string } {
  return { short: formatShortDay(day, locale), long: formatDay(day) }
}
