import { localeOf, type Language } from '@bandari/i18n'
import { formatLongDate, formatMoment } from '@bandari/i18n/format'

/** `9 March 2026`, in UTC as all times are. */
export function longDate(at: Date, language: Language): string {
  return formatLongDate(at.toISOString(), localeOf(language))
}

/** The minute with its zone, because nobody knows where the reader is. */
export function utcMoment(at: Date, language: Language): string {
  return `${formatMoment(at.toISOString(), localeOf(language))} UTC`
}
