import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { entryView } from './commission.view.ts'
import { countSupportEntries, entryColumns, listSupportEntryRows } from './support-entries.store.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listSupportEntries: Handler<'listSupportEntries'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, entryColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countSupportEntries(db, query)
  const rows = await listSupportEntryRows(db, query)
  return answerList('commission-entries', { query, total, body: rows.map(entryView) })
}
