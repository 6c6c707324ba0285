import type { Handler } from '../../../core/contract.ts'
import { listRecords } from '../../../platform/lists/list-records.ts'
import { receipts } from './receipt-list.store.ts'
import { receiptView } from './receipt.view.ts'

export const listMpesaReceipts: Handler<'listMpesaReceipts'> = (
  { db, settings: { exchangeRateDays } },
  { query },
) => listRecords(receipts(exchangeRateDays), { db, query, view: (rows) => rows.map(receiptView) })
