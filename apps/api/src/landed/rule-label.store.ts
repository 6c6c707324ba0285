import { sql } from 'kysely'

/** The label of a row `rule` of `import_rules` in English: its sentence or label, else its key. */
export const ruleLabel = sql`coalesce(rule.content #>> '{say,en}', rule.content #>> '{label,en}',
  rule.content ->> 'local_name', rule.content ->> 'name', rule.key)`
