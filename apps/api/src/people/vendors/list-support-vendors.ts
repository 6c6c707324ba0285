import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { vendorView } from './vendor.view.ts'
import { countVendors, listVendors, vendorColumns } from './vendors.store.ts'

const newestFirst = { field: 'applied_at', descending: true } as const

export const listSupportVendors: Handler<'listSupportVendors'> = async (
  { db },
  { query: parameters },
) => {
  const reading = readList(parameters, vendorColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countVendors(db, query)
  const rows = await listVendors(db, query)
  return answerList('vendors', { query, total, body: rows.map(vendorView) })
}
