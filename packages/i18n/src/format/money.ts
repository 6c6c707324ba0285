import { groupDigits, isEnglish, marksOf } from './marks.ts'

/** A decimal such as '4500.00' or 4500, in whole units of `currency` (ISO 4217 code). */
export interface MoneyToFormat {
  amount: string | number
  currency: string
  /** Digits after the point; by default two, none where the currency has no cents, and for KES none unless there are cents to show. */
  decimals?: number
}

/** Units of a currency for one US dollar, as decimal text. */
export interface RateToFormat {
  rate: string
  currency: string
}

const symbols: Readonly<Record<string, string>> = { USD: '$' }
const roundCurrencies: readonly string[] = ['KES']

/** Currencies without a smaller unit, of the countries that a vehicle is brought to; all others have hundredths (ISO 4217). */
export const withoutCents: ReadonlySet<string> = new Set(['UGX', 'RWF', 'BIF'])

/**
 * `$4,500.00`, `KES 650,000`; outside of English with the code, because a dollar sign is read as that of a neighbour there:
 * `USD 4 500,00`. Works on the digits, so no cent is lost to a float.
 */
export function formatMoney({ amount, currency, decimals }: MoneyToFormat, locale: string): string {
  const digits = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount))
  if (!digits) throw new RangeError(`not a decimal amount: ${amount}`)
  const [, sign = '', whole = '', fraction = ''] = digits
  const places = decimals ?? usualPlaces(currency, fraction)
  const rounded = roundHalfUp({ whole, fraction, places, locale })
  return `${/[1-9]/.test(rounded) ? sign : ''}${unitOf(currency, locale)}${rounded}`
}

/** A rate of exchange, with the digits it has: `ZMW 22.514` for a dollar. */
export function formatRate({ rate, currency }: RateToFormat, locale: string): string {
  const decimals = rate.split('.')[1]?.length ?? 0
  return formatMoney({ amount: rate, currency, decimals }, locale)
}

/** The digits of an amount of money where the currency stands elsewhere: `4 500,00`. */
export function formatAmount(amount: string | number, locale: string): string {
  const [whole = '', fraction = ''] = String(amount).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = { whole: whole.slice(sign.length), fraction, places: 2, locale }
  return `${sign}${roundHalfUp(digits)}`
}

function unitOf(currency: string, locale: string): string {
  if (!isEnglish(locale)) return `${currency}\u00a0`
  return symbols[currency] ?? `${currency} `
}

function usualPlaces(currency: string, fraction: string): number {
  if (withoutCents.has(currency)) return 0
  return roundCurrencies.includes(currency) && !/[1-9]/.test(fraction) ? 0 : 2
}

interface Digits {
  whole: string
  fraction: string
  places: number
  locale: string
}

function roundHalfUp({ whole, fraction, places, locale }: Digits): string {
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  const up = (fraction[places] ?? '0') >= '5' ? 1n : 0n
  const text = String(kept + up).padStart(places + 1, '0')
  const point = text.length - places
  const grouped = groupDigits(text.slice(0, point), locale)
  return places > 0 ? `${grouped}${marksOf(locale).decimal}${text.slice(point)}` : grouped
}
