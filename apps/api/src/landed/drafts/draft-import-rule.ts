import { isDeepStrictEqual } from 'node:util'
import type { ImportRuleDraftInput } from '@bandari/sdk'
import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail, type PlainOrProblem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { readImportRules } from '../rules.store.ts'
import { standingRule } from '../staff/get-support-import-rule.ts'
import { listTaxes, type StandingRule } from '../staff/import-rule-record.store.ts'
import type { CountryRules, DutyLine } from '../rules.ts'
import { type DraftRow, drafts, insertDraft } from './draft.store.ts'
import { draftView } from './draft.view.ts'
import { fileProblems } from './file-shape.ts'
import { dependentProblems, ruleProblems } from './rule-shape.ts'
import { withoutStale } from './stale-translations.ts'

export const draftImportRule: Handler<'draftImportRule'> = async (context, { body, account }) => {
  const { db, clock } = context
  const rule = await standingRule(context, body.rule_id)
  if (!rule) return notFound
  if (rule.id !== body.rule_id) return refuse(409, detail('rule_succeeded'))
  const taxes = await taxesOf(db, rule, body)
  if (taxes === 'succeeded') return refuse(409, detail('rule_succeeded'))
  const problems = await draftProblems(context, rule, body)
  if (problems) return refuse(400, fieldErrors(problems))
  const now = clock.now()
  const { checked_on: checkedOn } = body
  const before = taxes ? { ...rule.content, lines: taxes.lines } : rule.content
  const content = withoutStale(body.content, before)
  const reason = body.reason.trim()
  const actorId = account.id
  const written = {
    ruleId: rule.id,
    content,
    taxes: taxes?.ids ?? null,
    checkedOn,
    reason,
    actorId,
    now,
  }
  const id = await insertDraft(db, written)
  if (id === null) return refuse(409, detail('rule_drafted'))
  await insertAudit(db, {
    actorId,
    action: 'draft-import-rule',
    subject: 'import-rule-draft',
    subjectId: id,
    before,
    after: content ?? {},
    reason,
    now,
  })
  const draft = await drafts.find(db, id)
  return draft ? { status: 200, body: draftView(draft, account) } : notFound
}

/** The taxes of a table that is drafted with them; `succeeded` where others stand by now than whoever wrote it had before them. */
async function taxesOf(
  db: Database,
  { id, part }: StandingRule,
  { content, taxes: read }: ImportRuleDraftInput,
): Promise<{ ids: number[]; lines: DutyLine[] } | null | 'succeeded'> {
  if (part !== 'regime' || content === null || !('lines' in content)) return null
  const rows = await listTaxes(db, id)
  const ids = rows.map((row) => row.id)
  if (read && !isDeepStrictEqual(read, ids)) return 'succeeded'
  return { ids, lines: rows.map((row) => row.content) }
}

/** What is wrong with a draft, field by field; null where nothing is. */
export async function draftProblems(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { country, part, key }: Pick<DraftRow, 'country' | 'part' | 'key'>,
  { content, checked_on: checkedOn }: { content: object | null; checked_on: string },
): Promise<Record<string, PlainOrProblem[]> | null> {
  const rules = await readImportRules(db, country)
  if (!rules) throw new Error(`no rules of ${country}`)
  const found = problemsOf({ part, key, content }, rules)
  const isAhead = checkedOn > shopDay(clock.now())
  const problems = {
    ...(found.length > 0 && { content: found }),
    ...(isAhead && { checked_on: ['day_to_come' as const] }),
  }
  return Object.keys(problems).length > 0 ? problems : null
}

function problemsOf(
  { part, key, content }: Pick<DraftRow, 'part' | 'key' | 'content'>,
  rules: CountryRules,
): PlainOrProblem[] {
  // Without rules the country would no longer be a destination; no draft may do that.
  if (part === 'sheet') return fileProblems(content ?? {}, rules.country.iso2)
  return content === null
    ? dependentProblems({ part, key }, rules)
    : ruleProblems({ part, key, content }, rules)
}
