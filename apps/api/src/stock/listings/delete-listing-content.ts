import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { deleteLecture } from './lecture.store.ts'
import { type ListingAct, obstacleTo, standingOf } from './change-rules.ts'
import { noteHouseDeed } from './own-stock-audit.ts'
import { listerOf } from './lister.ts'
import { deleteListing, isOrdered, type ListingRow, lockListing } from './listing.store.ts'
import { obstacleProblem } from './obstacle-problem.ts'
import { placeAuctionSheet, removePhoto } from './photo.store.ts'
import { removeVideo } from './video.store.ts'

export const deleteListingContent: Handler<'deleteListingContent'> = async (
  context,
  { account, query },
) => {
  const { db } = context
  const { cid, lid, do: slot, type } = query
  const parts = [lid, slot, type].filter((part) => part !== undefined)
  if (parts.length > 1) return refuse(400, fieldErrors({ do: ['photo_or_lecture'] }))
  const listing = await lockListing(db, { id: cid, lister: listerOf(account) })
  if (!listing) return notFound
  const obstacle = obstacleOf(listing, parts.length > 0 ? 'remove' : 'delete')
  if (obstacle) return obstacle
  if (type === 'video') return (await removeVideo(db, cid)) ? gone : notFound
  if (type !== undefined) {
    if (listing.auction_sheet_id === null) return notFound
    await placeAuctionSheet(db, cid, null)
    return gone
  }
  if (slot !== undefined) return (await removePhoto(db, cid, slot)) ? gone : notFound
  if (lid !== undefined) {
    return (await deleteLecture(db, { id: lid, productId: cid })) ? gone : notFound
  }
  if (listing.status === 'live') {
    return refuse(409, detail('listing_is_live'))
  }
  if (await isOrdered(db, cid)) return refuse(409, detail('listing_is_ordered'))
  await deleteListing(db, cid)
  await noteHouseDeed(context, { action: 'delete-listing', listing, actorId: account.id })
  return gone
}

const gone = { status: 204 } as const

function obstacleOf(listing: ListingRow, act: ListingAct) {
  const obstacle = obstacleTo(act, standingOf(listing))
  return obstacle && refuse(409, detail(obstacleProblem(obstacle, listing.order_number)))
}
