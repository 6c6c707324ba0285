import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { countEntries, entryColumns, listEntries } from './entry-list.store.ts'
import { entryView } from './entry.view.ts'

const newestFirst = { field: 'booked_on', descending: true } as const

export const listBankEntries: Handler<'listBankEntries'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, entryColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countEntries(db, query)
  const rows = await listEntries(db, query)
  return answerList('bank-entries', { query, total, body: rows.map(entryView) })
}
