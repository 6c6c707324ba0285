import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import { decode } from '../../platform/media/decode-worker.ts'
import { saveMedia } from '../../platform/media/save-media.ts'
import { pictureUrl } from '../../stock/catalogue/search/vehicle.view.ts'

/** Decoding takes seconds, so it is done before the transaction begins (`x-writes: false`). */
export const uploadArticlePicture: Handler<'uploadArticlePicture'> = async (
  { db, media, log },
  { body, origin },
) => {
  const picture = await decode(body.image.data, log)
  if (typeof picture === 'string') return refuse(400, fieldErrors({ image: [picture] }))
  await db.transaction().execute((tx) => saveMedia(tx, media, { kind: 'photo', ...picture }))
  media.warm(picture.hash)
  const { hash } = picture
  return { status: 200, body: { picture: hash, url: pictureUrl(origin, hash) } }
}
