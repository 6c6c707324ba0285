import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { supportDealView } from './support-deal.view.ts'
import { countDeals, dealColumns, listStaffDeals } from './support-deals.store.ts'

const inOrder = { field: 'position', descending: false } as const

export const listSupportDeals: Handler<'listSupportDeals'> = async (
  { db },
  { query: parameters, origin },
) => {
  const reading = readList(parameters, dealColumns, inOrder)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countDeals(db, query)
  const rows = await listStaffDeals(db, query)
  return answerList('deals', {
    query,
    total,
    body: rows.map((row) => supportDealView(row, origin)),
  })
}
