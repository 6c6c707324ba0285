import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** What a card shows of a product that the public may see. */
const columns = [
  'products.id',
  'class',
  'market',
  'title',
  'price',
  'currency',
  'model_year',
  'mileage',
  'location',
  'body_type',
  'fuel_type',
  'transmission',
  'engine_size',
  'colour',
  'steering',
  'drive',
  'doors',
  'seats',
  'auction_grade',
  'condition',
] as const

/** Those of the products that are live, of an approved vendor and not taken down, in any order. */
export async function listPublicCards(db: Database, ids: readonly number[]) {
  return db
    .selectFrom('products')
    .leftJoin('makes', 'makes.id', 'products.make_id')
    .leftJoin('models', 'models.id', 'products.model_id')
    .leftJoin('media', 'media.id', 'products.cover_media_id')
    .select([...columns, 'makes.name as make', 'models.name as model', 'media.hash as media_hash'])
    .select(sql<boolean>`quantity > reserved`.as('is_free'))
    .where('products.id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('status', '=', 'live')
    .where('vendor_approved', '=', true)
    .where('taken_down', '=', false)
    .execute()
}

export type ProductCardRow = Awaited<ReturnType<typeof listPublicCards>>[number]
