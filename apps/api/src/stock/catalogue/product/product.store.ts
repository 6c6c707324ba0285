import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { compiledQuery } from '../../../platform/db/compiled-query.ts'
import { batchLoader } from '../../../platform/db/batch-loader.ts'
import { sellerFacts } from '../../../people/vendors/seller-facts.store.ts'
import { attributeColumns } from './attributes.ts'
import type { SheetFile } from './sheet-url.ts'
import type { VideoFacts } from './video.view.ts'
import type { VehicleRow } from '../search/vehicle-rows.store.ts'

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
  'auction_sheet_shown',
  'products.make_id',
  'products.model_id',
  'date_created',
  'date_updated',
] as const

/** A product with its pictures and lectures. */
export async function findProduct(db: Database, id: number): Promise<ProductRow | undefined> {
  const [found] = await findProducts(db, [id])
  return found
}

/** What decides whether and for how much a product is sold: without its pictures, lectures and names. */
export async function findGoods(db: Database, id: number) {
  const [goods] = await readGoods(db, id)
  return goods
}

const readGoods = compiledQuery((db, id: number) =>
  db
    .selectFrom('products')
    .leftJoin('partner_products', 'partner_products.product_id', 'products.id')
    .select([
      'products.id',
      'market',
      'class',
      'body_type',
      'price',
      'currency',
      'quantity',
      'reserved',
    ])
    .select(['size_choices', 'colour_choices', 'item_id'])
    .select(['status', 'vendor_id', 'vendor_approved', 'taken_down'])
    .where('products.id', '=', id),
)

export type Goods = NonNullable<Awaited<ReturnType<typeof findGoods>>>

/**
 * Products with their pictures and lectures, as one statement. Names are looked up one by one: joined, all models would be
 * read for a handful of products.
 */
export const findProducts = compiledQuery((db, ids: readonly number[]) => {
  const wanted = sql<number>`any(${ids}::bigint[])`
  return db
    .selectFrom('products')
    .select(columns)
    .select((row) => [
      row.selectFrom('makes').select('name').whereRef('makes.id', '=', 'make_id').as('make'),
      row.selectFrom('models').select('name').whereRef('models.id', '=', 'model_id').as('model'),
      row
        .selectFrom('categories')
        .select('path')
        .whereRef('categories.id', '=', 'category_id')
        .as('category_path'),
      row
        .selectFrom('accounts')
        .select(sellerFacts.as('seller'))
        .whereRef('accounts.id', '=', 'vendor_id')
        .as('seller'),
      row
        .selectFrom('media')
        .select(sql<SheetFile>`json_build_object('hash', hash, 'kind', kind)`.as('sheet'))
        .whereRef('media.id', '=', 'auction_sheet_id')
        .as('sheet'),
      row
        .selectFrom('product_videos')
        .innerJoin('media', 'media.id', 'media_id')
        .select(
          sql<VideoFacts>`json_build_object('hash', hash, 'seconds', seconds, 'bytes', bytes, 'width', product_videos.width,
            'height', product_videos.height)`.as('video'),
        )
        .whereRef('product_videos.product_id', '=', 'products.id')
        .as('video'),
      row
        .selectFrom('partner_products')
        .select('item_id')
        .whereRef('product_id', '=', 'products.id')
        .as('item_id'),
    ])
    .leftJoin(imagesOf(db, wanted), 'pictures.product_id', 'products.id')
    .leftJoin(lecturesOf(db, wanted), 'readings.product_id', 'products.id')
    .select(sql<Image[]>`coalesce(images, '[]')`.as('images'))
    .select(sql<Lecture[]>`coalesce(sections, '[]')`.as('lectures'))
    .where('products.id', '=', wanted)
})

export type ProductRow = Awaited<ReturnType<typeof findProducts>>[number]

/** As `findProduct`, for whoever looks at products: those asked for at the same time are read together. */
export const lookAtProduct = batchLoader<ProductRow>(findProducts)

interface Image {
  id: number
  hash: string
  position: number
  created_at: string
}

function imagesOf(db: Database, wanted: RawBuilder<number>) {
  return db
    .selectFrom('product_images')
    .innerJoin('media', 'media.id', 'product_images.media_id')
    .select('product_id')
    .select(
      sql<
        Image[]
      >`json_agg(json_build_object('id', media.id, 'hash', media.hash, 'position', position,
        'created_at', media.created_at) order by position)`.as('images'),
    )
    .where('product_id', '=', wanted)
    .groupBy('product_id')
    .as('pictures')
}

interface Lecture {
  title: string
  text: string
}

/** Empty lectures are not shown yet (decisions 18). */
function lecturesOf(db: Database, wanted: RawBuilder<number>) {
  return db
    .selectFrom('lectures')
    .select('product_id')
    .select(
      sql<
        Lecture[]
      >`json_agg(json_build_object('title', title, 'text', content) order by position)`.as(
        'sections',
      ),
    )
    .where('product_id', '=', wanted)
    .where(sql<boolean>`content ~ '\\S'`)
    .groupBy('product_id')
    .as('readings')
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
  const same = sql`class = ${ofClass} and make_id = ${make_id}${sameModel ? sql` and model_id = ${model_id}` : sql``}`
  const { rows } = await sql<VehicleRow>`
    with page as (select id, price from (
      (select id, price from vehicle_search where ${same} and price >= ${price} and id <> ${id} order by price, id limit ${limit})
      union all
      (select id, price from vehicle_search where ${same} and price < ${price} order by price desc, id desc limit ${limit})
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
