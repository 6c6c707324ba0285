const satoshiPerBitcoin = 100_000_000n

/** What bitcoins are worth in cents, rounded to the nearest. */
export function centsOf(satoshi: number, centsPerBitcoin: number): number {
  const exact = BigInt(satoshi) * BigInt(centsPerBitcoin)
  return Number((exact + satoshiPerBitcoin / 2n) / satoshiPerBitcoin)
}

/** The least that is worth so many cents. */
export function satoshiFor(cents: number, centsPerBitcoin: number): number {
  const rate = BigInt(centsPerBitcoin)
  return Number((BigInt(cents) * satoshiPerBitcoin + rate - 1n) / rate)
}

/** `1234567` → `0.01234567`, as wallets write it. */
export function formatBitcoins(satoshi: number): string {
  const digits = String(satoshi).padStart(9, '0')
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`
}
