import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { refuse } from '../../core/refusal.ts'
import { decode } from '../../platform/media/decode-worker.ts'
import { saveMedia } from '../../platform/media/save-media.ts'
import { findCompany, setLogo } from './company.store.ts'
import { companyView } from './company.view.ts'

/** Decoding takes seconds, so it is done before the transaction begins (`x-writes: false`). */
export const uploadCompanyLogo: Handler<'uploadCompanyLogo'> = async (
  { db, media, log },
  { account, body, origin },
) => {
  const picture = await decode(body.image.data, log)
  if (typeof picture === 'string') return refuse(400, fieldErrors({ image: [picture] }))
  await db.transaction().execute(async (tx) => {
    const mediaId = await saveMedia(tx, media, { kind: 'photo', ...picture })
    await setLogo(tx, account.id, mediaId)
  })
  media.warm(picture.hash)
  return { status: 200, body: companyView(await findCompany(db, account.id), origin) }
}
