import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { payoutLineView } from './payout.view.ts'
import { countLines, lineColumns, listDetails, listLines } from './payouts.store.ts'

const oldestFirst = { field: 'id', descending: false } as const

export const listPayoutLines: Handler<'listPayoutLines'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, lineColumns, oldestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countLines(db, query)
  const rows = await listLines(db, query)
  const details = await listDetails(db, rows)
  const body = rows.map((row) => payoutLineView(row, details.get(row.details_id ?? 0) ?? null))
  return answerList('payout-lines', { query, total, body })
}
