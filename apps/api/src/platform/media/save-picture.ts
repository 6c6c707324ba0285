import type { Database } from '../db/database.ts'
import type { Picture } from './normalize-photo.ts'
import { lockPicture, upsertPhoto } from './media.store.ts'
import type { Pictures } from './renditions.ts'

/**
 * Stores a picture's file, then its row, and returns the row's id. It runs within the transaction that uses the picture.
 * If that fails, a file without a row remains, which the next sweep removes.
 */
export async function savePicture(
  db: Database,
  media: Pictures,
  { hash, data }: Picture,
): Promise<number> {
  await lockPicture(db, hash)
  await media.keep(hash, data)
  return upsertPhoto(db, hash)
}
