import { divideRounded } from '../../core/money.ts'

/** What one telephone may pay at once (Safaricom's limit of a transaction). */
export const maxShillings = 250_000

/** A rate as decimal text, exact: `129.25` → 129250000 millionths. */
function millionths(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole) * 1_000_000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}

/** The least whole shillings that are worth so many cents. */
export function shillingsFor(cents: number, rate: string): number {
  const exact = BigInt(cents) * millionths(rate)
  return Number((exact + 99_999_999n) / 100_000_000n)
}

/** The most cents that a telephone may be asked for. */
export function maxCents(rate: string): number {
  return Number((BigInt(maxShillings) * 100_000_000n) / millionths(rate))
}

/** What shillings are worth, in cents; both in minor units. */
export function centsOf(minorShillings: number, rate: string): number {
  return divideRounded(BigInt(minorShillings) * 1_000_000n, millionths(rate))
}
