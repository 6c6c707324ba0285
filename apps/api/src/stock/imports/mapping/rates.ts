import type { Context } from '../../../core/context.ts'
import { divideRounded, fromDecimal, toDecimal } from '../../../core/money.ts'

/** What a dollar is worth in a currency, as decimal text, and on which day. */
export interface DollarRate {
  currency: string
  rate: string
  day: string
}

/** The latest rates that are not too old; pricing keeps them. */
export type ListDollarRates = (
  context: Pick<Context, 'db' | 'clock' | 'settings'>,
) => Promise<DollarRate[]>

declare module '../../../core/context.ts' {
  interface Context {
    listDollarRates: ListDollarRates
  }
}

/** How prices of a file become prices of listings. */
export interface Conversion {
  from: string
  to: string
  /** `from` × this / that is `to`. */
  times: bigint
  by: bigint
  /** The day of the rates; null for the rate that the seller gave, or where nothing is converted. */
  day: string | null
}

interface Wish {
  from: string
  to: string
  /** Given by the seller, where we have none of the day. */
  rate: string | null
}

/** Null where neither the day’s rates nor the seller tell it. */
export function conversionOf(
  rates: readonly DollarRate[],
  { from, to, rate }: Wish,
): Conversion | null {
  if (from === to) return { from, to, times: 1n, by: 1n, day: null }
  const [of, into] = [dollarRate(rates, from), dollarRate(rates, to)]
  if (of && into) {
    const day = [of.day, into.day].toSorted()[0] ?? null
    return { from, to, times: scaled(into.rate), by: scaled(of.rate), day }
  }
  return rate === null ? null : { from, to, times: scaled(rate), by: scaled('1'), day: null }
}

function dollarRate(rates: readonly DollarRate[], currency: string) {
  if (currency === 'USD') return { rate: '1', day: '9999' }
  return rates.find((each) => each.currency === currency)
}

const places = 10

/** Decimal text as a whole number of its ten-billionths. */
function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.')
  return BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
}

/** A price in whole units of the other currency: nobody asks 1,759,117.50 shillings. Decimal text; null beyond any price. */
export function converted(amount: string, { from, to, times, by }: Conversion): string | null {
  const minor = fromDecimal(amount)
  if (minor === null) return null
  if (from === to) return toDecimal(minor).replace(/\.00$/, '')
  const units = divideRounded(BigInt(minor) * times, by * 100n)
  return Number.isSafeInteger(units) ? String(units) : null
}

/** What a unit is worth, as people read it: six places at most. */
export function rateOf({ times, by }: Pick<Conversion, 'times' | 'by'>): string {
  return (Number((times * 1_000_000n) / by) / 1_000_000).toString()
}
