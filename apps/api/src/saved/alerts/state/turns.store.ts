import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { advisoryLocks } from '../../../platform/db/advisory-locks.ts'

/**
 * Until the transaction ends. Who records what was found and who writes mails of it take turns, so that nothing is found
 * between what a mail tells and its mark that everything is told.
 */
export async function takeTurn(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.alerts})`.execute(db)
}
