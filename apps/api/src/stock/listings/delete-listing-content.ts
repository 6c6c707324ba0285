import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { deleteLecture } from './lecture.store.ts'
import { deleteListing, lockListing } from './listing.store.ts'
import { removePhoto } from './photo.store.ts'

export const deleteListingContent: Handler<'deleteListingContent'> = async (
  { db },
  { account, query },
) => {
  const { cid, lid, do: slot } = query
  if (lid !== undefined && slot !== undefined)
    return refuse(400, fieldErrors({ do: ['photo_or_lecture'] }))
  const listing = await lockListing(db, { id: cid, vendorId: account.id })
  if (!listing) return notFound
  if (slot !== undefined) return (await removePhoto(db, cid, slot)) ? gone : notFound
  if (lid !== undefined) {
    return (await deleteLecture(db, { id: lid, productId: cid })) ? gone : notFound
  }
  if (listing.status === 'live') {
    return refuse(409, detail('listing_is_live'))
  }
  await deleteListing(db, cid)
  return gone
}

const gone = { status: 204 } as const
