import type { ImportRuleRecord } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { taxesOfTable } from '../rule-label.store.ts'
import type { DutyLine } from '../rules.ts'
import { standingRules } from './import-rule-list.store.ts'
import type { ListedRule } from './support-import-rule.view.ts'

export type StandingRule = ListedRule

/** The current version of a rule, by the id of any of its versions; undefined where it was withdrawn. */
export async function findStandingRule(
  db: Database,
  id: number,
  today: string,
): Promise<StandingRule | undefined> {
  const { rows } = await sql<StandingRule>`
    select rules.id, rules.country, rules.part, rules.key, rules.content, rules.port, rules."table", rules.valid_from,
      rules.valid_to, rules.confidence, rules.sources, rules.checked_on, rules.state
    from ${standingRules(today)}
    join import_rules as asked using (country, part, key)
    where asked.id = ${id}`.execute(db)
  return rows[0]
}

interface Version {
  id: number
  set_at: Date
  checked_on: string
  content: object | null
}

/** Newest first. */
export async function listVersions(
  db: Database,
  { country, part, key }: Pick<StandingRule, 'country' | 'part' | 'key'>,
): Promise<ImportRuleRecord['history']> {
  const { rows } = await sql<Version>`
    select id::integer as id, set_at, checked_on::text as checked_on, content from import_rules
    where country = ${country} and part = ${part} and key = ${key} order by id desc`.execute(db)
  return rows.map(({ set_at, content, ...row }) => ({
    ...row,
    set_at: set_at.toISOString(),
    content: content && { ...content },
  }))
}

export async function findOpenDraftOf(db: Database, ruleId: number): Promise<number | null> {
  const draft = await db
    .selectFrom('import_rule_drafts')
    .select('id')
    .where('rule_id', '=', ruleId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return draft?.id ?? null
}

export interface TaxRow {
  id: number
  key: string
  position: number
  content: DutyLine
}

/** The taxes of a table of duties as they stand, in their order; empty for any other rule. */
export async function listTaxes(db: Database, tableId: number): Promise<TaxRow[]> {
  const { rows } = await sql<TaxRow>`
    select tax.id::integer as id, tax.key, tax.position, tax.content
    from import_rules as rule, unnest(${taxesOfTable}) with ordinality as place (id, number)
    join import_rules as tax on tax.id = place.id
    where rule.id = ${tableId} order by place.number`.execute(db)
  return rows
}
