import { sql } from 'kysely'
import type { Problem } from '../../../core/problem.ts'
import type { Database } from '../../../platform/db/database.ts'

/** A picture that a file names, or that came beside it. */
export interface NewPicture {
  row: number | null
  productId: number | null
  source: 'address' | 'archive'
  address: string
  name: string
  position: number
  /** Why it cannot come at all. */
  problem: Problem | null
}

/** Those that are there already are left as they are. */
export async function insertPictures(
  db: Database,
  { importId, pictures, now }: { importId: number; pictures: readonly NewPicture[]; now: Date },
): Promise<void> {
  if (pictures.length === 0) return
  await sql`
    insert into import_pictures (import_id, row, product_id, source, address, name, position, state, problem, due_at)
    select ${importId}, row, "productId", source, address, name, position,
      case when problem is null then 'waiting' else 'failed' end, problem, ${now}
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as given (row integer, "productId" bigint, source text,
      address text, name text, position smallint, problem jsonb)
    on conflict do nothing`.execute(db)
}

/** The pictures in ZIP files of rows that have a listing now may be taken. */
export async function assignListings(
  db: Database,
  importId: number,
  listed: readonly { row: number; productId: number }[],
): Promise<void> {
  if (listed.length === 0) return
  await sql`
    update import_pictures set product_id = given."productId"
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as given (row integer, "productId" bigint)
    where import_id = ${importId} and import_pictures.row = given.row and state = 'waiting'`.execute(
    db,
  )
}

/** What waits for rows that make no listing will not be taken. */
export async function failPicturesOf(
  db: Database,
  importId: number,
  { rows, problem }: { rows: readonly number[]; problem: Problem },
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update import_pictures set state = 'failed', problem = ${JSON.stringify(problem)}::jsonb
    where import_id = ${importId} and row = any(${rows}::integer[]) and state = 'waiting'`.execute(
    db,
  )
}

/** A later file says anew which addresses a listing has. */
export async function supersedePictures(
  db: Database,
  importId: number,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    delete from import_pictures
    where product_id = any(${productIds}::bigint[]) and state = 'waiting' and source = 'address'
      and import_id <> ${importId}`.execute(db)
}

/** What a ZIP file was refused for is told of the last one. */
export async function forgetArchiveFailures(db: Database, importId: number): Promise<void> {
  await db
    .deleteFrom('import_pictures')
    .where('import_id', '=', importId)
    .where('source', '=', 'archive')
    .where('state', '=', 'failed')
    .execute()
}

/** Imports with pictures to take now. In no order, so that none waits for a larger one. */
export async function listDueImports(db: Database, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from imports where exists (
      select from import_pictures where import_id = imports.id and state = 'waiting' and product_id is not null
        and due_at <= ${now})`.execute(db)
  return rows.map(({ id }) => id)
}

export interface DuePicture {
  id: number
  import_id: number
  row: number
  product_id: number
  source: 'address' | 'archive'
  address: string
  position: number
  /** Tries so far, this one included. */
  attempts: number
  /** Whose listing it is now, or null for the house. */
  vendor_id: number | null
  /** Whether they may still list there. */
  may_list: boolean
}

/**
 * The next picture of an import; nobody else takes it before `until`, and whoever is killed meanwhile leaves it to the next.
 */
export async function claimPicture(
  db: Database,
  { importId, now, until }: { importId: number; now: Date; until: Date },
): Promise<DuePicture | undefined> {
  const { rows } = await sql<DuePicture>`
    with claimed as (
      update import_pictures set due_at = ${until}, attempts = attempts + 1
      where id = (
        select id from import_pictures
        where import_id = ${importId} and state = 'waiting' and product_id is not null and due_at <= ${now}
        order by due_at, id limit 1 for update skip locked)
      returning id, import_id, row, product_id, source, address, position, attempts
    )
    select claimed.*, case when for_house then null else imports.vendor_id end as vendor_id,
      case when for_house then is_active and staff_role in ('support', 'admin')
        else seller_status = 'approved' and (market = 'local' or may_list_export) end as may_list
    from claimed join imports on imports.id = claimed.import_id join accounts on accounts.id = imports.vendor_id`.execute(
    db,
  )
  return rows[0]
}

/** False when it has been taken, or is not wanted any more. Locked until the transaction ends. */
export async function lockPictureRow(db: Database, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('import_pictures')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function markTaken(db: Database, id: number): Promise<void> {
  await db.updateTable('import_pictures').set({ state: 'taken' }).where('id', '=', id).execute()
}

export async function markFailed(db: Database, id: number, problem: Problem): Promise<void> {
  await sql`
    update import_pictures set state = 'failed', problem = ${JSON.stringify(problem)}::jsonb
    where id = ${id} and state = 'waiting'`.execute(db)
}

/** Without having been tried, or after a try that may succeed later. */
export async function postpone(
  db: Database,
  id: number,
  { due, isTried }: { due: Date; isTried: boolean },
): Promise<void> {
  await sql`
    update import_pictures set due_at = ${due}, attempts = attempts - ${isTried ? 0 : 1}
    where id = ${id} and state = 'waiting'`.execute(db)
}

/** Those by address of rows that have a listing. */
export async function retryFailed(db: Database, importId: number, now: Date): Promise<void> {
  await db
    .updateTable('import_pictures')
    .set({ state: 'waiting', problem: null, attempts: 0, due_at: now })
    .where('import_id', '=', importId)
    .where('source', '=', 'address')
    .where('state', '=', 'failed')
    .where('product_id', 'is not', null)
    // What has no room has none now either.
    .where(sql<boolean>`problem ->> 'code' <> 'picture_too_many'`)
    .execute()
}

/** Whether a picture of a ZIP file is still to be taken. */
export async function isAwaited(
  db: Database,
  { importId, row, address }: { importId: number; row: number; address: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('import_pictures')
    .select('id')
    .where('import_id', '=', importId)
    .where('row', '=', row)
    .where('address', '=', address)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return found !== undefined
}
