import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { draftProblems } from './draft-import-rule.ts'
import { drafts, lockDraft, rewriteDraft } from './draft.store.ts'
import { dayOf } from './file-facts.ts'
import { draftView } from './draft.view.ts'
import { withoutStale } from './stale-translations.ts'

export const editImportRuleDraft: Handler<'editImportRuleDraft'> = async (
  context,
  { path, body, account },
) => {
  const { db, clock } = context
  const draft = await lockDraft(db, path.id)
  if (!draft) return notFound
  if (draft.state !== 'open' || draft.version !== body.version) {
    return overtaken(db, { subject: 'import-rule-draft', subjectId: draft.id })
  }
  if (draft.drafted_by !== account.id) return refuse(409, detail('foreign_draft'))
  const isFile = draft.part === 'sheet'
  // A file holds the day on which its sources were read.
  const read = (isFile && body.content && dayOf(body.content)) || body.checked_on
  const content = isFile ? body.content : withoutStale(body.content, draft.before)
  const written = { content, checked_on: read }
  const problems = await draftProblems(context, draft, written)
  if (problems) return refuse(400, fieldErrors(problems))
  const { checked_on: checkedOn } = written
  const reason = body.reason.trim()
  await rewriteDraft(db, { id: draft.id, content, checkedOn, reason })
  await insertAudit(db, {
    actorId: account.id,
    action: 'edit-import-rule-draft',
    subject: 'import-rule-draft',
    subjectId: draft.id,
    before: isFile ? { checked_on: draft.checked_on } : (draft.content ?? {}),
    after: isFile ? { checked_on: checkedOn } : (content ?? {}),
    reason,
    now: clock.now(),
  })
  const edited = await drafts.find(db, draft.id)
  return edited ? { status: 200, body: draftView(edited, account) } : notFound
}
