import type { Format } from '@bandari/i18n/format'

/** `1 January 2030, 23:59` in Nairobi's time, not in that of the reader's machine. */
export function longMoment(iso: string, format: Format): string {
  return format.moment(iso, 'Africa/Nairobi')
}
