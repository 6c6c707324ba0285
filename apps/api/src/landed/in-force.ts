import type { Provenance } from './rules.ts'

export function isInForce({ valid_from: from, valid_to: to }: Provenance, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to)
}

function isOver({ valid_to: to }: Provenance, day: string): boolean {
  return to !== null && to < day
}

/** Rules that ended without a successor of the same id: what holds instead is not known. */
export function lapsed<Rule extends { id: string; prov: Provenance }>(
  rules: readonly Rule[],
  day: string,
): Rule[] {
  return rules.filter(
    (rule) =>
      isOver(rule.prov, day) &&
      !rules.some((other) => other.id === rule.id && isInForce(other.prov, day)),
  )
}
