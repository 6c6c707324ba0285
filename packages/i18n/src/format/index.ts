import { formatCount } from './count.ts'
import { formatDate, formatLongDate, formatMoment } from './date.ts'
import { formatDistance } from './distance.ts'
import { formatLabelled } from './labelled.ts'
import { formatList } from './list.ts'
import {
  formatMoney,
  formatMoneyBounds,
  formatRate,
  type MoneyBounds,
  type MoneyToFormat,
  type RateToFormat,
} from './money.ts'
import { formatPercent } from './percent.ts'
import { formatTenths } from './tenths.ts'

export { formatCount } from './count.ts'
export {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatShortDay,
  localClockTime,
} from './date.ts'
export { formatDistance } from './distance.ts'
export { formatLabelled } from './labelled.ts'
export { formatList } from './list.ts'
export { groupDigits, isEnglish, numberMarksOf } from './marks.ts'
export {
  formatAmount,
  formatMoney,
  formatMoneyBounds,
  formatMoneyBoundsByCode,
  formatMoneyByCode,
  formatRate,
  type MoneyBounds,
  type MoneyToFormat,
  type RateToFormat,
  withoutCents,
} from './money.ts'
export { formatPercent } from './percent.ts'
export { formatTenths } from './tenths.ts'
export { readAmount } from './read-amount.ts'
export { formatYears } from './years.ts'
export { formatZone } from './zone-name.ts'

/** The functions of this module for one locale. */
export interface Format {
  money: (money: MoneyToFormat) => string
  moneyBounds: (bounds: MoneyBounds) => { low: string; high: string }
  rate: (rate: RateToFormat) => string
  count: (count: number) => string
  distance: (kilometres: number) => string
  percent: (percent: number) => string
  tenths: (average: number) => string
  date: (iso: string) => string
  longDate: (iso: string, timeZone?: string) => string
  moment: (iso: string, timeZone?: string) => string
  list: (names: readonly string[]) => string
  labelled: (label: string, value: string) => string
}

const formats = new Map<string, Format>()

/** Made once for each locale, so that a hook may depend on it. */
export function formatOf(locale: string): Format {
  const known = formats.get(locale)
  if (known) return known
  const format: Format = {
    money: (money) => formatMoney(money, locale),
    moneyBounds: (bounds) => formatMoneyBounds(bounds, locale),
    rate: (rate) => formatRate(rate, locale),
    count: (count) => formatCount(count, locale),
    distance: (kilometres) => formatDistance(kilometres, locale),
    percent: (percent) => formatPercent(percent, locale),
    tenths: (average) => formatTenths(average, locale),
    date: (iso) => formatDate(iso, locale),
    longDate: (iso, timeZone) => formatLongDate(iso, locale, timeZone),
    moment: (iso, timeZone) => formatMoment(iso, locale, timeZone),
    list: (names) => formatList(names, locale),
    labelled: (label, value) => formatLabelled(label, value, locale),
  }
  formats.set(locale, format)
  return format
}
