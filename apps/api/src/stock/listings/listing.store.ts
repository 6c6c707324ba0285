import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { fieldColumns, type ListingFields } from './listing-fields.ts'

export type ListingStatus = 'draft' | 'live'

/** The subject of a listing: a model of a vehicle, or a leaf of the tree of spares. */
export type Subject =
  | { class: 'cars' | 'commercial'; makeId: number; modelId: number }
  | { class: 'parts'; categoryId: number }

export interface NewListing {
  vendorId: number
  subject: Subject
  fields: Partial<ListingFields> & Pick<ListingFields, 'title'>
  status?: ListingStatus
  /** The vendor's own. */
  vendorReference?: string | null
  now: Date
}

/**
 * Inserts a draft for the Kenyan market, one piece, in shillings (decisions 5), unless the caller says otherwise. Its
 * stock number is made of its id.
 */
export async function insertListing(
  db: Database,
  { vendorId, subject, fields, status = 'draft', vendorReference = null, now }: NewListing,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('products', 'id')) as id`.execute(db)
  const id = Number(rows[0]?.id)
  await db
    .insertInto('products')
    .values({
      id,
      market: 'local',
      class: subject.class,
      make_id: 'makeId' in subject ? subject.makeId : null,
      model_id: 'modelId' in subject ? subject.modelId : null,
      category_id: 'categoryId' in subject ? subject.categoryId : null,
      reference: `KE-${id}`,
      currency: 'KES',
      quantity: 1,
      price: 0,
      vendor_id: vendorId,
      vendor_reference: vendorReference,
      status,
      date_created: now,
      date_updated: now,
      ...fields,
    })
    .execute()
  return id
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
  ...fieldColumns,
  'reference',
  'vendor_reference',
  'currency',
  'status',
  'version',
  'taken_down',
  'date_created',
  'date_updated',
] as const

export interface Own {
  id: number
  vendorId: number
}

/** A vendor's own listing; another vendor's is not found, like one that does not exist. */
export async function findListing(db: Database, { id, vendorId }: Own) {
  return db
    .selectFrom('products')
    .leftJoin('makes', 'makes.id', 'products.make_id')
    .leftJoin('models', 'models.id', 'products.model_id')
    .leftJoin('categories', 'categories.id', 'products.category_id')
    .select(columns)
    .select(['makes.name as make', 'models.name as model', 'categories.path as category_path'])
    .select((row) => [lecturesOf(row)])
    .where('products.id', '=', id)
    .where('products.vendor_id', '=', vendorId)
    .where(isOfVendors)
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
export async function lockListing(db: Database, own: Own): Promise<ListingRow | undefined> {
  const locked = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', own.id)
    .where('vendor_id', '=', own.vendorId)
    .where(isOfVendors)
    .forUpdate()
    .executeTakeFirst()
  return locked && findListing(db, own)
}

export async function deleteListing(db: Database, id: number): Promise<void> {
  await db.deleteFrom('products').where('id', '=', id).execute()
}

/** Vendors list for the Kenyan market alone (decisions 5). */
function isOfVendors(row: ExpressionBuilder<Tables, 'products'>) {
  return row('products.market', '=', 'local')
    .and(row('products.class', '<>', 'other'))
    .$castTo<SqlBool>()
}
