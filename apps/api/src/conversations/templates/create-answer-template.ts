import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { readTemplate } from './read-template.ts'
import { templateView } from './template.view.ts'
import { insertTemplate, lockNames, templates } from './templates.store.ts'

export const createAnswerTemplate: Handler<'createAnswerTemplate'> = async (
  { db, clock },
  { body, account },
) => {
  await lockNames(db)
  const reading = await readTemplate(db, body)
  if ('mistakes' in reading) return refuse(400, fieldErrors(reading.mistakes))
  const now = clock.now()
  const id = await insertTemplate(db, reading.template, now)
  const row = await templates.find(db, id)
  if (!row) throw new Error(`template ${id} was not written`)
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-answer-template',
    subject: 'answer-template',
    subjectId: id,
    before: null,
    after: reading.template,
    reason: null,
    now,
  })
  return { status: 201, body: templateView(row) }
}
