import { sql } from 'kysely'

/** What a row `rule` of `import_rules` is called, in English: its sentence or label, else its key. */
export const wordsOfRule = sql`coalesce(rule.content #>> '{say,en}', rule.content #>> '{label,en}',
  rule.content ->> 'local_name', rule.content ->> 'name', rule.key)`
