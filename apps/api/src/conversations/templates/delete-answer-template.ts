import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { templateView } from './template.view.ts'
import { deleteTemplate, lockTemplate } from './templates.store.ts'

export const deleteAnswerTemplate: Handler<'deleteAnswerTemplate'> = async (
  { db, clock },
  { path: { id }, query, account },
) => {
  const before = await lockTemplate(db, id)
  if (!before) return notFound
  if (query.version !== undefined && query.version !== before.version)
    return overtaken(db, { subject: 'answer-template', subjectId: id })
  await deleteTemplate(db, id)
  const { name, used_for, texts } = before
  await insertAudit(db, {
    actorId: account.id,
    action: 'delete-answer-template',
    subject: 'answer-template',
    subjectId: id,
    before: { name, used_for, texts },
    after: null,
    reason: null,
    now: clock.now(),
  })
  return { status: 200, body: templateView(before) }
}
