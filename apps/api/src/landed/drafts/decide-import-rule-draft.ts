import type { Context } from '../../core/context.ts'
import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { idOfKey, withoutLines } from '../rule-rows.ts'
import { findSheet, followRule, succeedRules, succeedTaxes } from '../rules.store.ts'
import type { CountryRules, DutyLine } from '../rules.ts'
import { draftProblems } from './draft-import-rule.ts'
import { draftResult } from './draft-result.ts'
import { closeDraft, type DraftRow, drafts, lockDraft } from './draft.store.ts'
import { draftView } from './draft.view.ts'

export const decideImportRuleDraft: Handler<'decideImportRuleDraft'> = async (
  context,
  { path, body, account },
) => {
  const { db } = context
  const draft = await lockDraft(db, path.id)
  if (!draft) return notFound
  const result = draftResult(draft, { ...body, actorId: account.id })
  if (result === 'overtaken') {
    return overtaken(db, { subject: 'import-rule-draft', subjectId: draft.id })
  }
  if (result === 'same-person') return refuse(409, detail('own_draft'))
  if (result === 'decide') {
    const isDone = await decide(context, draft, { state: body.state, actorId: account.id })
    if (!isDone) return refuse(409, detail('rule_succeeded'))
  }
  const decided = await drafts.find(db, draft.id)
  return decided ? { status: 200, body: draftView(decided, account) } : notFound
}

/** The new sheet's id; null where another file was published meanwhile. */
async function publishFile(
  { db, clock }: Context,
  { country, rule_id: before, content, checked_on: checkedOn }: DraftRow,
): Promise<number | null> {
  const now = clock.now()
  const sheet = await findSheet(db, country)
  if (sheet?.id !== before) return null
  await succeedRules(db, content as CountryRules, now)
  const next = await findSheet(db, country)
  if (next && next.id !== before) return next.id
  // The sources were read again on the same day, so the sheet is unchanged; it gets a next version all the same, for the draft.
  return followRule(db, { succeeds: before, content: sheet.content, checkedOn, now })
}

/** The new table's id; null where somebody changed it or one of its taxes meanwhile. */
async function publishTable(
  { db, clock }: Context,
  { country, key, rule_id: succeeds, checked_on: checkedOn, is_overtaken }: DraftRow,
  content: object & { lines?: DutyLine[] },
): Promise<number | null> {
  if (is_overtaken) return null
  const now = clock.now()
  const { lines = [] } = content
  await succeedTaxes(db, { country, tableId: idOfKey(key), lines, checkedOn, now })
  return followRule(db, { succeeds, content: withoutLines(content), checkedOn, now })
}

/** False where the rule has a successor by now, or the other rules no longer allow the change. */
async function decide(
  context: Context,
  draft: DraftRow,
  { state, actorId }: { state: 'published' | 'dropped'; actorId: number },
): Promise<boolean> {
  const { db, clock } = context
  const now = clock.now()
  const { id, rule_id: succeeds, content, checked_on: checkedOn } = draft
  let publishedId: number | null = null
  if (state === 'published') {
    if (await draftProblems(context, draft, draft)) return false
    publishedId =
      draft.part === 'sheet'
        ? await publishFile(context, draft)
        : draft.taxes && content
          ? await publishTable(context, draft, content)
          : await followRule(db, { succeeds, content, checkedOn, now })
    if (publishedId === null) return false
  }
  await closeDraft(db, { id, state, publishedId, actorId, now })
  await insertAudit(db, {
    actorId,
    action: state === 'published' ? 'publish-import-rule' : 'drop-import-rule-draft',
    subject: 'import-rule-draft',
    subjectId: id,
    before: draft.before,
    after: draft.part === 'sheet' ? { checked_on: checkedOn } : (content ?? {}),
    reason: draft.reason,
    now,
  })
  return true
}
