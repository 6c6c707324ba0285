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
