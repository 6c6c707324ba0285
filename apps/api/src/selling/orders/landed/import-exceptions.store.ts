import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** An account that staff let order a vehicle which the rules keep out of a country. */
export interface ImportException {
  accountId: number
  productId: number
  country: string
}

/** Whether an exception applies that has not ended. */
export async function mayEnterAnyway(
  db: Database,
  { accountId, productId, country }: ImportException,
): Promise<boolean> {
  const found = await db
    .selectFrom('import_exceptions')
    .leftJoin('import_exception_ends', 'exception_id', 'id')
    .select('id')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .where('country', '=', country)
    .where('exception_id', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertImportException(
  db: Database,
  {
    accountId,
    productId,
    country,
    ...given
  }: ImportException & { actorId: number; reason: string; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('import_exceptions')
    .values({
      account_id: accountId,
      product_id: productId,
      country,
      allowed_by: given.actorId,
      reason: given.reason,
      allowed_at: given.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ExceptionRow {
  id: number
  account_id: number
  product_id: number
  /** Null for a listing that is gone. */
  title: string | null
  country: string
  reason: string
  allowed_at: Date
  allower: string
  ended_at: Date | null
  ender: string | null
  end_reason: string | null
}

const joined = sql`import_exceptions as exception
  join accounts as allowers on allowers.id = exception.allowed_by
  left join products on products.id = exception.product_id
  left join import_exception_ends as ending on ending.exception_id = exception.id
  left join accounts as enders on enders.id = ending.ended_by`

const shown = sql`exception.id, exception.account_id, exception.product_id, products.title, exception.country,
  exception.reason, exception.allowed_at, allowers.first_name || ' ' || allowers.last_name as allower,
  ending.ended_at, enders.first_name || ' ' || enders.last_name as ender, ending.reason as end_reason`

/** Newest first. */
export async function listImportExceptionRows(
  db: Database,
  accountId: number,
): Promise<ExceptionRow[]> {
  const { rows } = await sql<ExceptionRow>`
    select ${shown} from ${joined} where exception.account_id = ${accountId}
    order by exception.id desc limit 100`.execute(db)
  return rows
}

export async function findImportException(
  db: Database,
  id: number,
): Promise<ExceptionRow | undefined> {
  const { rows } = await sql<ExceptionRow>`
    select ${shown} from ${joined} where exception.id = ${id}`.execute(db)
  return rows[0]
}

export async function getImportException(db: Database, id: number): Promise<ExceptionRow> {
  const row = await findImportException(db, id)
  if (!row) throw new Error(`import exception ${id} does not exist`)
  return row
}

/** False where it has ended already. */
export async function insertExceptionEnd(
  db: Database,
  { id, actorId, reason, now }: { id: number; actorId: number; reason: string; now: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('import_exception_ends')
    .values({ exception_id: id, ended_by: actorId, reason, ended_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('exception_id')
    .executeTakeFirst()
  return inserted !== undefined
}
