import { type Language, localeOf, sourceLanguage } from '@bandari/i18n'
import { formatAmount, formatMoneyByCode, withoutCents } from '@bandari/i18n/format'
import { toDecimal } from '@bandari/sdk/money'

export { fromDecimal, toDecimal } from '@bandari/sdk/money'

/** Money is integer minor units inside and decimal text outside (decisions 10): never a float. */

/** Exports are sold, shipped, discounted and rewarded in it (decisions 5). */
export const tradeCurrency = 'USD'

/** The only rounding: to the nearest unit, halves away from zero. */
export function divideRounded(dividend: number | bigint, divisor: number | bigint): number {
  const by = BigInt(divisor)
  const doubled = BigInt(dividend) * 2n
  const half = by < 0n ? -by : by
  const away = doubled < 0n ? -half : half
  return Number((doubled + away) / (by * 2n))
}

/** `USD 4,500.00`, for sentences and documents in English. */
export function toPrice(minor: number, currency: string): string {
  return toPriceIn(sourceLanguage, minor, currency)
}

/** The same as people write it in a language: `4 500,00 USD`. A currency without cents has none. */
export function toPriceIn(language: Language, minor: number, currency: string): string {
  const decimals = withoutCents.has(currency) ? undefined : 2
  return formatMoneyByCode({ amount: toDecimal(minor), currency, decimals }, localeOf(language))
}

/** 450000 → `4 500,00`: the same where the currency stands elsewhere. */
export function toGroupedIn(language: Language, minor: number): string {
  return formatAmount(toDecimal(minor), localeOf(language))
}

/** 450000 → `4,500.00`, where the currency stands elsewhere. */
export function toGrouped(minor: number): string {
  return toGroupedIn(sourceLanguage, minor)
}
