import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ListingStatus, VehicleSubject } from '../listings/listing.store.ts'
import type { ModelKind, ProductClass } from '../tables.ts'

export type RequestState = 'open' | 'used' | 'refused' | 'withdrawn'

export interface WaitingListingRow {
  id: number
  class: ProductClass
  title: string
  status: ListingStatus
}

export interface RequestRow {
  id: number
  state: RequestState
  kind: ModelKind
  make: string
  model: string
  trim: string | null
  year_from: number | null
  year_to: number | null
  note: string | null
  reason: string | null
  /** `Toyota Passo`. */
  answer: string | null
  created_at: Date
  answered_at: Date | null
  listings: WaitingListingRow[]
}

/** Of a row `request`, at most a hundred. */
export const waitingListings: RawBuilder<WaitingListingRow[]> = sql`coalesce((
  select json_agg(json_build_object('id', waiting.id, 'class', waiting.class, 'title', waiting.title, 'status', waiting.status) order by waiting.id)
  from (select products.id, products.class, products.title, products.status
    from model_request_listings join products on products.id = product_id
    where request_id = request.id order by products.id limit 100) as waiting), '[]')`

export const answerName: RawBuilder<string | null> = sql`(select makes.name || ' ' || models.name
  from models join makes on makes.id = models.make_id where models.id = request.model_id)`

/** The newest hundred of a vendor. */
export async function listRequests(db: Database, vendorId: number): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select id, state, kind, make, model, trim, year_from, year_to, note, reason, ${answerName} as answer, created_at,
      answered_at, ${waitingListings} as listings
    from model_requests as request where vendor_id = ${vendorId} order by id desc limit 100`.execute(
    db,
  )
  return rows
}

/** One at a time for a vendor until the transaction ends, so that none goes over the limit. */
export async function lockRequestsOf(db: Database, vendorId: number): Promise<void> {
  const name = `model requests of ${vendorId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
}

export async function countOpen(db: Database, vendorId: number): Promise<number> {
  const { n } = await db
    .selectFrom('model_requests')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return n
}

/** The vendor's open request of that key, locked until the transaction ends. */
export async function lockOpen(
  db: Database,
  { vendorId, key }: { vendorId: number; key: string },
): Promise<number | null> {
  const row = await db
    .selectFrom('model_requests')
    .select('id')
    .where('vendor_id', '=', vendorId)
    .where('name_key', '=', key)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  return row?.id ?? null
}

export interface NewRequest {
  vendorId: number
  key: string
  kind: ModelKind
  make: string
  model: string
  trim: string | null
  year_from: number | null
  year_to: number | null
  note: string | null
  now: Date
}

export async function insertRequest(
  db: Database,
  { vendorId, key, now, ...asked }: NewRequest,
): Promise<number> {
  const { id } = await db
    .insertInto('model_requests')
    .values({ ...asked, vendor_id: vendorId, name_key: key, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A vehicle waits for what was asked last alone; a spare may fit several things that are missing. */
export async function letWait(
  db: Database,
  { requestId, productId, isVehicle }: { requestId: number; productId: number; isVehicle: boolean },
): Promise<void> {
  if (isVehicle) {
    await db
      .deleteFrom('model_request_listings')
      .where('product_id', '=', productId)
      .where('request_id', '<>', requestId)
      .execute()
  }
  await db
    .insertInto('model_request_listings')
    .values({ request_id: requestId, product_id: productId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The vendor's request, locked until the transaction ends; somebody else's is not found. */
export async function lockRequest(
  db: Database,
  { id, vendorId }: { id: number; vendorId: number },
) {
  return db
    .selectFrom('model_requests')
    .select(['id', 'state'])
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .forUpdate()
    .executeTakeFirst()
}

export async function withdrawRequest(db: Database, id: number): Promise<void> {
  await db.updateTable('model_requests').set({ state: 'withdrawn' }).where('id', '=', id).execute()
}

/** The version of what its editor saves stays: the model is none of it. */
export async function giveModel(
  db: Database,
  ids: readonly number[],
  { class: own, makeId, modelId }: VehicleSubject,
): Promise<void> {
  await db
    .updateTable('products')
    .set({ class: own, make_id: makeId, model_id: modelId })
    .where('id', 'in', ids)
    .where('class', 'in', ['cars', 'commercial'])
    .where('model_id', 'is', null)
    .execute()
}

/** The make that a typed name is, by capitals, spaces and signs. */
export async function listMakes(
  db: Database,
): Promise<{ id: number; name: string; slug: string }[]> {
  return db.selectFrom('makes').select(['id', 'name', 'slug']).orderBy('id').execute()
}

/** `Toyota Passo`. */
export async function findModelNames(db: Database, id: number): Promise<string> {
  const { make, name } = await db
    .selectFrom('models')
    .innerJoin('makes', 'makes.id', 'models.make_id')
    .select(['makes.name as make', 'models.name'])
    .where('models.id', '=', id)
    .executeTakeFirstOrThrow()
  return `${make} ${name}`
}

export async function findModelBySlugs(
  db: Database,
  { makeSlug, modelSlug }: { makeSlug: string; modelSlug: string },
): Promise<number> {
  const { id } = await db
    .selectFrom('models')
    .innerJoin('makes', 'makes.id', 'models.make_id')
    .select('models.id')
    .where('makes.slug', '=', makeSlug)
    .where('models.slug', '=', modelSlug)
    .executeTakeFirstOrThrow()
  return id
}
