import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { listingView } from './listing.view.ts'
import { findListing } from './listings.store.ts'

export const getSupportListing: Handler<'getSupportListing'> = async (
  { db, settings: { storefrontOrigin } },
  { path, origin },
) => {
  const listing = await findListing(db, path.id)
  return listing
    ? { status: 200, body: listingView(listing, { origin, storefrontOrigin }) }
    : notFound
}
