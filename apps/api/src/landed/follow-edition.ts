import { addDays } from './calendar.ts'
import type { RuleRow } from './rule-rows.ts'
import type { Provenance, Regime } from './rules.ts'

/** A published edition of a price list, and the one that it succeeds. */
export interface EditionSuccession {
  edition: string
  succeeds: string
  /** The first day on which it is in force. */
  from: string
}

type Content = Omit<Regime, 'lines'>

/**
 * Replaces each edition in a country's rules by the one published after it: a regime with the old edition ends on the day
 * before, and a row of the same id goes on with the next one. A file that still names an old edition is treated the same way.
 */
export function followEditions(
  rows: readonly RuleRow[],
  successions: readonly EditionSuccession[],
): RuleRow[] {
  const inTurn = successions.toSorted((one, other) => one.from.localeCompare(other.from))
  return inTurn.reduce<RuleRow[]>(
    (before, succession) => before.flatMap((row) => followEdition(row, succession, before)),
    [...rows],
  )
}

function followEdition(
  row: RuleRow,
  { edition, succeeds, from }: EditionSuccession,
  beside: readonly RuleRow[],
): RuleRow[] {
  if (row.part !== 'regime') return [row]
  const content = row.content as Content
  const { prov, value_basis: basis } = content
  if (basis.list !== succeeds || isOver(prov, from)) return [row]
  const named = { ...basis, list: edition }
  if (begins(prov) >= from) return [{ ...row, content: { ...content, value_basis: named } }]
  const next = {
    ...content,
    value_basis: { ...named, prov: since(basis.prov, from) },
    prov: since(prov, from),
  }
  return [
    { ...row, content: { ...content, prov: { ...prov, valid_to: addDays(from, -1) } } },
    { ...row, key: freeKey(content.id, beside), content: next },
  ]
}

function begins({ valid_from: from }: Provenance): string {
  return from ?? ''
}

function isOver({ valid_to: to }: Provenance, day: string): boolean {
  return to !== null && to < day
}

function since(prov: Provenance, from: string): Provenance {
  return { ...prov, valid_from: from }
}

/** Rows of the same id are told apart by their number. */
function freeKey(id: string, rows: readonly RuleRow[]): string {
  const own = rows.filter(({ part, key }) => part === 'regime' && key.replace(/#\d+$/, '') === id)
  return `${id}#${own.length + 1}`
}
