import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ItemPicture, PartnerItem } from './partner-source.ts'

interface ItemKey {
  source: 'embedded' | 'ebay'
  itemId: string
}

/** The number of pieces of a partner's item that our orders hold. */
export async function findReserved(db: Database, { source, itemId }: ItemKey): Promise<number> {
  const row = await db
    .selectFrom('partner_products')
    .innerJoin('products', 'products.id', 'partner_products.product_id')
    .select('reserved')
    .where('source', '=', source)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return row?.reserved ?? 0
}

/** The partner's item behind a product; null for a product of our own catalogue. */
export async function findItemOfProduct(db: Database, productId: number): Promise<string | null> {
  const row = await db
    .selectFrom('partner_products')
    .select('item_id')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row?.item_id ?? null
}

interface NewProduct {
  source: 'embedded' | 'ebay'
  item: PartnerItem
  now: Date
}

/**
 * Keeps the item as one of our products, with the partner's current price. Its class is always `other`, so that vehicle
 * searches, tariffs and vouchers ignore it. From now on only the product counts the stock of the embedded catalogue;
 * another partner states its own stock, but never less than orders hold.
 */
export async function upsertProduct(
  db: Database,
  { source, item, now }: NewProduct,
): Promise<number> {
  const values = {
    title: item.title,
    description: item.description,
    condition: item.condition,
    price: item.price,
    currency: item.currency,
    size_choices: item.size_choices,
    colour_choices: item.colour_choices,
    date_updated: now,
  }
  const { id } = await db
    .insertInto('products')
    .values({
      ...values,
      market: 'export',
      class: 'other',
      reference: `${source.toUpperCase()}-${item.id}`,
      quantity: item.quantity,
      status: 'live',
      date_created: now,
    })
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet({
        ...values,
        ...(source === 'embedded'
          ? {}
          : { quantity: sql<number>`greatest(${item.quantity}, products.reserved)` }),
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const picture = firstAddress(item.pictures)
  await db
    .insertInto('partner_products')
    .values({ product_id: id, source, item_id: item.id, picture })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ picture }))
    .execute()
  await copyPictures(db, { productId: id, pictures: item.pictures })
  return id
}

function firstAddress([picture]: ItemPicture[]): string | null {
  return picture !== undefined && 'address' in picture ? picture.address : null
}

async function copyPictures(
  db: Database,
  { productId, pictures }: { productId: number; pictures: ItemPicture[] },
): Promise<void> {
  const hashes = pictures.flatMap((picture) => ('hash' in picture ? [picture.hash] : []))
  if (hashes.length === 0) return
  await sql`
    insert into product_images (product_id, position, media_id)
    select ${productId}, given.position - 1, media.id
    from unnest(${hashes}::text[]) with ordinality as given (hash, position) join media using (hash)
    on conflict do nothing`.execute(db)
  await sql`
    update products set (cover_media_id, image_count) = (
      select min(media_id) filter (where position = 0), count(*) from product_images where product_id = ${productId}
    ) where id = ${productId}`.execute(db)
}
