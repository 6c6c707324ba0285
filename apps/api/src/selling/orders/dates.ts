import { localeOf, type Language } from '@bandari/i18n'
import { shopDay, shopOffset, shopZone } from '../../core/shop-day.ts'
import { formatLongDate, formatMoment } from '@bandari/i18n/format'

/** `9 March 2026`: a day of the calendar, which is the same everywhere. */
export function longDay(day: string, language: Language): string {
  return formatLongDate(day, localeOf(language))
}

/** `9 March 2026`: the shop's day at a moment. */
export function longDate(at: Date, language: Language): string {
  return longDay(shopDay(at), language)
}

/** `9 March 2026, 23:59 UTC+3`: the minute by the shop's clock, with its zone, because nobody knows where the reader is. */
export function zonedMoment(at: Date, language: Language): string {
  return `${formatMoment(at.toISOString(), localeOf(language), shopZone())} ${offsetName(at)}`
}

/** `UTC+3`, `UTC-3:30`, `UTC`. */
function offsetName(at: Date): string {
  const minutes = shopOffset(at) / 60_000
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const ahead = `${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
  return minutes === 0 ? 'UTC' : `UTC${ahead}`
}
