import type { Handler } from '../../../core/contract.ts'
import { refuse } from '../../../core/refusal.ts'
import { detail } from '../../../core/problem.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { listSupportOrderRecords } from './support-order.store.ts'
import { supportOrderView } from './support-order.view.ts'
import { findOrders, orderColumns } from './support-orders.store.ts'

const newestFirst = { field: 'date_placed', descending: true } as const

export const listSupportOrders: Handler<'listSupportOrders'> = async (
  context,
  { query: parameters, origin },
) => {
  const reading = readList(parameters, orderColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const { ids, total } = await findOrders(context.db, query)
  const records = await listSupportOrderRecords(context, ids)
  const body = records.map((record) => supportOrderView(record, origin))
  return answerList('orders', { query, total, body })
}
