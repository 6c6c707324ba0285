interface Basketful {
  quotePending: boolean
  lines: { option_code: string | null; currency: string }[]
}

/**
 * Must the present contents of the basket be ordered first? (contract C3) One order has one shipping method and
 * one charge, and a basket that is being quoted must not change meanwhile.
 */
export function awaitsCheckout(
  { quotePending, lines }: Basketful,
  added: { code: string | null; currency: string },
): boolean {
  if (quotePending) return true
  return lines.some((line) => line.option_code !== added.code || line.currency !== added.currency)
}
