import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { answerList } from '../../platform/lists/answer-list.ts'
import { readList } from '../../platform/lists/list-sql.store.ts'
import { supportVoucherView } from './support-voucher.view.ts'
import { countVouchers, listStaffVouchers, voucherColumns } from './vouchers.store.ts'

const newestFirst = { field: 'id', descending: true } as const

export const listSupportVouchers: Handler<'listSupportVouchers'> = async (
  { db, clock },
  { query: parameters },
) => {
  const now = clock.now()
  const reading = readList(parameters, voucherColumns(now), newestFirst)
  if ('problem' in reading) return refuse(400, detail(reading.problem))
  const { query } = reading
  const total = await countVouchers(db, query, now)
  const rows = await listStaffVouchers(db, query, now)
  return answerList('vouchers', {
    query,
    total,
    body: rows.map((row) => supportVoucherView(row, now)),
  })
}
