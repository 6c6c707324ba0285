interface BasketState {
  quotePending: boolean
  lines: { option_code: string | null; country_code: string | null; currency: string }[]
}

/** Why the basket takes nothing else: it is being quoted, goes elsewhere or by another way, or has another currency. */
export type BasketConflict = 'quote' | 'place' | 'currency'

/**
 * Must the present contents of the basket be ordered first? (contract C3) One order has one shipping method and
 * one charge, and a basket that is being quoted must not change meanwhile.
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

/** A country that nobody named does not differ from any other. */
function isOther(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other
}
