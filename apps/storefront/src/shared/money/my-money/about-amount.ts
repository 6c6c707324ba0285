/** Significant figures of an amount that says "about". */
const figures = 3

/**
 * What dollars are about in another money: whole units, of three significant figures. Works on the digits, so that no
 * amount is too large for it.
 */
export function aboutAmount(dollars: string | number, rate: string): string {
  const [amount, places] = digitsOf(String(dollars))
  const [units, further] = digitsOf(rate)
  const whole = divideRounded(amount * units, 10n ** BigInt(places + further))
  const step = 10n ** BigInt(Math.max(0, String(whole).length - figures))
  return String(divideRounded(whole, step) * step)
}

/** `129.50` is 12950 with two places. */
function digitsOf(decimal: string): [digits: bigint, places: number] {
  const [whole = '', fraction = ''] = decimal.split('.')
  return [BigInt(whole + fraction), fraction.length]
}

function divideRounded(dividend: bigint, divisor: bigint): bigint {
  return (dividend * 2n + divisor) / (divisor * 2n)
}
