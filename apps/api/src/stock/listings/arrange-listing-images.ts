import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { listerOf } from './lister.ts'
import { photoView } from './listing.view.ts'
import { arrangePhotos, listPhotos, lockPhotos } from './photo.store.ts'

export const arrangeListingImages: Handler<'arrangeListingImages'> = async (
  { db, media, afterCommit },
  { account, origin, body: { cid, order } },
) => {
  if (!(await lockPhotos(db, cid, listerOf(account)))) return notFound
  if (!(await arrangePhotos(db, cid, order))) return refuse(409, detail('photos_changed'))
  const photos = await listPhotos(db, cid)
  const [cover] = photos
  if (cover) afterCommit(() => media.warm(cover.hash))
  return {
    status: 200,
    body: { photos: photos.map((photo) => photoView(photo, origin)) },
  }
}
