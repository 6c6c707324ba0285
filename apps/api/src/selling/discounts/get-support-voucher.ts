import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { supportVoucherView } from './support-voucher.view.ts'
import { findStaffVoucher } from './vouchers.store.ts'

export const getSupportVoucher: Handler<'getSupportVoucher'> = async ({ db, clock }, { path }) => {
  const row = await findStaffVoucher(db, path.id)
  return row ? { status: 200, body: supportVoucherView(row, clock.now()) } : notFound
}
