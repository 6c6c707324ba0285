import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export interface DoneRun {
  id: number
  feed_id: number
  import_id: number
}

/** A run whose import is done and of which nothing is noted yet; locked until the transaction ends. */
export async function takeDoneRun(db: Database): Promise<DoneRun | undefined> {
  const { rows } = await sql<DoneRun>`
    select feed_runs.id, feed_id, import_id from feed_runs join imports on imports.id = import_id
    where not is_settled and feed_runs.state in ('waiting', 'held', 'applied') and imports.state = 'done'
    order by feed_runs.id limit 1 for update of feed_runs skip locked`.execute(db)
  return rows[0]
}

/** The listings that the import named are the feed's from now on. */
export async function addListings(
  db: Database,
  { feed_id: feedId, import_id: importId }: DoneRun,
): Promise<void> {
  await sql`
    insert into feed_listings (feed_id, product_id)
    select distinct ${feedId}::bigint, product_id from import_rows
    where import_id = ${importId} and product_id is not null
    on conflict do nothing`.execute(db)
}
