import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { mostAtOnce } from './import-limits.ts'

interface Sent {
  vendorId: number
  day: string
  rows: number
}

/** Counts the rows of a file, and answers how many the seller has sent on that day. */
export async function countSentRows(db: Database, { vendorId, day, rows }: Sent): Promise<number> {
  const { rows: counted } = await sql<{ rows: number }>`
    insert into import_days as known (vendor_id, day, rows) values (${vendorId}, ${day}, ${rows})
    on conflict (vendor_id) do update set day = excluded.day,
      rows = excluded.rows + case when known.day = excluded.day then known.rows else 0 end
    returning rows`.execute(db)
  return counted[0]?.rows ?? rows
}

/** Whether a job still checks or lists a large file of the seller. */
export async function hasLargeUnderWay(db: Database, vendorId: number): Promise<boolean> {
  const { rows } = await sql`
    select from imports
    where vendor_id = ${vendorId} and rows > ${mostAtOnce} and state in ('checking', 'running') limit 1`.execute(
    db,
  )
  return rows.length > 0
}
