import { localeOf } from '@bandari/i18n'
import { formatOf } from '@bandari/i18n/format'

/** For screens that are in English whoever looks at them. */
export const { money: formatMoney, count: formatCount, date: formatDate } = formatOf(localeOf('en'))
