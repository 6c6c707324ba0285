import type { Operations } from '../../core/contract.ts'
import { approveVoucher } from './approve-voucher.ts'
import { createVoucher } from './create-voucher.ts'
import { deleteVoucher } from './delete-voucher.ts'
import { endVoucher } from './end-voucher.ts'
import { getSupportVoucher } from './get-support-voucher.ts'
import { listSupportVouchers } from './list-support-vouchers.ts'
import { updateVoucher } from './update-voucher.ts'

export const discounts = {
  approveVoucher,
  createVoucher,
  deleteVoucher,
  endVoucher,
  getSupportVoucher,
  listSupportVouchers,
  updateVoucher,
} satisfies Partial<Operations>
