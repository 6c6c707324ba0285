import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { SheetFile } from '../catalogue/product/sheet-url.ts'
import type { Lister } from './lister.ts'
import { isOf } from './listing.store.ts'

/** A photo in its slot; the cover is the one in the lowest slot that holds any. */
export interface Photo {
  position: number
  hash: string
  /** In pixels; null of older ones. */
  width: number | null
  height: number | null
}

export async function listPhotos(db: Database, productId: number): Promise<Photo[]> {
  return db
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.media_id')
    .select(['product_images.position', 'media.hash', 'media.width', 'media.height'])
    .where('product_id', '=', productId)
    .orderBy('product_images.position')
    .execute()
}

/** The facts that decide where somebody may put a photo; undefined when the listing is not theirs. */
export async function findPhotoOwner(db: Database, productId: number, lister: Lister) {
  return db
    .selectFrom('products')
    .select(['id', 'class', 'market'])
    .where('id', '=', productId)
    .where(isOf(lister))
    .executeTakeFirst()
}

/**
 * Locks the listing until the transaction ends: each of two simultaneous changes sees the other's result, so that cover
 * and count are right. False when the listing is not theirs, or not any more.
 */
export async function lockPhotos(
  db: Database,
  productId: number,
  lister: Lister,
): Promise<boolean> {
  const listing = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where(isOf(lister))
    .forUpdate()
    .executeTakeFirst()
  return listing !== undefined
}

/** Puts a picture into a slot of a locked listing, in place of what the slot held. */
export async function placePhoto(
  db: Database,
  productId: number,
  { position, mediaId }: { position: number; mediaId: number },
) {
  await db
    .insertInto('product_images')
    .values({ product_id: productId, position, media_id: mediaId })
    .onConflict((slot) =>
      slot.columns(['product_id', 'position']).doUpdateSet({ media_id: mediaId }),
    )
    .execute()
  await settle(db, productId)
}

/** Empties a slot; false when it held nothing. Within a transaction. The file goes with the next sweep. */
export async function removePhoto(
  db: Database,
  productId: number,
  position: number,
): Promise<boolean> {
  await sql`select id from products where id = ${productId} for update`.execute(db)
  const removed = await db
    .deleteFrom('product_images')
    .where('product_id', '=', productId)
    .where('position', '=', position)
    .executeTakeFirst()
  if (removed.numDeletedRows === 0n) return false
  await settle(db, productId)
  return true
}

/**
 * Moves the photos of a locked listing to the slots from 0 on; false, with nothing moved, when `order` names other
 * slots than those that hold a photo.
 */
export async function arrangePhotos(
  db: Database,
  productId: number,
  order: readonly number[],
): Promise<boolean> {
  const photos = await db
    .selectFrom('product_images')
    .select(['position', 'media_id'])
    .where('product_id', '=', productId)
    .execute()
  const bySlot = new Map(photos.map(({ position, media_id }) => [position, media_id]))
  const wanted = order.flatMap((slot) => bySlot.get(slot) ?? [])
  if (wanted.length !== order.length || wanted.length !== photos.length) return false
  await db.deleteFrom('product_images').where('product_id', '=', productId).execute()
  await db
    .insertInto('product_images')
    .values(wanted.map((media_id, position) => ({ product_id: productId, position, media_id })))
    .execute()
  await settle(db, productId)
  return true
}

/** Writes all photos of a locked listing, from the first slot on. */
export async function replacePhotos(
  db: Database,
  productId: number,
  mediaIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('product_images').where('product_id', '=', productId).execute()
  if (mediaIds.length > 0) {
    await db
      .insertInto('product_images')
      .values(mediaIds.map((media_id, position) => ({ product_id: productId, position, media_id })))
      .execute()
  }
  await settle(db, productId)
}

/** The columns of the product's own row that describe its photos. */
async function settle(db: Database, productId: number) {
  await sql`
    update products set date_updated = now(), (image_count, cover_media_id) = (
      select count(*), (array_agg(media_id order by position))[1]
      from product_images where product_id = ${productId}
    ) where id = ${productId}`.execute(db)
}

/** The auction sheet of a vehicle for export. Its seller decides about each anew whether the public sees it. */
export async function placeAuctionSheet(
  db: Database,
  productId: number,
  mediaId: number | null,
): Promise<void> {
  await sql`
    update products set auction_sheet_id = ${mediaId}, auction_sheet_shown = false, date_updated = now()
    where id = ${productId}`.execute(db)
}

export async function hasSheet(db: Database, productId: number): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', productId)
    .where('auction_sheet_id', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function setSheetShown(db: Database, productId: number, shown: boolean) {
  await sql`
    update products set auction_sheet_shown = ${shown}, date_updated = now()
    where id = ${productId}`.execute(db)
}

export async function findSheet(db: Database, mediaId: number | null): Promise<SheetFile | null> {
  if (mediaId === null) return null
  const sheet = await db
    .selectFrom('media')
    .select(['hash', 'kind'])
    .where('id', '=', mediaId)
    .executeTakeFirst()
  return sheet ?? null
}
