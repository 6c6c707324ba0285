import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { templateView } from './template.view.ts'
import { templates } from './templates.store.ts'

export const listAnswerTemplates: Handler<'listAnswerTemplates'> = ({ db }, { query }) =>
  listRecords(templates, { db, query, view: (rows) => rows.map(templateView) })
