import type { Context } from '../../../core/context.ts'
import { type Problem, problem } from '../../../core/problem.ts'
import type { DatabaseTransaction } from '../../../platform/db/database.ts'
import type { Picture } from '../../../platform/media/normalize-photo.ts'
import { saveMedia } from '../../../platform/media/save-media.ts'
import { lockListing, updateListing } from '../../listings/listing.store.ts'
import { replacePhotos } from '../../listings/photo.store.ts'
import { missingFields } from '../../listings/publish.ts'
import { withPhoto } from './arrange-photos.ts'
import { type DuePicture, lockPictureRow, markTaken } from './import-pictures.store.ts'
import { mostPictures } from './picture-limits.ts'
import { listPlaced, listSources, lockListingOf, writeSource } from './picture-sources.store.ts'
import { clearUnpublished, isUnpublished } from './unpublished.store.ts'

type Dependencies = Pick<Context, 'db' | 'media' | 'clock'>

/**
 * Puts a picture into its listing, and publishes the listing if it waited for one. All in one transaction, so a process that is
 * killed leaves the picture either taken or still to take. Returns why it has no place, or null.
 */
export async function placePicture(
  { db, media, clock }: Dependencies,
  due: DuePicture,
  picture: Picture,
): Promise<Problem | null> {
  let isCover = false
  const refusal = await db.transaction().execute(async (tx) => {
    const { product_id: productId, vendor_id: vendorId } = due
    if (!(await lockListingOf(tx, productId, vendorId))) return problem('picture_listing_gone')
    // A later file has named other pictures meanwhile.
    if (!(await lockPictureRow(tx, due.id))) return null
    const placed = await listPlaced(tx, productId)
    const isThere = placed.some(({ hash }) => hash === picture.hash)
    if (!isThere && placed.length >= mostPictures)
      return problem('picture_too_many', { most: mostPictures })
    if (!isThere) {
      const mediaId = await saveMedia(tx, media, { kind: 'photo', ...picture })
      const order = await orderWith(tx, due, { hash: picture.hash, placed })
      const ids = new Map(placed.map(({ hash, media_id }) => [hash, media_id]))
      ids.set(picture.hash, mediaId)
      await replacePhotos(
        tx,
        productId,
        order.flatMap((hash) => ids.get(hash) ?? []),
      )
      isCover = order[0] === picture.hash
    }
    const { address, position } = due
    await writeSource(tx, { product_id: productId, address, position, hash: picture.hash })
    await markTaken(tx, due.id)
    await publishIfWaiting(tx, due, clock.now())
    return null
  })
  if (isCover) media.warm(picture.hash)
  return refusal
}

interface Placing {
  hash: string
  placed: readonly { hash: string }[]
}

async function orderWith(
  tx: DatabaseTransaction,
  { product_id: productId, position }: DuePicture,
  { hash, placed }: Placing,
): Promise<string[]> {
  const sources = (await listSources(tx, [productId])).get(productId) ?? []
  const before = sources.filter((source) => source.position < position)
  return withPhoto(
    placed.map((photo) => photo.hash),
    hash,
    new Set(before.map((source) => source.hash)),
  )
}

/** What the listing lacks by now keeps it a draft that waits. */
async function publishIfWaiting(tx: DatabaseTransaction, due: DuePicture, now: Date) {
  const name = { importId: due.import_id, row: due.row }
  if (!(await isUnpublished(tx, name))) return
  const { product_id: id, vendor_id: vendorId } = due
  const row = await lockListing(tx, { id, lister: { vendorId, isHouse: vendorId === null } })
  if (!row || missingFields(row).length > 0) return
  await clearUnpublished(tx, name)
  if (row.status === 'draft') await updateListing(tx, { id, changes: { status: 'live' }, now })
}
