import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { refuse } from '../../../core/refusal.ts'
import { answerList } from '../../../platform/lists/answer-list.ts'
import { readList } from '../../../platform/lists/list-sql.store.ts'
import { countReceipts, listReceipts, receiptColumns } from './receipt-list.store.ts'
import { receiptView } from './receipt.view.ts'

const newestFirst = { field: 'arrived_at', descending: true } as const

export const listMpesaReceipts: Handler<'listMpesaReceipts'> = async (
  { db, settings: { exchangeRateDays } },
  { query: parameters },
) => {
  const reading = readList(parameters, receiptColumns, newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countReceipts(db, query, exchangeRateDays)
  const rows = await listReceipts(db, query, exchangeRateDays)
  return answerList('mpesa-receipts', { query, total, body: rows.map(receiptView) })
}
