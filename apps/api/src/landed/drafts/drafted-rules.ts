import type { ImportRuleEffect } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import { ruleWords } from '../rule-label.ts'
import { idOfKey, isTaxOf, type RuleRow, rulesOf, taxRows, withoutLines } from '../rule-rows.ts'
import { listStanding, rowsWithEditions } from '../rules.store.ts'
import type { CountryRules, Regime } from '../rules.ts'
import { planSuccession, rowsAfter, type StandingRow } from '../succession.ts'
import type { DraftRow } from './draft.store.ts'

type Change = Pick<DraftRow, 'country' | 'part' | 'key' | 'content' | 'checked_on'>

interface DraftedRules {
  before: CountryRules
  after: CountryRules
  /** Rule by rule, where a whole file is drafted. */
  changes: ImportRuleEffect['rules']
}

/** A country's rules as they are, and as they would be after the change. */
export async function readDraftedRules(db: Database, change: Change): Promise<DraftedRules | null> {
  const standing = await listStanding(db, change.country)
  const rows = standing.filter(hasContent)
  const drafted =
    change.part === 'sheet'
      ? await rulesOfFile(db, standing, change)
      : { rows: withRule(rows, change), changes: [] }
  const [before, after] = [rulesOf(rows), rulesOf(drafted.rows)]
  return before && after ? { before, after, changes: drafted.changes } : null
}

function hasContent(row: StandingRow): row is StandingRow & RuleRow {
  return row.content !== null
}

function withRule(rows: readonly RuleRow[], { part, key, content }: Change): RuleRow[] {
  const isMeant = (row: RuleRow) => row.part === part && row.key === key
  const lines = part === 'regime' && content ? (content as Partial<Regime>).lines : undefined
  const id = idOfKey(key)
  const after = rows.flatMap((row) => {
    if (lines && isTaxOf(id, row)) return []
    if (!isMeant(row)) return [row]
    return content === null ? [] : [{ ...row, content: withoutLines(content) }]
  })
  return lines ? [...after, ...taxRows(id, lines)] : after
}

async function rulesOfFile(
  db: Database,
  standing: readonly StandingRow[],
  { content, checked_on: checkedOn }: Change,
): Promise<{ rows: RuleRow[]; changes: ImportRuleEffect['rules'] }> {
  const file = await rowsWithEditions(db, content as CountryRules)
  const planned = planSuccession(standing, file, checkedOn)
  const { changed, takenBack, kept } = planned
  const known = new Map(standing.map(({ id, content: before }) => [id, before]))
  const isThere = ({ succeeds }: (typeof changed)[number]) =>
    succeeds !== null && known.get(succeeds) !== null
  return {
    rows: rowsAfter(standing, planned),
    changes: [
      ...changed.map((row) => changedRule(row, isThere(row) ? 'changed' : 'added')),
      ...takenBack.map((row) => changedRule(row, 'taken_back')),
      ...kept.map((row) => changedRule(row, 'kept')),
    ],
  }
}

type ChangedRule = ImportRuleEffect['rules'][number]

function changedRule(
  { part, key, content }: Pick<StandingRow, 'part' | 'key' | 'content'>,
  change: ChangedRule['change'],
): ChangedRule {
  const label =
    part === 'line' && content ? ruleWords({ part, key, content }) : labelOf(content ?? {})
  return { part, key, words: label ?? key, change }
}

/** The label of a rule, in English. */
function labelOf(content: object): string | undefined {
  const { say, label, title, name } = content as Record<string, unknown>
  const texts = [say, label, title, name].map((text) =>
    typeof text === 'object' && text !== null ? (text as { en?: unknown }).en : text,
  )
  return texts.find((text) => typeof text === 'string')
}
