import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { adjustmentView } from './adjustment.view.ts'
import { adjustmentColumns, countAdjustments, listAdjustmentRows } from './adjustments.store.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listAdjustments: Handler<'listAdjustments'> = async (
  { db },
  { query: parameters, account },
) => {
  const reading = readList(parameters, adjustmentColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countAdjustments(db, query)
  const rows = await listAdjustmentRows(db, query)
  const body = rows.map((row) => adjustmentView(row, account))
  return answerList('adjustments', { query, total, body })
}
