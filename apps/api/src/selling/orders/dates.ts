import { localeOf, type Language } from '@bandari/i18n'

/** English dates are British: `9 March 2026`. */
function localeOfDates(language: Language): string {
  return language === 'en' ? 'en-GB' : localeOf(language)
}

/** `9 March 2026`, in UTC as all times are. */
export function longDate(at: Date, language: Language): string {
  return at.toLocaleDateString(localeOfDates(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** `9 March 2026, 09:20 UTC`. */
export function longMoment(at: Date, language: Language): string {
  const time = at.toLocaleTimeString(localeOfDates(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
  return `${longDate(at, language)}, ${time} UTC`
}
