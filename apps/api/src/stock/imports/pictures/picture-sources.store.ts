import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** A picture of a listing that came with a file. */
export interface PictureSource {
  product_id: number
  address: string
  position: number
  hash: string
}

/** By listing and the file’s order. */
export async function listSources(
  db: Database,
  productIds: readonly number[],
): Promise<Map<number, PictureSource[]>> {
  const { rows } = await sql<PictureSource>`
    select product_id, address, position, hash from picture_sources
    where product_id = any(${productIds}::bigint[]) order by product_id, position, address`.execute(
    db,
  )
  return Map.groupBy(rows, ({ product_id }) => product_id)
}

export async function findSource(
  db: Database,
  productId: number,
  address: string,
): Promise<PictureSource | undefined> {
  return db
    .selectFrom('picture_sources')
    .selectAll()
    .where('product_id', '=', productId)
    .where('address', '=', address)
    .executeTakeFirst()
}

export async function writeSource(db: Database, source: PictureSource): Promise<void> {
  await db
    .insertInto('picture_sources')
    .values(source)
    .onConflict((known) =>
      known
        .columns(['product_id', 'address'])
        .doUpdateSet({ position: source.position, hash: source.hash }),
    )
    .execute()
}

export async function deleteSources(
  db: Database,
  productId: number,
  addresses: readonly string[],
): Promise<void> {
  await sql`
    delete from picture_sources
    where product_id = ${productId} and address = any(${addresses}::text[])`.execute(db)
}

/** A photo of a listing with what it is in `media`. */
export interface PlacedPhoto {
  media_id: number
  hash: string
}

/** In the order of their slots. */
export async function listPlaced(db: Database, productId: number): Promise<PlacedPhoto[]> {
  return db
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.media_id')
    .select(['product_images.media_id', 'media.hash'])
    .where('product_id', '=', productId)
    .orderBy('product_images.position')
    .execute()
}

/** False when the listing is gone, or belongs to somebody else. Locked until the transaction ends. */
export async function lockListingOf(
  db: Database,
  productId: number,
  vendorId: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from products where id = ${productId} and vendor_id is not distinct from ${vendorId}::bigint
    for update`.execute(db)
  return rows.length > 0
}
