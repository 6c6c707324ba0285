import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { readTemplate } from './read-template.ts'
import { templateView } from './template.view.ts'
import { lockNames, lockTemplate, templates, updateTemplate } from './templates.store.ts'

export const updateAnswerTemplate: Handler<'updateAnswerTemplate'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  await lockNames(db)
  const before = await lockTemplate(db, id)
  if (!before) return notFound
  if (body.version !== undefined && body.version !== before.version)
    return overtaken(db, { subject: 'answer-template', subjectId: id })
  const { name, used_for, texts } = before
  const wanted = {
    name: body.name ?? name,
    used_for: body.used_for ?? used_for,
    texts: body.texts ?? texts,
  }
  const reading = await readTemplate(db, wanted, id)
  if ('mistakes' in reading) return refuse(400, fieldErrors(reading.mistakes))
  const now = clock.now()
  await updateTemplate(db, { id, now, ...reading.template })
  await insertAudit(db, {
    actorId: account.id,
    action: 'update-answer-template',
    subject: 'answer-template',
    subjectId: id,
    before: { name, used_for, texts },
    after: reading.template,
    reason: null,
    now,
  })
  const after = (await templates.find(db, id)) ?? before
  return { status: 200, body: templateView(after) }
}
