import type { Operations } from '../../core/contract.ts'
import { addVendorPaper } from './add-vendor-paper.ts'
import { listVendorOrders } from './list-vendor-orders.ts'

export const vendorOrders = {
  addVendorPaper,
  listVendorOrders,
} satisfies Partial<Operations>
