import type { Operations } from '../../core/contract.ts'
import { addVendorPaper } from './add-vendor-paper.ts'
import { handOverVehicle } from './hand-over-vehicle.ts'
import { listVendorOrders } from './list-vendor-orders.ts'
import { decideSellerPaper } from './staff/decide-seller-paper.ts'
import { downloadSupportSellerPaper } from './staff/download-support-seller-paper.ts'
import { getSupportSellerSteps } from './staff/get-support-seller-steps.ts'

export const vendorOrders = {
  addVendorPaper,
  decideSellerPaper,
  downloadSupportSellerPaper,
  getSupportSellerSteps,
  handOverVehicle,
  listVendorOrders,
} satisfies Partial<Operations>
