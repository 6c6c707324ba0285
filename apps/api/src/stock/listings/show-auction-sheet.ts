import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { listerOf } from './lister.ts'
import { lockListing } from './listing.store.ts'
import { setSheetShown } from './photo.store.ts'
import { removalObstacle } from './removal-obstacle.ts'

/** A listing without a sheet has none to show. */
export const showAuctionSheet: Handler<'showAuctionSheet'> = async (
  { db },
  { account, body: { cid, shown } },
) => {
  const listing = await lockListing(db, { id: cid, lister: listerOf(account) })
  if (!listing || listing.auction_sheet_id === null) return notFound
  const obstacle = shown ? null : await removalObstacle(db, cid)
  if (obstacle) return refuse(400, fieldErrors({ shown: [obstacle] }))
  await setSheetShown(db, cid, shown)
  return { status: 200, body: { shown } }
}
