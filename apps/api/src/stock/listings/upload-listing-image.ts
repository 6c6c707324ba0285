import { createHash } from 'node:crypto'
import { pictureUrl } from '../catalogue/search/vehicle.view.ts'
import { sheetUrl } from '../catalogue/product/sheet-url.ts'
import type { Context } from '../../core/context.ts'
import type { Answer, Call, Handler } from '../../core/contract.ts'
import { decode } from '../../platform/media/decode-worker.ts'
import type { Upload } from '../../platform/media/renditions.ts'
import { saveMedia } from '../../platform/media/save-media.ts'
import {
  checkFile,
  type PrivateFileFault,
} from '../../platform/private-files/accept-private-file.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import type { PlainOrProblem } from '../../core/problem.ts'
import { kindOf } from './listing-fields.ts'
import { type Lister, listerOf } from './lister.ts'
import {
  findPhotoOwner,
  hasSheet,
  listPhotos,
  lockPhotos,
  placeAuctionSheet,
  placePhoto,
} from './photo.store.ts'
import { removalObstacle } from './removal-obstacle.ts'

/** Decoding takes seconds, so it is done before the transaction begins (`x-writes: false`). */
export const uploadListingImage: Handler<'uploadListingImage'> = async (context, call) => {
  const { cid, type } = call.body
  const lister = listerOf(call.account)
  const listing = await findPhotoOwner(context.db, cid, lister)
  if (!listing) return notFound
  if (type === 'gallery') return uploadPhoto(context, call, lister)
  return kindOf(listing) === 'exports'
    ? uploadSheet(context, call, lister)
    : refuse(400, fieldErrors({ type: ['auction_sheet_of_exports'] }))
}

type ImageCall = Call<'uploadListingImage'>
type ImageAnswer = Promise<Answer<'uploadListingImage'>>

async function uploadPhoto(
  { db, media, log }: Context,
  { origin, body: { cid, do: position, image } }: ImageCall,
  lister: Lister,
): ImageAnswer {
  const picture = await decode(image.data, log)
  if (typeof picture === 'string') return refuse(400, fieldErrors({ image: [picture] }))

  const photos = await db.transaction().execute(async (tx) => {
    if (!(await lockPhotos(tx, cid, lister))) return null
    const before = await listPhotos(tx, cid)
    const isFilled = before.some((photo) => photo.position === position)
    const obstacle = isFilled ? await removalObstacle(tx, cid) : null
    if (obstacle) return { obstacle }
    const mediaId = await saveMedia(tx, media, { kind: 'photo', ...picture })
    await placePhoto(tx, cid, { position, mediaId })
    return listPhotos(tx, cid)
  })
  if (!photos) return notFound
  if ('obstacle' in photos) return refusedPicture(photos.obstacle)
  if (photos[0]?.position === position) media.warm(picture.hash)
  const url = pictureUrl(origin, picture.hash)
  return { status: 200, body: { data: { url, position, photos: photos.length } } }
}

async function uploadSheet(
  context: Context,
  { origin, body: { cid, do: position, image } }: ImageCall,
  lister: Lister,
): ImageAnswer {
  const { db, media } = context
  const sheet = await readSheet(context, image.data)
  if (typeof sheet === 'string') return refuse(400, fieldErrors({ image: [sheet] }))

  const photos = await db.transaction().execute(async (tx) => {
    if (!(await lockPhotos(tx, cid, lister))) return null
    const obstacle = (await hasSheet(tx, cid)) ? await removalObstacle(tx, cid) : null
    if (obstacle) return { obstacle }
    await placeAuctionSheet(tx, cid, await saveMedia(tx, media, sheet))
    return listPhotos(tx, cid)
  })
  if (!photos) return notFound
  if ('obstacle' in photos) return refusedPicture(photos.obstacle)
  return {
    status: 200,
    body: { data: { url: sheetUrl(origin, sheet), position, photos: photos.length } },
  }
}

function refusedPicture(why: PlainOrProblem) {
  return refuse(400, fieldErrors({ image: [why] }))
}

/** A picture, or a PDF as papers are taken. */
async function readSheet(context: Context, given: Buffer): Promise<Upload | PrivateFileFault> {
  const file = await checkFile(context, given)
  if (typeof file === 'string') return file
  const { type, data } = file
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32)
  return { kind: type === 'application/pdf' ? 'document' : 'photo', hash, data }
}
