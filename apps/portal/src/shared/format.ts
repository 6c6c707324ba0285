import { localeOf } from '@bandari/i18n'
import { formatOf } from '@bandari/i18n/format'

/** The portal is in English. */
export const { money: formatMoney, count: formatCount, date: formatDate } = formatOf(localeOf('en'))
