import type { Operations } from '../../core/contract.ts'
import { applyToSell } from './apply-to-sell.ts'
import { getSellerApplication } from './get-seller-application.ts'
import { getSupportVendor } from './get-support-vendor.ts'
import { listSupportVendors } from './list-support-vendors.ts'
import { addCredential } from './credentials/add-credential.ts'
import { downloadCredential } from './credentials/download-credential.ts'
import { downloadSupportCredential } from './credentials/download-support-credential.ts'
import { getSupportVendorCase } from './credentials/get-support-vendor-case.ts'
import { getVendorCase } from './credentials/get-vendor-case.ts'
import { reviewCredential } from './credentials/review-credential.ts'
import { updateSupportVendor } from './update-support-vendor.ts'

export const vendors = {
  applyToSell,
  getSellerApplication,
  getSupportVendor,
  listSupportVendors,
  updateSupportVendor,
  addCredential,
  downloadCredential,
  downloadSupportCredential,
  getSupportVendorCase,
  getVendorCase,
  reviewCredential,
} satisfies Partial<Operations>
