import { formatZone, isEnglish } from '@bandari/i18n/format'

/** `Friday 27 November at 15:20 CAT`: in the visitor's own time, so only for what their browser shows. */
export function formatLocalMoment(iso: string, locale: string): string {
  const moment = new Date(iso).toLocaleString(isEnglish(locale) ? 'en-GB' : locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  return `${moment} ${formatZone(iso, locale)}`
}
