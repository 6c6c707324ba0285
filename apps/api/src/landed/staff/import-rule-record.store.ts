import type { ImportRuleRecord, SupportImportRule } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DraftedPart } from '../drafts/rule-shape.ts'
import { standingRules } from './import-rule-list.store.ts'

export interface StandingRule extends Omit<SupportImportRule, 'part'> {
  part: DraftedPart
  content: object
}

/** The current version of a rule, by the id of any of its versions; undefined where it was withdrawn. */
export async function findStandingRule(
  db: Database,
  id: number,
  today: string,
): Promise<StandingRule | undefined> {
  const { rows } = await sql<StandingRule>`
    select rules.*, (select content from import_rules where import_rules.id = rules.id) as content
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
