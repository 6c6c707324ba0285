import type { ColumnName } from '../columns.ts'

/** What becomes of a value: another one, what the title says, nothing, or the whole row is left out. */
export type Act = 'take' | 'title' | 'leave_out' | 'skip'

/** Equal values of a column; models are equal only within their make. */
export interface ValueGroup {
  field: ColumnName
  /** As the file has it. */
  value: string
  make: string | null
}

export interface Decision extends ValueGroup {
  act: Act
  /** The value that is taken instead; null for any other act. */
  take: string | null
}

/** A longer value is known by its beginning. */
export const longestValue = 200

/** Equal but for capitals and spaces. */
export function plainValue(value: string): string {
  return value.slice(0, longestValue).trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

export function keyOf({ field, value, make }: ValueGroup): string {
  return JSON.stringify([field, plainValue(value), plainValue(make ?? '')])
}

/** Of one source; those that were decided first are forgotten first. */
const mostDecisions = 2000

/** Later ones replace those of the same values; null takes a decision back. */
export function withDecisions(
  before: readonly Decision[],
  given: readonly (ValueGroup & { act: Act | null; take: string | null })[],
): Decision[] {
  const decided = new Map(before.map((decision) => [keyOf(decision), decision]))
  for (const { act, take, ...group } of given) {
    const key = keyOf(group)
    decided.delete(key)
    if (act !== null) decided.set(key, { ...group, act, take: act === 'take' ? take : null })
  }
  return [...decided.values()].slice(-mostDecisions)
}
