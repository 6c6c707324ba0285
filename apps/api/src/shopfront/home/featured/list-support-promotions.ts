import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { supportPromotionView } from './support-featured.view.ts'
import { countPromotions, listPromotions, promotionColumns } from './support-featured.store.ts'

const byList = { field: 'shelf', descending: false } as const

export const listSupportPromotions: Handler<'listSupportPromotions'> = async (
  { db },
  { query: parameters, origin },
) => {
  const reading = readList(parameters, promotionColumns, byList)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countPromotions(db, query)
  const rows = await listPromotions(db, query)
  const body = rows.map((row) => supportPromotionView(row, origin))
  return answerList('promotions', { query, total, body })
}
