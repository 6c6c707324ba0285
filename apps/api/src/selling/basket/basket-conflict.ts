interface BasketState {
  quotePending: boolean
  lines: { option_code: string | null; country_code: string | null; currency: string }[]
}

/**
 * Why a product cannot be added: the basket is being quoted, goes elsewhere or by another method, or has another
 * currency.
 */
export type BasketConflict = 'quote' | 'place' | 'currency'

/**
 * Why the present contents of the basket must be ordered first; null when they need not be (contract C3). One order has
 * one shipping method and one charge, and a basket that is being quoted must not change meanwhile.
 */
export function basketConflict(
  { quotePending, lines }: BasketState,
  added: { code: string | null; country: string | null; currency: string },
): BasketConflict | null {
  if (quotePending) return 'quote'
  if (lines.some((line) => line.currency !== added.currency)) return 'currency'
  const goesElsewhere = (line: (typeof lines)[number]) =>
    line.option_code !== added.code || isOther(line.country_code, added.country)
  return lines.some(goesElsewhere) ? 'place' : null
}

/** An unknown country differs from no other. */
function isOther(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}
