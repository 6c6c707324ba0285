import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { VideoFacts } from '../catalogue/product/video.view.ts'

/** Gives a locked listing a video, in place of the one that it had. */
export async function placeVideo(
  db: Database,
  productId: number,
  { mediaId, seconds, bytes, width, height }: Omit<VideoFacts, 'hash'> & { mediaId: number },
): Promise<void> {
  const facts = { media_id: mediaId, seconds, bytes, width, height }
  await db
    .insertInto('product_videos')
    .values({ product_id: productId, ...facts })
    .onConflict((known) => known.column('product_id').doUpdateSet(facts))
    .execute()
  await touch(db, productId)
}

/** False when it had none. The file goes with the next sweep. */
export async function removeVideo(db: Database, productId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_videos')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await touch(db, productId)
  return true
}

export async function findVideo(db: Database, productId: number): Promise<VideoFacts | null> {
  const video = await db
    .selectFrom('product_videos')
    .innerJoin('media', 'media.id', 'media_id')
    .select(['hash', 'seconds', 'bytes', 'product_videos.width', 'product_videos.height'])
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return video ?? null
}

async function touch(db: Database, productId: number) {
  await sql`update products set date_updated = now() where id = ${productId}`.execute(db)
}
