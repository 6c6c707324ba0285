import type { SupportVendor } from '@bandari/sdk'
import { decisionsView } from '../decisions/decisions.view.ts'
import { allowedVendorStatuses } from './vendor-states.ts'
import type { VendorRow } from './vendors.store.ts'

export function vendorView(row: VendorRow): SupportVendor {
  return {
    ...row,
    applied_at: row.applied_at?.toISOString() ?? null,
    allowed_statuses: allowedVendorStatuses(row.seller_status, row.applied_at !== null),
    history: decisionsView(row.history),
  }
}
