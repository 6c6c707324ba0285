import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { templateView } from './template.view.ts'
import { templates } from './templates.store.ts'

export const getAnswerTemplate: Handler<'getAnswerTemplate'> = async ({ db }, { path }) => {
  const row = await templates.find(db, path.id)
  return row ? { status: 200, body: templateView(row) } : notFound
}
