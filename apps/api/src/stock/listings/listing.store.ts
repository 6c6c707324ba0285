import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { tradeCurrency } from '../../core/money.ts'
import type { Lister, Stock } from './lister.ts'
import { fieldColumns, type ListingFields } from './listing-fields.ts'
import { orderNumber, sellerState } from './seller-state.store.ts'

export type ListingStatus = 'draft' | 'live'

/** The subject of a listing: a model of a vehicle, or a leaf of the tree of spares. */
export type Subject = VehicleSubject | { class: 'parts'; categoryId: number }

export interface VehicleSubject {
  class: 'cars' | 'commercial'
  makeId: number
  modelId: number
}

/** Of a draft whose model is asked for; its make may be missing, too. */
export type OpenSubject = Pick<VehicleSubject, 'class'> & { makeId: number | null; modelId: null }

export interface NewListing {
  stock: Stock
  subject: Subject | OpenSubject
  fields: Partial<ListingFields> & Pick<ListingFields, 'title'>
  status?: ListingStatus
  now: Date
}

/**
 * Inserts one piece, a draft unless the caller says otherwise: in shillings for the Kenyan market, in dollars for export
 * (decisions 5). Our number of it is made of its id, and is a vendor's stock number until there is another.
 */
export async function insertListing(
  db: Database,
  { stock: { vendorId, market }, subject, fields, status = 'draft', now }: NewListing,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('products', 'id')) as id`.execute(db)
  const id = Number(rows[0]?.id)
  const reference = `${market === 'export' ? 'EX' : 'KE'}-${id}`
  await db
    .insertInto('products')
    .values({
      id,
      market,
      class: subject.class,
      make_id: 'makeId' in subject ? subject.makeId : null,
      model_id: 'modelId' in subject ? subject.modelId : null,
      category_id: 'categoryId' in subject ? subject.categoryId : null,
      reference,
      currency: market === 'export' ? tradeCurrency : 'KES',
      quantity: 1,
      price: 0,
      vendor_id: vendorId,
      status,
      date_created: now,
      date_updated: now,
      ...fields,
      vendor_reference: fields.vendor_reference ?? (await freeNumber(db, { vendorId, reference })),
    })
    .execute()
  return id
}

/** Ours as the vendor's stock number, unless another listing of theirs has just that; the house has no second number. */
export async function freeNumber(
  db: Database,
  { vendorId, reference }: StockNumber,
): Promise<string | null> {
  if (vendorId === null) return null
  return (await findByReference(db, { vendorId, reference })) ? null : reference
}

interface StockNumber {
  /** Null is the house. */
  vendorId: number | null
  reference: string
}

/** Whoever else gives it away waits until the transaction ends, so that the later one is told. */
export async function lockNumber(
  db: Database,
  { vendorId, reference }: StockNumber,
): Promise<void> {
  const name = `stock number ${vendorId ?? 'house'} ${reference}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

export async function findByReference(
  db: Database,
  { vendorId, reference }: StockNumber,
): Promise<{ id: number; title: string } | undefined> {
  const { rows } = await sql<{ id: number; title: string }>`
    select id, title from products where vendor_reference = ${reference}
      and ${vendorId === null ? sql`vendor_id is null` : sql`vendor_id = ${vendorId}`}`.execute(db)
  return rows[0]
}

/** Each save makes a new version. */
export async function updateListing(
  db: Database,
  {
    id,
    changes,
    now,
  }: { id: number; changes: Partial<ListingFields> & { status?: ListingStatus }; now: Date },
): Promise<void> {
  await db
    .updateTable('products')
    .set({ ...changes, version: sql`version + 1`, date_updated: now })
    .where('id', '=', id)
    .execute()
}

const columns = [
  'products.id',
  'class',
  'market',
  'model_id',
  'vendor_id',
  'auction_sheet_id',
  'auction_sheet_shown',
  ...fieldColumns,
  'reference',
  'currency',
  'status',
  'version',
  'taken_down',
  'quantity',
  'sold_elsewhere_at',
  'date_created',
  'date_updated',
] as const

export interface ListingOfLister {
  id: number
  lister: Lister
}

/** A listing of theirs; somebody else's is not found, like one that does not exist. */
export async function findListing(db: Database, { id, lister }: ListingOfLister) {
  return db
    .selectFrom('products')
    .leftJoin('makes', 'makes.id', 'products.make_id')
    .leftJoin('models', 'models.id', 'products.model_id')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(columns)
    .select(['makes.name as make', 'models.name as model', 'categories.path as category_path'])
    .select((row) => [lecturesOf(row)])
    .select([sellerState.as('state'), orderNumber.as('order_number')])
    .where('products.id', '=', id)
    .where(isOf(lister))
    .executeTakeFirst()
}

export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>

function lecturesOf(row: ExpressionBuilder<Tables, 'products'>) {
  return jsonArrayFrom(
    row
      .selectFrom('lectures')
      .select(['id', 'title'])
      .whereRef('lectures.product_id', '=', 'products.id')
      .orderBy('position'),
  ).as('lectures')
}

/** As `findListing`; locked until the transaction ends. */
export async function lockListing(
  db: Database,
  own: ListingOfLister,
): Promise<ListingRow | undefined> {
  const locked = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', own.id)
    .where(isOf(own.lister))
    .forUpdate()
    .executeTakeFirst()
  return locked && findListing(db, own)
}

export async function deleteListing(db: Database, id: number): Promise<void> {
  await db.deleteFrom('products').where('id', '=', id).execute()
}

/** Whether it stands in an order, a basket, a quote or an offer, which keep naming it. */
export const isInUse = sql<boolean>`(exists (select from order_lines where product_id = products.id)
  or exists (select from basket_lines where product_id = products.id)
  or exists (select from quoted_lines where product_id = products.id)
  or exists (select from offers where product_id = products.id))`

export async function isOrdered(db: Database, id: number): Promise<boolean> {
  const { rows } = await sql<{ ordered: boolean }>`
    select ${isInUse} as ordered from products where id = ${id}`.execute(db)
  return rows[0]?.ordered === true
}

/** What an account edits: a vendor what is theirs, support the house's vehicles for export. */
export function isOf({ vendorId, isHouse }: Lister): RawBuilder<SqlBool> {
  const own = sql`products.vendor_id = ${vendorId} and products.class <> 'other'`
  const house = sql`products.vendor_id is null and products.market = 'export'
    and products.class in ('cars', 'commercial')`
  if (vendorId === null) return isHouse ? sql<SqlBool>`(${house})` : sql<SqlBool>`false`
  return isHouse ? sql<SqlBool>`(${own} or ${house})` : sql<SqlBool>`(${own})`
}
