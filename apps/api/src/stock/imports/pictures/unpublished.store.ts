import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** The rows are published with their first picture. */
export async function markUnpublished(
  db: Database,
  importId: number,
  rows: readonly number[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update import_rows set publish_waits = true
    where import_id = ${importId} and row = any(${rows}::integer[])`.execute(db)
}

/** Listings of a seller, or of the house, that their first picture will publish. */
export async function listUnpublished(
  db: Database,
  { vendorId, isHouse }: { vendorId: number; isHouse: boolean },
): Promise<Set<number>> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from import_rows where publish_waits and product_id is not null and import_id in (
      select id from imports where vendor_id = ${vendorId} and for_house = ${isHouse})`.execute(db)
  return new Set(rows.map(({ product_id }) => product_id))
}

export interface ImportRowName {
  importId: number
  row: number
}

export async function isUnpublished(db: Database, { importId, row }: ImportRowName) {
  const { rows } = await sql`
    select from import_rows where import_id = ${importId} and row = ${row} and publish_waits`.execute(
    db,
  )
  return rows.length > 0
}

export async function clearUnpublished(db: Database, { importId, row }: ImportRowName) {
  await sql`
    update import_rows set publish_waits = false
    where import_id = ${importId} and row = ${row}`.execute(db)
}
