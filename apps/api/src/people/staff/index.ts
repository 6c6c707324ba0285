import type { Operations } from '../../core/contract.ts'
import { getSupportListing } from '../../stock/moderation/get-support-listing.ts'
import { getSupportUser } from './get-support-user.ts'
import { getSupportVendor } from '../vendors/get-support-vendor.ts'
import { listSupportListings } from '../../stock/moderation/list-support-listings.ts'
import { listSupportUsers } from './list-support-users.ts'
import { listSupportVendors } from '../vendors/list-support-vendors.ts'
import { updateStaffRole } from './update-staff-role.ts'
import { updateSupportListing } from '../../stock/moderation/update-support-listing.ts'
import { updateSupportUser } from './update-support-user.ts'
import { updateSupportVendor } from '../vendors/update-support-vendor.ts'

export const people = {
  getSupportListing,
  getSupportUser,
  getSupportVendor,
  listSupportListings,
  listSupportUsers,
  listSupportVendors,
  updateStaffRole,
  updateSupportListing,
  updateSupportUser,
  updateSupportVendor,
} satisfies Partial<Operations>
