import type { Handler } from '../../core/contract.ts'
import { listRecords } from '../../platform/lists/list-records.ts'
import { supportVoucherView } from './support-voucher.view.ts'
import { vouchers } from './vouchers.store.ts'

export const listSupportVouchers: Handler<'listSupportVouchers'> = ({ db, clock }, { query }) => {
  const now = clock.now()
  return listRecords(vouchers(now), {
    db,
    query,
    view: (rows) => rows.map((row) => supportVoucherView(row, now)),
  })
}
