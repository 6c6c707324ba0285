import type { Database } from '../db/database.ts'
import { lockPicture, upsertMedia } from './media.store.ts'
import type { Pictures, Upload } from './renditions.ts'

/**
 * Stores an upload's file, then its row, and returns the row's id. It runs within the transaction that uses the upload.
 * If that fails, a file without a row remains, which the next sweep removes.
 */
export async function saveMedia(db: Database, media: Pictures, upload: Upload): Promise<number> {
  await lockPicture(db, upload.hash)
  await media.keep(upload)
  return upsertMedia(db, upload)
}
