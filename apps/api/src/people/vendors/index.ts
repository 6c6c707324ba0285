import type { Operations } from '../../core/contract.ts'
import { getSupportVendor } from './get-support-vendor.ts'
import { listSupportVendors } from './list-support-vendors.ts'
import { updateSupportVendor } from './update-support-vendor.ts'

export const vendors = {
  getSupportVendor,
  listSupportVendors,
  updateSupportVendor,
} satisfies Partial<Operations>
