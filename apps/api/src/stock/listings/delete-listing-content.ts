import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { deleteLecture } from './lecture.store.ts'
import { deleteListing, lockListing } from './listing.store.ts'
import { removePhoto } from './photo.store.ts'

export const deleteListingContent: Handler<'deleteListingContent'> = async (
  { db },
  { account, query },
) => {
  const { cid, lid, do: slot } = query
  if (lid !== undefined && slot !== undefined)
    return refuse(400, { do: ['A photo or a lecture, not both.'] })
  const listing = await lockListing(db, { id: cid, vendorId: account.id })
  if (!listing) return notFound
  if (slot !== undefined) return (await removePhoto(db, cid, slot)) ? gone : notFound
  if (lid !== undefined) {
    return (await deleteLecture(db, { id: lid, productId: cid })) ? gone : notFound
  }
  if (listing.status === 'live') {
    return refuse(409, { detail: 'Set the listing to draft first.' })
  }
  await deleteListing(db, cid)
  return gone
}

const gone = { status: 204 } as const
