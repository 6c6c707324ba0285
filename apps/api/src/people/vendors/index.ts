import type { Operations } from '../../core/contract.ts'
import { applyToSell } from './apply-to-sell.ts'
import { getSellerApplication } from './get-seller-application.ts'
import { getSupportVendor } from './get-support-vendor.ts'
import { listSupportVendors } from './list-support-vendors.ts'
import { updateSupportVendor } from './update-support-vendor.ts'

export const vendors = {
  applyToSell,
  getSellerApplication,
  getSupportVendor,
  listSupportVendors,
  updateSupportVendor,
} satisfies Partial<Operations>
