import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../platform/db/database.ts'

/** Returns a function that undoes later changes. */
export async function savepoint(db: DatabaseTransaction): Promise<() => Promise<void>> {
  await sql`savepoint row`.execute(db)
  return async () => {
    await sql`rollback to savepoint row`.execute(db)
  }
}
