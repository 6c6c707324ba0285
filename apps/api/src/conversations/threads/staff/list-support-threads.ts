import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { supportThreadView } from '../thread.view.ts'
import { countThreads, listThreadRows, threadColumns } from './thread-list.store.ts'

const newestFirst = { field: 'last_at', descending: true } as const

export const listSupportThreads: Handler<'listSupportThreads'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, threadColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countThreads(db, query)
  const rows = await listThreadRows(db, query)
  const body = rows.map(supportThreadView)
  return answerList('threads', { query, total, body })
}
