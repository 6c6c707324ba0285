import { formatDateTime as printDateTime, formatMonth, formatShortDay } from '@bandari/i18n/format'
import { formatDate, locale } from './format.ts'

/** `Nov. 21, 2026`, in UTC (account spec §9: the date of an order). */
export const formatDay = formatDate

/** `Nov. 21, 2026, 3:04 PM`, in UTC (account spec §9: the date joined and the promo code's valid-from). */
export function formatDateTime(iso: string): string {
  return printDateTime(iso, locale)
}

/** `Nov. 21, 2026, 3:04 PM UTC`: the zone is ours, for what happens at a moment or is due by it. */
export function formatMoment(iso: string): string {
  return `${formatDateTime(iso)} UTC`
}

/** `Nov` and `Nov 2026` of `2026-11`. */
export function monthNames(month: string): { short: string; long: string } {
  return formatMonth(month, locale)
}

/** `Mar 2` and `Mar. 2, 2026` of `2026-03-02`. */
export function dayNames(day: string): { short: string; long: string } {
  return { short: formatShortDay(day, locale), long: formatDay(day) }
}
