import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Subject } from '../listings/listing.store.ts'
import { plainChassis } from '../listings/same-chassis.ts'
import { orderNumber, sellerState } from '../listings/seller-state.store.ts'
import { classOfKind } from '../listings/subject.store.ts'
import { type CategoryRow, subjectsOf, type Subjects } from './find-subject.ts'
import { indexKnown, type KnownListings } from './identify.ts'
import type { RowKeys } from './row-keys.ts'
import type { KnownListing } from './settle.ts'

/** Everything that can be listed. */
export async function readSubjects(db: Database): Promise<Subjects> {
  const [makes, models, categories] = await Promise.all([
    db.selectFrom('makes').select(['id', 'name', 'slug']).orderBy('id').execute(),
    db
      .selectFrom('models')
      .select(['id', 'make_id', 'name', 'slug', 'kind'])
      .orderBy('id')
      .execute(),
    sql<CategoryRow>`
      select id, name, slug, path, level > 1 and not exists (
        select from categories as below where below.parent_id = categories.id) as "isLeaf"
      from categories order by level, position`.execute(db),
  ])
  return subjectsOf({
    makes,
    models: models.map((model) => ({ ...model, class: classOfKind(model.kind) })),
    categories: categories.rows,
  })
}

interface Wanted extends RowKeys {
  /** Null is the house. */
  vendorId: number | null
}

/** The vendor's or the house's listings that rows with these numbers may be. */
export async function findKnown(db: Database, wanted: Wanted): Promise<KnownListings> {
  const { rows } = await sql<KnownListing>`
    select products.*, ${sellerState} as state, ${orderNumber} as order_number, makes.name as make, models.name as model, categories.path as category_path
    from products
    left join makes on makes.id = products.make_id
    left join models on models.id = products.model_id
    left join categories on categories.id = products.category_id
    where ${isWanted(wanted)} order by products.id`.execute(db)
  return indexKnown(rows)
}

/** By the primary key, the unique index of stock numbers and that of chassis numbers; a partner's product is nobody's. */
function isWanted({ vendorId, ids, references, chassis }: Wanted) {
  const owner = vendorId === null ? sql`vendor_id is null` : sql`vendor_id = ${vendorId}`
  const plain = chassis.map(plainChassis).filter((number) => number !== '')
  return sql`products.id in (
    select id from products where id = any(${ids}::bigint[])
    union select id from products where ${owner} and vendor_reference = any(${references}::text[])
    union select id from products where chassis_number is not null
      and plain_code(chassis_number) = any(${plain}::text[])) and ${owner} and class <> 'other'`
}

/** As `findKnown`; locked until the transaction ends. */
export async function lockKnown(db: Database, wanted: Wanted): Promise<KnownListings> {
  await sql`select id from products where ${isWanted(wanted)} order by id for update`.execute(db)
  return findKnown(db, wanted)
}

/**
 * One batch at a time for one stock, until the transaction ends: what one import lists another finds, so that the same file
 * twice makes no double.
 */
export async function lockStock(db: Database, vendorId: number | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`imports of ${vendorId ?? 'house'}`}, 0))`.execute(
    db,
  )
}

/** A listing turns out to be of another model, or to belong elsewhere in the tree of spares. */
export async function changeSubject(db: Database, id: number, subject: Subject): Promise<void> {
  await db
    .updateTable('products')
    .set(
      'categoryId' in subject
        ? { category_id: subject.categoryId }
        : { class: subject.class, make_id: subject.makeId, model_id: subject.modelId },
    )
    .where('id', '=', id)
    .execute()
}
