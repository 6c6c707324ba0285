/** The wire's money: integer minor units inside, decimal text outside (decisions 10), never a float. */

/** 70000 → `700.00`. */
export function toDecimal(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const decimal = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/

/** `700`, `700.0`, `700.00` → 70000; null for more than two places and for a text that is not a number. */
export function fromDecimal(text: string | number): number | null {
  const [, sign, whole, fraction = ''] = decimal.exec(String(text)) ?? []
  if (whole === undefined) return null
  const minor = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** Minor units of an amount from the wire, which is always valid. */
export function minorOf(amount: string): number {
  const minor = fromDecimal(amount)
  if (minor === null) throw new RangeError(`not an amount of money: ${amount}`)
  return minor
}
