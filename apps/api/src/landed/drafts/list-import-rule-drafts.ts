import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { countDrafts, draftColumns, listDraftRows } from './draft.store.ts'
import { draftView } from './draft.view.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listImportRuleDrafts: Handler<'listImportRuleDrafts'> = async (
  { db },
  { query: parameters, account },
) => {
  const reading = readList(parameters, draftColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countDrafts(db, query)
  const rows = await listDraftRows(db, query)
  const body = rows.map((row) => draftView(row, account))
  return answerList('import-rule-drafts', { query, total, body })
}
