import { formatDate, isEnglish, localClockTime } from '@bandari/i18n/format'
import moment from 'moment'

/** `Nov. 21, 2026`, in the shop's zone: a day of an order, as the portal prints it (decision 23); `21 novembre 2026` elsewhere. */
export function orderDay(iso: string, locale: string, timeZone: string): string {
  const wall = localClockTime(iso, timeZone)
  return isEnglish(locale)
    ? moment.utc(wall).locale('en').format('MMM. D, YYYY')
    : formatDate(wall, locale)
}
