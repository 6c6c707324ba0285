import { formatDate, isEnglish } from '@bandari/i18n/format'
import moment from 'moment'

/** `Nov. 21, 2026`, in UTC: a day of an order, as the portal prints it (decision 23); `21 novembre 2026` elsewhere. */
export function orderDay(iso: string, locale: string): string {
  return isEnglish(locale)
    ? moment.utc(iso).locale('en').format('MMM. D, YYYY')
    : formatDate(iso, locale)
}
