import { isEnglish } from './marks.ts'

/**
 * A day in UTC, from an ISO 8601 date or date-time. In English `Nov. 21, 2026`: what moment prints for `MMM. D, YYYY`
 * (account spec §9), without its 20 kB; elsewhere `21 novembre 2026`. Throws RangeError on anything else.
 */
export function formatDate(iso: string, locale: string): string {
  if (!isEnglish(locale)) return formatLongDate(iso, locale)
  const date = new Date(iso)
  const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' }).format(date)
  return `${month}. ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** `21 November 2026`, `21 de novembro de 2026`; in UTC unless another zone is named. */
export function formatLongDate(iso: string, locale: string, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(iso))
}

/** `21 November 2026, 23:59`; in UTC unless another zone is named. */
export function formatMoment(iso: string, locale: string, timeZone = 'UTC'): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso))
  return `${formatLongDate(iso, locale, timeZone)}, ${time}`
}
