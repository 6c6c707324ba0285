import { isEnglish } from './marks.ts'

/**
 * A day in UTC, from an ISO 8601 date or date-time. In English `Nov. 21, 2026`: what moment prints for `MMM. D, YYYY`
 * (account spec §9), without its 20 kB; elsewhere `21 novembre 2026`. Throws RangeError on anything else.
 */
export function formatDate(iso: string, locale: string): string {
  if (!isEnglish(locale)) return formatLongDate(iso, locale)
  const date = new Date(iso)
  const month = formatOf('en-US', { timeZone: 'UTC', month: 'short' }).format(date)
  return `${month}. ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** In English `Nov. 21, 2026, 3:04 PM` (account spec §9), elsewhere as `formatMoment` writes it; in UTC. */
export function formatDateTime(iso: string, locale: string): string {
  if (!isEnglish(locale)) return formatMoment(iso, locale)
  const time = formatOf('en-US', {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso))
  // Between the time and its half of the day newer browsers have a narrow space.
  return `${formatDate(iso, locale)}, ${time.replace(/\s/u, ' ')}`
}

/** The month of a day: in short for a chart, and with its year. `Nov`, `Nov 2026`; `nov.`, `novembre 2026`. */
export function formatMonth(iso: string, locale: string): { short: string; long: string } {
  const date = new Date(iso)
  const print = (parts: Intl.DateTimeFormatOptions) =>
    formatOf(isEnglish(locale) ? 'en-US' : locale, {
      timeZone: 'UTC',
      ...parts,
    }).format(date)
  return {
    short: print({ month: 'short' }),
    long: print({ month: isEnglish(locale) ? 'short' : 'long', year: 'numeric' }),
  }
}

/** `Nov 21`, `21 nov.`: a day without its year, for a chart. */
export function formatShortDay(iso: string, locale: string): string {
  const day = formatOf(isEnglish(locale) ? 'en-US' : locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  }).format(new Date(iso))
  return withFirst(day, locale)
}

/** `21 November 2026`, `21 de novembro de 2026`, `1er novembre 2026`; in UTC unless another zone is named. */
export function formatLongDate(iso: string, locale: string, timeZone = 'UTC'): string {
  const day = formatOf(locale, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(iso))
  return withFirst(day, locale)
}

/** French says the first of a month as an ordinal, and CLDR does not. */
function withFirst(day: string, locale: string): string {
  return locale.startsWith('fr') ? day.replace(/^1(?=\s)/, '1er') : day
}

/** `21 November 2026, 23:59`; in UTC unless another zone is named. */
export function formatMoment(iso: string, locale: string, timeZone = 'UTC'): string {
  const time = formatOf('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso))
  return `${formatLongDate(iso, locale, timeZone)}, ${time}`
}

/** What a clock in a zone shows, written as if it were UTC, in which all formats print; a day without a time stays. */
export function localClockTime(iso: string, timeZone: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso
  // Swedish writes a moment as ISO 8601 does.
  const clock = formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return `${clock.format(new Date(iso)).replace(' ', 'T')}Z`
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is kept: to make one takes fifty times as long as to use it. There are as many as locales, zones and styles. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  formats.set(key, made)
  return made
}
