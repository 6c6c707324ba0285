import type { Database } from '../../platform/db/database.ts'

/** The mobile number a person joined the seller programme with; undefined when the person has not joined. */
export function findMembership(
  db: Database,
  accountId: number,
): Promise<{ mobile: string } | undefined> {
  return db
    .selectFrom('agents')
    .select('mobile')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}
