import type { Database } from '../../platform/db/database.ts'
import type { Person } from './personal-data.ts'

/** A person with the accounts that ended in theirs: what could not move, such as an entry that is only added to, still names these. */
export async function personsOf(db: Database, { id, email }: Person): Promise<Person[]> {
  const merged = await db
    .selectFrom('accounts')
    .select(['id', 'email'])
    .where('merged_into', '=', id)
    .orderBy('id')
    .execute()
  return [{ id, email }, ...merged]
}
