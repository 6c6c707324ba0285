/**
 * The order number with a check digit (ISO/IEC 7812-1, Luhn): a wrong digit, or two neighbours
 * swapped, is noticed before the money is booked to another order.
 */
export function paymentReference(orderNumber: string): string {
  return `${orderNumber}${checkDigit(orderNumber)}`
}

export function isPaymentReference(reference: string): boolean {
  return (
    /^\d{2,}$/.test(reference) && checkDigit(reference.slice(0, -1)) === Number(reference.at(-1))
  )
}

/** Every second digit from the right is doubled, and the digits of the product are added. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return (10 - (sum % 10)) % 10
}
