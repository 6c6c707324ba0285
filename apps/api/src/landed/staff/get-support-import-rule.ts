import { isDeepStrictEqual } from 'node:util'
import type { ImportRuleRecord } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { taxLabel } from '../figures.ts'
import { readImportRules } from '../rules.store.ts'
import type { CountryRules } from '../rules.ts'
import {
  findOpenDraftOf,
  findStandingRule,
  listTaxes,
  listVersions,
  type StandingRule,
} from './import-rule-record.store.ts'
import { supportImportRuleView } from './support-import-rule.view.ts'

export const getSupportImportRule: Handler<'getSupportImportRule'> = async (context, { path }) => {
  const rule = await standingRule(context, path.id)
  return rule ? { status: 200, body: await ruleRecord(context, rule, path.id) } : notFound
}

export function standingRule({ db, clock }: Pick<Context, 'db' | 'clock'>, id: number) {
  return findStandingRule(db, id, shopDay(clock.now()))
}

/** Keeps the id of the request: an address stays valid when the rule gets a successor. */
export async function ruleRecord(
  { db }: Pick<Context, 'db'>,
  rule: StandingRule,
  asked = rule.id,
): Promise<ImportRuleRecord> {
  const rules = await readImportRules(db, rule.country)
  const taxes = await listTaxes(db, rule.id)
  const isTable = rule.part === 'regime'
  return {
    ...supportImportRuleView(rule),
    id: asked,
    standing_id: rule.id,
    content: { ...rule.content, ...(isTable && { lines: taxes.map(({ content }) => content) }) },
    taxes: isTable ? taxes.map(({ id }) => id) : [],
    bases: rules && rule.part === 'line' ? basesAbove(rule, rules) : [],
    currency: currencyOf(rule, rules),
    history: await listVersions(db, rule),
    draft_id: await findOpenDraftOf(db, rule.id),
    known_sources: (rules?.sources ?? []).map(({ id, title }) => ({ id, title })),
  }
}

/** The taxes above one, which it may be taken from. */
function basesAbove({ key, content }: StandingRule, { duty }: CountryRules) {
  const lines = duty.regimes.find(({ id }) => id === key.split('/')[0])?.lines ?? []
  const place = lines.findIndex((line) => isDeepStrictEqual(line, content))
  return lines
    .slice(0, Math.max(place, 0))
    .map((line) => ({ id: line.id, label: taxLabel(line).en }))
}

function currencyOf({ part, content, table }: StandingRule, rules: CountryRules | null): string {
  const own = part === 'line' ? table : (content as { currency?: string })
  return own?.currency ?? rules?.country.currency ?? 'USD'
}
