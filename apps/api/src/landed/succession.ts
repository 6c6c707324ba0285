import { isDeepStrictEqual } from 'node:util'
import type { RuleRow } from './rule-rows.ts'

/** The latest version of a rule; without content it was withdrawn. */
export interface StandingRow extends Omit<RuleRow, 'content'> {
  id: number
  content: object | null
  checkedOn: string
}

/** The changes that new rules of a country make. */
export interface Succession {
  /** New rules succeed nothing. */
  changed: (RuleRow & { succeeds: number | null })[]
  takenBack: StandingRow[]
  /** Rules that differ and were checked after the new ones were written. */
  kept: StandingRow[]
}

/** New rules are added, changed ones become new versions, and missing ones are withdrawn. */
export function planSuccession(
  standing: readonly StandingRow[],
  rows: readonly RuleRow[],
  /** When the new ones were checked; null where they replace whatever there is. */
  checkedOn: string | null,
): Succession {
  const known = new Map(standing.map((row) => [keyOf(row), row]))
  const named = new Set(rows.map(keyOf))
  const differing = rows.filter((row) => !isSame(row, known.get(keyOf(row))))
  const isLater = (row: StandingRow | undefined) =>
    row !== undefined && checkedOn !== null && row.checkedOn > checkedOn
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

/** The rules after the changes. */
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
