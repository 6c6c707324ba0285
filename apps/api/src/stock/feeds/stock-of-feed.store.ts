import { sql } from 'kysely'
import { type Problem, problem } from '../../core/problem.ts'
import type { Database } from '../../platform/db/database.ts'
import { isFree } from '../imports/effects/missing.store.ts'

interface Imported {
  feedId: number
  importId: number
}

/**
 * Keeps the live listings that the feed has named and that no row of the import is, also none with errors. Only these can be
 * taken off: what the seller has listed in another way is none of the feed's.
 */
export async function writeMissingOfFeed(
  db: Database,
  { feedId, importId }: Imported,
): Promise<{ live: number; missing: number }> {
  const { rows } = await sql<{ live: number; missing: number }>`
    with own as (
      select products.id, exists (
        select from import_rows where import_id = ${importId} and product_id = products.id) as is_named
      from feed_listings join products on products.id = product_id
      where feed_id = ${feedId} and ${isFree}
    ), noted as (
      insert into import_missing (import_id, product_id)
      select ${importId}, id from own where not is_named
    ), marked as (
      update imports set whole_stock = true where id = ${importId}
    )
    select count(*)::integer as live, count(*) filter (where not is_named)::integer as missing
    from own`.execute(db)
  return rows[0] ?? { live: 0, missing: 0 }
}

export type MissingAnswer = 'leave' | 'withdraw' | 'sold-elsewhere'

export async function setMissing(
  db: Database,
  importId: number,
  missing: MissingAnswer,
): Promise<void> {
  await db.updateTable('imports').set({ missing }).where('id', '=', importId).execute()
}

/** The feed no longer speaks for what its seller leaves on sale. */
export async function forgetMissing(db: Database, { feedId, importId }: Imported): Promise<void> {
  await sql`
    delete from feed_listings using import_missing
    where feed_id = ${feedId} and import_id = ${importId}
      and import_missing.product_id = feed_listings.product_id`.execute(db)
}

const priceHeld: Problem = problem('row_price_held')
const heldErrors = JSON.stringify([{ column: '', value: '', problem: priceHeld }])
const newPrice = sql`(listing -> 'fields' ->> 'price')::bigint`

/** Leaves out the rows whose price moves by more than a third; tells how many. */
export async function holdPrices(db: Database, importId: number): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    with held as (
      update import_rows set outcome = 'left-out', errors = ${heldErrors}::jsonb
      where import_id = ${importId} and listing is not null and outcome is null and price_before > 0
        and abs(${newPrice} - price_before) * 3 > price_before
      returning row
    ), counted as (
      update imports set done = done + (select count(*) from held),
        error_count = error_count + (select count(*) from held)
      where id = ${importId}
    )
    select count(*)::integer as held from held`.execute(db)
  return rows[0]?.held ?? 0
}

/** The rows that were held go on. */
export async function releasePrices(db: Database, importId: number): Promise<void> {
  await sql`
    with freed as (
      update import_rows set outcome = null, errors = '[]'
      where import_id = ${importId} and outcome = 'left-out' and listing is not null
        and errors = ${heldErrors}::jsonb
      returning row
    )
    update imports set state = 'running', finished_at = null, done = done - (select count(*) from freed),
      error_count = error_count - (select count(*) from freed)
    where id = ${importId} and state = 'done'`.execute(db)
}
