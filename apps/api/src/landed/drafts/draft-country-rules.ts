import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { shopDay } from '../../core/shop-day.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { findSheet } from '../rules.store.ts'
import { draftProblems } from './draft-import-rule.ts'
import { drafts, insertDraft } from './draft.store.ts'
import { draftView } from './draft.view.ts'
import { countryOf, dayOf } from './file-facts.ts'

/** A country's whole file, as a draft about its sheet: a new rule or a new source comes no other way. */
export const draftCountryRules: Handler<'draftCountryRules'> = async (
  context,
  { body, account },
) => {
  const { db, clock } = context
  const { content } = body
  const sheet = await findSheet(db, countryOf(content))
  if (!sheet) return refuse(400, fieldErrors({ content: ['file_country'] }))
  const checkedOn = dayOf(content) ?? shopDay(clock.now())
  const meant = { country: sheet.country, part: 'sheet', key: sheet.key } as const
  const problems = await draftProblems(context, meant, { content, checked_on: checkedOn })
  if (problems) return refuse(400, fieldErrors(problems))
  const [now, actorId, reason] = [clock.now(), account.id, body.reason.trim()]
  const id = await insertDraft(db, { ruleId: sheet.id, content, checkedOn, reason, actorId, now })
  if (id === null) return refuse(409, detail('rule_drafted'))
  await insertAudit(db, {
    actorId,
    action: 'draft-import-rule',
    subject: 'import-rule-draft',
    subjectId: id,
    before: sheet.content,
    // The whole file stays in the draft.
    after: { country: sheet.country, checked_on: checkedOn },
    reason,
    now,
  })
  const draft = await drafts.find(db, id)
  if (!draft) throw new Error(`no draft ${id}`)
  return { status: 200, body: draftView(draft, account) }
}
