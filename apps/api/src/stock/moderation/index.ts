import type { Operations } from '../../core/contract.ts'
import { getSupportChassisDouble } from './chassis-doubles/get-support-chassis-double.ts'
import { listSupportChassisDoubles } from './chassis-doubles/list-support-chassis-doubles.ts'
import { updateSupportChassisDouble } from './chassis-doubles/update-support-chassis-double.ts'
import { getSupportListing } from './get-support-listing.ts'
import { listSupportListings } from './list-support-listings.ts'
import { updateSupportListing } from './update-support-listing.ts'

export const moderation = {
  getSupportChassisDouble,
  getSupportListing,
  listSupportChassisDoubles,
  listSupportListings,
  updateSupportChassisDouble,
  updateSupportListing,
} satisfies Partial<Operations>
