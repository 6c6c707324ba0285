import type { Provenance } from './rules.ts'

export function isInForce({ valid_from: from, valid_to: to }: Provenance, day: string): boolean {
  return (from === null || from <= day) && (to === null || day <= to)
}

function isOver({ valid_to: to }: Provenance, day: string): boolean {
  return to !== null && to < day
}

/** Those that ended while nothing of the same id follows: what holds instead of them is not known. */
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
