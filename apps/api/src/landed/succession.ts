import { isDeepStrictEqual } from 'node:util'
import type { RuleRow } from './rule-rows.ts'

/** The last row of a rule's succession; without content it was taken back. */
export interface StandingRow extends Omit<RuleRow, 'content'> {
  id: number
  content: object | null
  checkedOn: string
}

/** What a country's rules would become. */
export interface Succession {
  /** New ones follow nothing. */
  changed: (RuleRow & { succeeds: number | null })[]
  takenBack: StandingRow[]
  /** Those that somebody checked after the new ones were written, and that say something else. */
  kept: StandingRow[]
}

/** What is new begins, what differs follows what was there, and what is gone is taken back. */
export function planSuccession(
  standing: readonly StandingRow[],
  rows: readonly RuleRow[],
  checkedOn: string,
): Succession {
  const known = new Map(standing.map((row) => [keyOf(row), row]))
  const named = new Set(rows.map(keyOf))
  const differing = rows.filter((row) => !isSame(row, known.get(keyOf(row))))
  const isLater = (row: StandingRow | undefined) => row !== undefined && row.checkedOn > checkedOn
  const gone = standing.filter((row) => row.content !== null && !named.has(keyOf(row)))
  const kept = [...differing.map((row) => known.get(keyOf(row))), ...gone].filter(isLater)
  return {
    changed: differing
      .filter((row) => !isLater(known.get(keyOf(row))))
      .map((row) => ({ ...row, succeeds: known.get(keyOf(row))?.id ?? null })),
    takenBack: gone.filter((row) => !isLater(row)),
    kept: kept.filter((row) => row !== undefined),
  }
}

/** The rules after it. */
export function rowsAfter(
  standing: readonly StandingRow[],
  { changed, takenBack }: Succession,
): RuleRow[] {
  const replaced = new Set([...changed, ...takenBack].map(keyOf))
  const stay = standing.flatMap(({ content, ...row }) =>
    content === null || replaced.has(keyOf(row)) ? [] : [{ ...row, content }],
  )
  return [...stay, ...changed]
}

function keyOf({ part, key }: Pick<RuleRow, 'part' | 'key'>): string {
  return `${part}/${key}`
}

function isSame(row: RuleRow, before: StandingRow | undefined): boolean {
  return before?.position === row.position && isDeepStrictEqual(before.content, row.content)
}
