import { pictureUrl } from '../catalogue/search/vehicle.view.ts'
import type { Handler } from '../../core/contract.ts'
import { decode } from '../../platform/media/decode-worker.ts'
import { savePicture } from '../../platform/media/save-picture.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { problem } from '../../core/problem.ts'
import { kindOf } from './listing-fields.ts'
import { listerOf } from './lister.ts'
import {
  findPhotoOwner,
  listPhotos,
  lockPhotos,
  placeAuctionSheet,
  placePhoto,
} from './photo.store.ts'

/** The four specified slots; vehicles have twenty more (account spec §9). */
const lastSlot = { parts: 3, vehicles: 23 }

/** Decoding takes seconds, so it is done before the transaction begins (`x-writes: false`). */
export const uploadListingImage: Handler<'uploadListingImage'> = async (
  { db, media, log },
  { account, origin, body: { cid, type, do: position, image } },
) => {
  const lister = listerOf(account)
  const listing = await findPhotoOwner(db, cid, lister)
  if (!listing) return notFound
  const isSheet = type === 'auction-sheet'
  if (isSheet && kindOf(listing) !== 'exports')
    return refuse(400, fieldErrors({ type: ['auction_sheet_of_exports'] }))
  const last = listing.class === 'parts' ? lastSlot.parts : lastSlot.vehicles
  if (!isSheet && position > last)
    return refuse(400, fieldErrors({ do: [problem('max_value', { limit: last })] }))
  const picture = await decode(image.data, log)
  if (typeof picture === 'string') return refuse(400, fieldErrors({ image: [picture] }))

  const photos = await db.transaction().execute(async (tx) => {
    if (!(await lockPhotos(tx, cid, lister))) return null
    const mediaId = await savePicture(tx, media, picture)
    if (isSheet) await placeAuctionSheet(tx, cid, mediaId)
    else await placePhoto(tx, cid, { position, mediaId })
    return listPhotos(tx, cid)
  })
  if (!photos) return notFound
  if (!isSheet && photos[0]?.position === position) media.warm(picture.hash)
  const url = pictureUrl(origin, picture.hash)
  return { status: 200, body: { data: { url, position, photos: photos.length } } }
}
