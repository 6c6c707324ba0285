import { localeOf } from '@bandari/i18n'
import { formatOf } from '@bandari/i18n/format'
import { chosenLanguage } from '../language/chosen-language.ts'

/** BCP 47, for the functions of the module of formats. */
export const locale = localeOf(chosenLanguage)

/** As the portal's language writes them. */
export const {
  money: formatMoney,
  moneyBounds: formatMoneyBounds,
  rate: formatExchangeRate,
  count: formatCount,
  date: formatDate,
  distance: formatDistance,
  labelled: formatLabelled,
  list: formatList,
  percent: formatPercent,
} = formatOf(locale)
