import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ListingStatus } from './listing.store.ts'
import type { Market } from './lister.ts'
import type { ListingFields, ProdClass } from './listing-fields.ts'
import { lacksModelSql, modelWait, type ModelWaitRow } from './model-wait.store.ts'
import { publishColumns, type Publishable } from './publish.ts'
import { sellerState, sellerStateColumns, type SellerStateRow } from './seller-state.store.ts'

/** The part of the vendor's listings that the seller dashboard's table shows. */
export interface ListingFilter {
  vendorId: number
  prodClass?: ProdClass
  market?: Market
  live?: ListingStatus
  state?: SellerStateRow['state']
  /** Only vehicles without a model. */
  waiting?: boolean
  /** Words of the title, the vendor's reference, or the listing's number. */
  q?: string
}

const sortable = {
  prod_id: sql.ref('products.id'),
  prod_name: sql`lower(title)`,
  date_created: sql.ref('date_created'),
  date_updated: sql.ref('date_updated'),
  prod_price: sql.ref('price'),
  prod_live: sql.ref('status'),
} as const

export interface ListingOrder {
  sort: keyof typeof sortable
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

export interface TableRow extends Publishable, SellerStateRow {
  model_wait: ModelWaitRow | null
  id: number
  currency: string
  status: ListingStatus
  vendor_reference: string | null
  taken_down: boolean
  image_count: number
  media_hash: string | null
  date_created: Date
  date_updated: Date
  /** In how many orders it stands or stood. */
  orders: number
}

const needed = sql.join(publishColumns.map((column) => sql.ref(column)))

/** Ties are broken by the id, so that pages never overlap. */
export async function listTableRows(
  db: Database,
  filter: ListingFilter,
  { sort, order, limit, offset }: ListingOrder,
): Promise<TableRow[]> {
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  const { rows } = await sql<TableRow>`
    select products.id, class, market, ${needed}, currency, status, vendor_reference, taken_down, image_count,
      media.hash as media_hash, date_created, date_updated, ${sellerStateColumns}, ${modelWait} as model_wait,
      (select count(distinct order_id)::integer from order_lines where product_id = products.id) as orders
    from products left join media on media.id = products.cover_media_id
    where ${matching(filter)}
    order by ${sortable[sort]} ${direction}, products.id ${direction}
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countListings(db: Database, filter: ListingFilter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from products where ${matching(filter)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Counts all the vendor's listings, without the filters. */
export async function countByClass(
  db: Database,
  vendorId: number,
): Promise<{ vehicles: number; spares: number }> {
  const { rows } = await sql<{ vehicles: number; spares: number }>`
    select count(*) filter (where class <> 'parts')::integer as vehicles,
      count(*) filter (where class = 'parts')::integer as spares
    from products where ${ofVendor(vendorId)}`.execute(db)
  return rows[0] ?? { vehicles: 0, spares: 0 }
}

export interface ExportRow extends ListingFields {
  id: number
  make: string | null
  model: string | null
  category_path: string | null
  status: ListingStatus
}

/** Of all listings that the filter finds; newest first, the table's default order. */
export async function listExportIds(db: Database, filter: ListingFilter): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where ${matching(filter)}
    order by date_created desc, id desc`.execute(db)
  return rows.map(({ id }) => id)
}

/** In the order of `ids`; without those that are gone meanwhile. */
export async function listExportRows(db: Database, ids: readonly number[]): Promise<ExportRow[]> {
  const { rows } = await sql<ExportRow>`
    select products.*, makes.name as make, models.name as model, categories.path as category_path
    from products
    left join makes on makes.id = products.make_id
    left join models on models.id = products.model_id
    left join categories on categories.id = products.category_id
    where products.id = any(${ids}::bigint[])
    order by date_created desc, products.id desc`.execute(db)
  return rows
}

function ofVendor(vendorId: number): RawBuilder<unknown> {
  return sql`vendor_id = ${vendorId} and class <> 'other'`
}

/** As a condition on `products`. */
export function matching({
  vendorId,
  prodClass,
  market,
  live,
  state,
  waiting,
  q = '',
}: ListingFilter): RawBuilder<unknown> {
  const words = q.split(/\s+/).filter((word) => word !== '')
  return sql.join(
    [
      ofVendor(vendorId),
      ...(prodClass === undefined ? [] : [sql`(class = 'parts') = ${prodClass === 'parts'}`]),
      ...(market === undefined ? [] : [sql`market = ${market}`]),
      ...(live === undefined ? [] : [sql`status = ${live}`]),
      ...(state === undefined ? [] : [sql`${sellerState} = ${state}`]),
      ...(waiting === true ? [lacksModelSql] : []),
      ...words.map(mentions),
    ],
    sql` and `,
  )
}

function mentions(word: string): RawBuilder<unknown> {
  const anywhere = `%${word.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
  return sql`(title ilike ${anywhere} or vendor_reference ilike ${anywhere} or products.id::text = ${word})`
}
