import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../../platform/db/database.ts'
import type { Tables } from '../../../platform/db/tables.ts'
import { attributeColumns } from './attributes.ts'
import type { VehicleRow } from '../search/vehicle-search.store.ts'

const columns = [
  'products.id',
  'market',
  'class',
  'title',
  'subtitle',
  'description',
  'reference',
  'model_year',
  'engine_size',
  'fuel_type',
  'transmission',
  'body_type',
  'mileage',
  'colour',
  ...attributeColumns,
  'part_number',
  'size_choices',
  'colour_choices',
  'location',
  'contact',
  'price',
  'currency',
  'quantity',
  'reserved',
  'status',
  'vendor_id',
  'vendor_approved',
  'taken_down',
  'products.make_id',
  'products.model_id',
  'date_created',
  'date_updated',
] as const

/** A product with its pictures and lectures, as one statement. */
export async function findProduct(db: Database, id: number) {
  return db
    .selectFrom('products')
    .leftJoin('makes', 'makes.id', 'products.make_id')
    .leftJoin('models', 'models.id', 'products.model_id')
    .select(columns)
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .leftJoin('partner_products', 'partner_products.product_id', 'products.id')
    .select(['makes.name as make', 'models.name as model', 'categories.path as category_path'])
    .select('partner_products.item_id')
    .select((row) => [imagesOf(row), lecturesOf(row)])
    .where('products.id', '=', id)
    .executeTakeFirst()
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

function imagesOf(row: ExpressionBuilder<Tables, 'products'>) {
  return jsonArrayFrom(
    row
      .selectFrom('product_images')
      .innerJoin('media', 'media.id', 'product_images.media_id')
      .select(['media.id', 'media.hash', 'product_images.position', 'media.created_at'])
      .whereRef('product_images.product_id', '=', 'products.id')
      .orderBy('product_images.position'),
  ).as('images')
}

/** Empty lectures are not shown yet (decisions 18). */
function lecturesOf(row: ExpressionBuilder<Tables, 'products'>) {
  return jsonArrayFrom(
    row
      .selectFrom('lectures')
      .select(['title', 'content as text'])
      .whereRef('lectures.product_id', '=', 'products.id')
      .where(sql<boolean>`content ~ '\\S'`)
      .orderBy('position'),
  ).as('lectures')
}

/** Price, stock and state alone, for the small calls. */
export async function findStock(db: Database, id: number) {
  return db
    .selectFrom('products')
    .select([
      'id',
      'market',
      'reference',
      'price',
      'currency',
      'quantity',
      'reserved',
      'status',
      'vendor_id',
      'vendor_approved',
      'taken_down',
      'date_created',
      'date_updated',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type StockRow = NonNullable<Awaited<ReturnType<typeof findStock>>>

/** Others of the same model, else of the same make, nearest in price. */
export async function listRelated(
  db: Database,
  product: Pick<ProductRow, 'id' | 'class' | 'make_id' | 'model_id' | 'price'>,
  limit: number,
): Promise<VehicleRow[]> {
  if (product.make_id === null) return []
  const sameModel = await nearestInPrice(db, product, limit, true)
  if (sameModel.length === limit) return sameModel
  const sameMake = await nearestInPrice(db, product, limit * 2, false)
  const known = new Set(sameModel.map(({ id }) => id))
  return [...sameModel, ...sameMake.filter(({ id }) => !known.has(id))].slice(0, limit)
}

/**
 * A step to either side along the price index, so that a make with a hundred thousand cars costs no more than another.
 */
async function nearestInPrice(
  db: Database,
  {
    id,
    class: ofClass,
    make_id,
    model_id,
    price,
  }: Pick<ProductRow, 'id' | 'class' | 'make_id' | 'model_id' | 'price'>,
  limit: number,
  sameModel: boolean,
) {
  const same = sql`listed and class = ${ofClass} and make_id = ${make_id}${sameModel ? sql` and model_id = ${model_id}` : sql``}`
  const { rows } = await sql<VehicleRow>`
    with page as (select id, price from (
      (select id, price from products where ${same} and price >= ${price} and id <> ${id} order by price, id limit ${limit})
      union all
      (select id, price from products where ${same} and price < ${price} order by price desc, id desc limit ${limit})
    ) as near order by abs(price - ${price}), id limit ${limit})
    select products.id, products.title, products.price, products.currency, makes.name as make, models.name as model,
      model_year, mileage, location, body_type, fuel_type, transmission, image_count, media.hash as media_hash
    from page join products on products.id = page.id
    left join makes on makes.id = products.make_id
    left join models on models.id = products.model_id
    left join media on media.id = products.cover_media_id
    order by abs(products.price - ${price}), products.id`.execute(db)
  return rows
}
