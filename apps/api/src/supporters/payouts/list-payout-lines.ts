import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { payoutLineView } from './payout.view.ts'
import { countLines, lineColumns, listLines } from './payouts.store.ts'

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
  return answerList('payout-lines', { query, total, body: rows.map(payoutLineView) })
}
