import type { Database } from '../../../platform/db/database.ts'
import { type RuleRow, rulesOf } from '../rule-rows.ts'
import { listRuleRows } from '../rules.store.ts'
import type { CountryRules } from '../rules.ts'

interface Change {
  country: string
  part: RuleRow['part']
  key: string
  content: object | null
}

/** A country's rules as they are, and as they would be. */
export async function readDraftedRules(
  db: Database,
  { country, part, key, content }: Change,
): Promise<{ before: CountryRules; after: CountryRules } | null> {
  const rows = await listRuleRows(db, country)
  const before = rulesOf(rows)
  const isMeant = (row: RuleRow) => row.part === part && row.key === key
  const after = rulesOf(
    rows.flatMap((row) => {
      if (!isMeant(row)) return [row]
      return content === null ? [] : [{ ...row, content }]
    }),
  )
  return before && after ? { before, after } : null
}
