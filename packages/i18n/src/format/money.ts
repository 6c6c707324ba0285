import { groupDigits, isEnglish, numberMarksOf } from './marks.ts'

/** A decimal such as '4500.00' or 4500, in whole units of `currency` (ISO 4217 code). */
export interface MoneyToFormat {
  amount: string | number
  currency: string
  /** Digits after the point; by default two; none for a currency without cents in use, such as UGX or KES, unless there are some to show. */
  decimals?: number
}

/** Two amounts, as `MoneyToFormat` has one. */
export interface MoneyBounds extends Omit<MoneyToFormat, 'amount'> {
  low: string
  high: string
}

/** Units of a currency for one US dollar, as decimal text. */
export interface RateToFormat {
  rate: string
  currency: string
}

const symbols: Readonly<Record<string, string>> = { USD: '$' }

/** Their hundredths exist in ISO 4217 and are no longer paid with: without them unless there are some to show. */
const roundCurrencies: ReadonlySet<string> = new Set(['CDF', 'KES', 'MGA', 'TZS'])

/** Currencies without a smaller unit; of those that we meet, all others have hundredths (ISO 4217). */
export const withoutCents: ReadonlySet<string> = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
)

/**
 * `$4,500.00`, `KES 650,000`; outside of English with the code, because a dollar sign is read as that of a neighbour there:
 * `USD 4 500,00`, in French `4 500,00 USD`. Works on the digits, so no cent is lost to a float.
 */
export function formatMoney(money: MoneyToFormat, locale: string): string {
  const symbol = isEnglish(locale) ? symbols[money.currency] : undefined
  if (symbol === undefined) return formatMoneyByCode(money, locale)
  const { sign, digits } = printDigits(money, locale)
  return `${sign}${symbol}${digits}`
}

/** The same with the code in English, too, for documents that are read far away: `USD 4,500.00`. */
export function formatMoneyByCode(money: MoneyToFormat, locale: string): string {
  const { sign, digits } = printDigits(money, locale)
  const { money: pattern } = numberMarksOf(locale)
  return `${sign}${pattern.replace('{code}', money.currency).replace('{n}', digits)}`
}

/** Two bounds, with the currency once: `$9,240` and `9,610`, `9 240` and `9 610 USD`. */
export function formatMoneyBounds(bounds: MoneyBounds, locale: string): PrintedBounds {
  return printBounds(formatMoney, bounds, locale)
}

/** The same with the code in English, too: `USD 9,240` and `9,610`. */
export function formatMoneyBoundsByCode(bounds: MoneyBounds, locale: string): PrintedBounds {
  return printBounds(formatMoneyByCode, bounds, locale)
}

interface PrintedBounds {
  low: string
  high: string
}

function printBounds(
  print: typeof formatMoney,
  { low, high, ...money }: MoneyBounds,
  locale: string,
): PrintedBounds {
  const from = { ...money, amount: low }
  const to = { ...money, amount: high }
  const bare = (one: MoneyToFormat) => {
    const { sign, digits } = printDigits(one, locale)
    return `${sign}${digits}`
  }
  const isCodeFirst = numberMarksOf(locale).money.startsWith('{code}')
  return isCodeFirst
    ? { low: print(from, locale), high: bare(to) }
    : { low: bare(from), high: print(to, locale) }
}

function printDigits({ amount, currency, decimals }: MoneyToFormat, locale: string) {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount))
  if (!parts) throw new RangeError(`not a decimal amount: ${amount}`)
  const [, minus = '', whole = '', fraction = ''] = parts
  const places = decimals ?? usualPlaces(currency, fraction)
  const digits = roundHalfUp({ whole, fraction, places, locale })
  return { sign: /[1-9]/.test(digits) ? minus : '', digits }
}

/** A rate of exchange, with the digits it has: `ZMW 22.514` for a dollar. */
export function formatRate({ rate, currency }: RateToFormat, locale: string): string {
  const decimals = rate.split('.')[1]?.length ?? 0
  return formatMoney({ amount: rate, currency, decimals }, locale)
}

/** The digits of an amount of money without its currency: `4 500,00`. */
export function formatAmount(amount: string | number, locale: string): string {
  const [whole = '', fraction = ''] = String(amount).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = { whole: whole.slice(sign.length), fraction, places: 2, locale }
  return `${sign}${roundHalfUp(digits)}`
}

function usualPlaces(currency: string, fraction: string): number {
  const isRound = withoutCents.has(currency) || roundCurrencies.has(currency)
  return isRound && !/[1-9]/.test(fraction) ? 0 : 2
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
  return places > 0 ? `${grouped}${numberMarksOf(locale).decimal}${text.slice(point)}` : grouped
}
