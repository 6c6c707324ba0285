/** Money is integer minor units inside and decimal text outside (decisions 10): never a float. */

/** Exports are sold, shipped, discounted and rewarded in it (decisions 5). */
export const tradeCurrency = 'USD'

/** 70000 → `700.00`. */
export function toDecimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const decimal = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/

/** `700`, `700.0`, `700.00` → 70000; null for more than two places and for what is no number. */
export function fromDecimal(text: string | number): number | null {
  const [, sign, whole, fraction = ''] = decimal.exec(String(text)) ?? []
  if (whole === undefined) return null
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** The one rounding there is: to the nearest unit, halves away from zero. */
export function divideRounded(dividend: number | bigint, divisor: number | bigint): number {
  const by = BigInt(divisor)
  const doubled = BigInt(dividend) * 2n
  const half = by < 0n ? -by : by
  const away = doubled < 0n ? -half : half
  return Number((doubled + away) / (by * 2n))
}

/** `USD 4,500.00`, for sentences and documents. */
export function toPrice(minor: number, currency: string): string {
  return `${currency} ${toGrouped(minor)}`
}

/** 450000 → `4,500.00`, where the currency stands elsewhere. */
export function toGrouped(minor: number): string {
  const [whole = '', fraction = ''] = toDecimal(minor).split('.')
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}
