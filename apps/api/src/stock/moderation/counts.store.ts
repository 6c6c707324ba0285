import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Moves waiting changes into the counts. */
export async function foldProductCounts(db: Database): Promise<number> {
  const { rows } = await sql<{ folded: number }>`select fold_product_counts() as folded`.execute(db)
  return rows[0]?.folded ?? 0
}
