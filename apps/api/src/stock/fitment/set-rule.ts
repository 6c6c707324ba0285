import { problem, type Problem } from '../../core/problem.ts'

/** Years of one trim. */
export interface Fitment {
  trim: number
  years: number[]
}

/** Trims that one spare may fit. */
export const mostTrims = 2000

/** The most mistakes in an answer; more would not help. */
const mostMistakes = 10

/** Each trim once, its years in order and each once. */
export function joined(entries: readonly { docID: number; ids: readonly number[] }[]): Fitment[] {
  const years = new Map<number, Set<number>>()
  for (const { docID, ids } of entries) {
    years.set(docID, new Set([...(years.get(docID) ?? []), ...ids]))
  }
  return [...years].map(([trim, own]) => ({
    trim,
    years: [...own].toSorted((one, other) => one - other),
  }))
}

/** Whether a trim or a year that was said before is no longer. */
export function isLessThan(after: readonly Fitment[], before: readonly Fitment[]): boolean {
  const said = new Map(after.map(({ trim, years }) => [trim, new Set(years)]))
  return before.some(({ trim, years }) => years.some((year) => said.get(trim)?.has(year) !== true))
}

/** The mistakes of a fitment: unknown trims, and years in which a trim was not built (contract B17). */
export function fitmentErrors(
  fitments: readonly Fitment[],
  yearsOf: ReadonlyMap<number, readonly number[]>,
): Problem[] {
  const mistakes = fitments.flatMap(({ trim, years }) => {
    const built = yearsOf.get(trim)
    if (!built) return [problem('trim_unknown', { trim: String(trim) })]
    const never = years.filter((year) => !built.includes(year))
    return never.length > 0
      ? [problem('trim_not_built', { trim: String(trim), years: never.join(', ') })]
      : []
  })
  return mistakes.slice(0, mostMistakes)
}
