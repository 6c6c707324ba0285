/**
 * How many whole shillings a telephone will be asked for, before the API is: never worth less than the amount, as
 * apps/api/src/money/mpesa/shillings.ts has it. Null for what is no amount.
 */
export function shillingsFor(amount: string | null, rate: string): number | null {
  if (amount === null || amount === '0.00') return null
  const cents = BigInt(amount.replace('.', ''))
  const exact = cents * millionths(rate)
  return Number((exact + 99_999_999n) / 100_000_000n)
}

/** `129.25` → 129250000. */
function millionths(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.')
  return BigInt(whole) * 1_000_000n + BigInt(fraction.slice(0, 6).padEnd(6, '0'))
}
