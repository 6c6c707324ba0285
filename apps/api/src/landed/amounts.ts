import { withoutCents } from '@bandari/i18n/format'
import { tradeCurrency } from '../core/money.ts'
import { dividedBy, type Exact, exact, rounded, times, whole } from './decimal.ts'

/** Units of a currency for one US dollar, as decimal text; the dollar itself need not be in it. */
export type Rates = Readonly<Record<string, string>>

/** An amount that is known between two bounds, in minor units of its currency. */
export interface Bounds {
  low: number
  high: number
}

export function minorDigits(currency: string): number {
  return withoutCents.has(currency) ? 0 : 2
}

function minorsOf(currency: string): Exact {
  return whole(withoutCents.has(currency) ? 1 : 100)
}

/** `61225.25` of kwacha → 6122525. */
export function toMinor(amount: string, currency: string): number {
  return rounded(times(exact(amount), minorsOf(currency)))
}

/** 6122525 of kwacha → `61225.25`; 1700000 of Ugandan shillings → `1700000`. */
export function fromMinor(minor: number, currency: string): string {
  if (minorDigits(currency) === 0) return String(minor)
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function rateOf(currency: string, rates: Rates): Exact | null {
  if (currency === tradeCurrency) return whole(1)
  const rate = rates[currency]
  return rate === undefined ? null : exact(rate)
}

/** Null where no rate of the currency is known. */
export function toCents(minor: number, currency: string, rates: Rates): number | null {
  if (currency === tradeCurrency) return minor
  const rate = rateOf(currency, rates)
  if (!rate) return null
  return rounded(dividedBy(whole(minor * 100), times(rate, minorsOf(currency))))
}

export function fromCents(cents: number, currency: string, rates: Rates): number | null {
  if (currency === tradeCurrency) return cents
  const rate = rateOf(currency, rates)
  if (!rate) return null
  return rounded(dividedBy(times(times(whole(cents), rate), minorsOf(currency)), whole(100)))
}
