import type { BulkKind } from '@bandari/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { isInUse } from '../listings/listing.store.ts'
import { fieldColumns } from '../listings/listing-fields.ts'
import { type ListingFilter, matching } from '../listings/listings-table.store.ts'
import { arrangePhotos } from '../listings/photo.store.ts'
import { publishColumns, type Publishable } from '../listings/publish.ts'
import { sellerState, type SellerStateRow } from '../listings/seller-state.store.ts'
import type { ChangedListing } from '../tables.ts'
import { arranged } from './bulk-rules.ts'

export interface BulkListing extends Publishable {
  id: number
  currency: string
  status: 'draft' | 'live'
  state: SellerStateRow['state']
  version: number
  quantity: number
  sold_elsewhere_at: Date | null
  image_count: number
  is_in_use: boolean
}

interface Chosen extends ListingFilter {
  ids?: readonly number[]
}

function isChosen({ ids, ...filter }: Chosen): RawBuilder<unknown> {
  const own = matching(filter)
  return ids === undefined ? own : sql`${own} and products.id = any(${[...ids]}::bigint[])`
}

/** Of the vendor's own listings; one more than `most` tells that there are too many. */
export async function listChosenIds(db: Database, chosen: Chosen, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where ${isChosen(chosen)} order by id limit ${most + 1}`.execute(db)
  return rows.map(({ id }) => id)
}

/** In the order of the ids, in which everybody locks them; without those that are gone meanwhile. */
export async function lockListings(db: Database, ids: readonly number[]): Promise<void> {
  await sql`select id from products where id = any(${[...ids]}::bigint[]) order by id for update`.execute(
    db,
  )
}

const needed = sql.join(publishColumns.map((column) => sql.ref(column)))

export async function listBulkListings(
  db: Database,
  ids: readonly number[],
): Promise<BulkListing[]> {
  const { rows } = await sql<BulkListing>`
    select id, class, market, ${needed}, currency, status, ${sellerState} as state, version, quantity, sold_elsewhere_at,
      image_count, ${isInUse} as is_in_use
    from products where id = any(${[...ids]}::bigint[]) order by id`.execute(db)
  return rows
}

export interface NewPrice {
  id: number
  price: number
}

export async function setPrices(db: Database, prices: readonly NewPrice[], now: Date) {
  await sql`
    update products set price = wanted.price, version = version + 1, date_updated = ${now}
    from unnest(${prices.map(({ id }) => id)}::bigint[], ${prices.map(({ price }) => price)}::bigint[]) as wanted (id, price)
    where products.id = wanted.id`.execute(db)
}

export async function setStatuses(
  db: Database,
  ids: readonly number[],
  { status, now }: { status: 'draft' | 'live'; now: Date },
) {
  await sql`
    update products set status = ${status}, version = version + 1, date_updated = ${now}
    where id = any(${[...ids]}::bigint[])`.execute(db)
}

export async function markSoldElsewhere(db: Database, ids: readonly number[], now: Date) {
  await sql`
    update products set status = 'draft', sold_elsewhere_at = ${now}, version = version + 1, date_updated = ${now}
    where id = any(${[...ids]}::bigint[])`.execute(db)
}

export async function deleteListings(db: Database, ids: readonly number[]) {
  await sql`delete from products where id = any(${[...ids]}::bigint[])`.execute(db)
}

/** One vehicle has one chassis, and an import finds a listing by the seller's number: a copy begins without both. */
/** A chassis and a stock number are of one piece. */
const copied = fieldColumns.filter(
  (column) => column !== 'chassis_number' && column !== 'vendor_reference',
)

/** Drafts with the same fields, pictures, sections and fitment. */
export async function duplicateListings(db: Database, ids: readonly number[], now: Date) {
  const columns = sql.join([
    ...copied.map((column) => sql.ref(column)),
    ...['class', 'market', 'make_id', 'model_id', 'category_id', 'currency'].map((name) =>
      sql.ref(name),
    ),
    ...['vendor_id', 'cover_media_id', 'image_count'].map((name) => sql.ref(name)),
  ])
  await sql`
    with pairs as (
      select id as of, nextval(pg_get_serial_sequence('products', 'id')) as id
      from unnest(${[...ids]}::bigint[]) as id
    ), copies as (
      insert into products (id, reference, vendor_reference, quantity, status, date_created, date_updated, ${columns})
      select pairs.id, split_part(reference, '-', 1) || '-' || pairs.id, split_part(reference, '-', 1) || '-' || pairs.id,
        1, 'draft', ${now}, ${now}, ${columns}
      from pairs join products on products.id = pairs.of
    ), pictures as (
      insert into product_images (product_id, position, media_id)
      select pairs.id, position, media_id from pairs join product_images on product_id = pairs.of
    ), sections as (
      insert into lectures (product_id, title, content, position)
      select pairs.id, title, content, position from pairs join lectures on product_id = pairs.of
    ), waits as (
      insert into model_request_listings (request_id, product_id)
      select request_id, pairs.id from pairs join model_request_listings on product_id = pairs.of
      join model_requests on model_requests.id = request_id and state <> 'used'
    )
    insert into fitments (product_id, trim_id, years)
    select pairs.id, trim_id, years from pairs join fitments on product_id = pairs.of`.execute(db)
}

export async function arrangePictures(
  db: Database,
  ids: readonly number[],
  order: 'reverse' | { cover: number },
) {
  const photos = await db
    .selectFrom('product_images')
    .select(['product_id', 'position'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute()
  const bySlot = Map.groupBy(photos, ({ product_id }) => product_id)
  for (const [id, own] of bySlot) {
    const places = arranged(own.length, order)
    await arrangePhotos(
      db,
      id,
      places.flatMap((place) => own[place]?.position ?? []),
    )
  }
}

interface NewBulkChange {
  accountId: number
  change: object
  changed: ChangedListing[]
  now: Date
}

const day = 24 * 3600 * 1000

/** Older ones cannot be undone any more, and the audit tells of them. */
export async function insertBulkChange(
  db: Database,
  { accountId, change, changed, now }: NewBulkChange,
): Promise<number> {
  await db
    .deleteFrom('bulk_changes')
    .where('account_id', '=', accountId)
    .where('made_at', '<', new Date(now.getTime() - day))
    .execute()
  const { id } = await db
    .insertInto('bulk_changes')
    .values({
      account_id: accountId,
      change: JSON.stringify(change),
      changed: JSON.stringify(changed),
      made_at: now,
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locked, so that it is undone once. */
export async function lockBulkChange(
  db: Database,
  { id, accountId }: { id: number; accountId: number },
) {
  const row = await db
    .selectFrom('bulk_changes')
    .select(['id', 'change', 'changed', 'made_at', 'undone_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, kind: (row.change as { kind: BulkKind }).kind }
}

export async function markUndone(db: Database, id: number, now: Date) {
  await db.updateTable('bulk_changes').set({ undone_at: now }).where('id', '=', id).execute()
}

/** Puts price and switch back, as they were. */
export async function restoreListings(db: Database, rows: readonly ChangedListing[], now: Date) {
  await sql`
    update products set price = before.price, status = before.status, sold_elsewhere_at = before.sold_elsewhere_at,
      version = version + 1, date_updated = ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as before (id bigint, price bigint, status text, sold_elsewhere_at timestamptz)
    where products.id = before.id`.execute(db)
}
