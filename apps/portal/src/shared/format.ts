import { localeOf } from '@bandari/i18n'
import { formatOf } from '@bandari/i18n/format'
import { chosenLanguage } from '../language/chosen-language.ts'

/** BCP 47, for the functions of the module of formats. */
export const locale = localeOf(chosenLanguage)

/** Formatted in the portal's language. */
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
