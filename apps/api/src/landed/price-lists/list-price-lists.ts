import type { Handler } from '../../core/contract.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { priceListView } from './price-list.view.ts'
import { countPriceLists, listPriceListRows, priceListColumns } from './price-lists.store.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listPriceLists: Handler<'listPriceLists'> = async (
  { db, clock },
  { query: parameters, account },
) => {
  const reading = readList(parameters, priceListColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countPriceLists(db, query)
  const rows = await listPriceListRows(db, query, clock.now().toISOString().slice(0, 10))
  const body = rows.map((row) => priceListView(row, account))
  return answerList('price-lists', { query, total, body })
}
