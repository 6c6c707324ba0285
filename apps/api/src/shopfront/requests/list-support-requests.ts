import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { supportRequestView } from './support-request.view.ts'
import { countRequests, listRequests, requestColumns } from './support-requests.store.ts'

const newestFirst = { field: 'created_at', descending: true } as const

export const listSupportRequests: Handler<'listSupportRequests'> = async (
  { db, clock },
  { query: parameters },
) => {
  const now = clock.now()
  const reading = readList(parameters, requestColumns(now), newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countRequests(db, query, now)
  const rows = await listRequests(db, query, now)
  return answerList('requests', { query, total, body: rows.map(supportRequestView) })
}
