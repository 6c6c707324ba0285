import type { Operations } from '../../core/contract.ts'
import { getSupportListing } from './get-support-listing.ts'
import { listSupportListings } from './list-support-listings.ts'
import { updateSupportListing } from './update-support-listing.ts'

export const moderation = {
  getSupportListing,
  listSupportListings,
  updateSupportListing,
} satisfies Partial<Operations>
