import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../platform/db/database.ts'

/** Returns how to undo what comes after it. */
export async function savepoint(db: DatabaseTransaction): Promise<() => Promise<void>> {
  await sql`savepoint row`.execute(db)
  return async () => {
    await sql`rollback to savepoint row`.execute(db)
  }
}
