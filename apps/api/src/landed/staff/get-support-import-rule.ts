import type { ImportRuleRecord } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { readImportRules } from '../rules.store.ts'
import {
  findOpenDraftOf,
  findStandingRule,
  listVersions,
  type StandingRule,
} from './import-rule-record.store.ts'

export const getSupportImportRule: Handler<'getSupportImportRule'> = async (context, { path }) => {
  const rule = await standingRule(context, path.id)
  return rule ? { status: 200, body: await ruleRecord(context, rule, path.id) } : notFound
}

export function standingRule({ db, clock }: Pick<Context, 'db' | 'clock'>, id: number) {
  return findStandingRule(db, id, clock.now().toISOString().slice(0, 10))
}

/** Keeps the id of the request: an address stays valid when the rule gets a successor. */
export async function ruleRecord(
  { db }: Pick<Context, 'db'>,
  rule: StandingRule,
  asked = rule.id,
): Promise<ImportRuleRecord> {
  const rules = await readImportRules(db, rule.country)
  return {
    ...rule,
    id: asked,
    standing_id: rule.id,
    content: { ...rule.content },
    history: await listVersions(db, rule),
    draft_id: await findOpenDraftOf(db, rule.id),
    known_sources: (rules?.sources ?? []).map(({ id, title }) => ({ id, title })),
  }
}
