import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Subject } from '../listings/listing.store.ts'
import { classOfKind } from '../listings/subject.store.ts'
import { type CategoryRow, subjectsOf, type Subjects } from './find-subject.ts'
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

interface References {
  /** Null is the house. */
  vendorId: number | null
  references: readonly string[]
}

/** The vendor's or the house's listings with these references. */
export async function findKnown(
  db: Database,
  wanted: References,
): Promise<Map<string, KnownListing>> {
  const { rows } = await sql<KnownListing>`
    select products.*, makes.name as make, models.name as model, categories.path as category_path
    from products
    left join makes on makes.id = products.make_id
    left join models on models.id = products.model_id
    left join categories on categories.id = products.category_id
    where ${isOfOwner(wanted)} and vendor_reference = any(${wanted.references}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.vendor_reference ?? '', row]))
}

function isOfOwner({ vendorId }: References) {
  return vendorId === null ? sql`vendor_id is null` : sql`vendor_id = ${vendorId}`
}

/** As `findKnown`; locked until the transaction ends. */
export async function lockKnown(
  db: Database,
  wanted: References,
): Promise<Map<string, KnownListing>> {
  await sql`
    select id from products
    where ${isOfOwner(wanted)} and vendor_reference = any(${wanted.references}::text[])
    order by id for update`.execute(db)
  return findKnown(db, wanted)
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
