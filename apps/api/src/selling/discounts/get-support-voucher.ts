import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { supportVoucherView } from './support-voucher.view.ts'
import { vouchers } from './vouchers.store.ts'

export const getSupportVoucher: Handler<'getSupportVoucher'> = async ({ db, clock }, { path }) => {
  const now = clock.now()
  const row = await vouchers(now).find(db, path.id)
  return row ? { status: 200, body: supportVoucherView(row, now) } : notFound
}
