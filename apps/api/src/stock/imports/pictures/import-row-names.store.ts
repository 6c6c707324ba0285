import type { Database } from '../../../platform/db/database.ts'
import { sql } from 'kysely'

export interface ImportRowNames {
  row: number
  reference: string | null
  product_id: number | null
  outcome: 'created' | 'changed' | 'unchanged' | 'left-out' | null
}

/** The rows of a file that were taken, with the stock number of each. */
export async function listRowNames(db: Database, importId: number): Promise<ImportRowNames[]> {
  const { rows } = await sql<ImportRowNames>`
    select row, listing ->> 'reference' as reference, product_id, outcome from import_rows
    where import_id = ${importId} and listing is not null order by row`.execute(db)
  return rows
}
