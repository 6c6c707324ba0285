import type { Handler } from '../../core/contract.ts'
import { notFound } from '../../core/refusal.ts'
import { listerOf } from './lister.ts'
import { lockListing } from './listing.store.ts'
import { setSheetShown } from './photo.store.ts'

/** A listing without a sheet has none to show. */
export const showAuctionSheet: Handler<'showAuctionSheet'> = async (
  { db },
  { account, body: { cid, shown } },
) => {
  const listing = await lockListing(db, { id: cid, lister: listerOf(account) })
  if (!listing || listing.auction_sheet_id === null) return notFound
  await setSheetShown(db, cid, shown)
  return { status: 200, body: { shown } }
}
