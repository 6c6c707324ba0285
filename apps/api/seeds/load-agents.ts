import type { Database } from '../src/platform/db/database.ts'
import { people, type Person } from './people.data.ts'

/**
 * Adds the members of the seller programme, each after the person who referred them; existing members stay as they are.
 */
export async function loadAgents(db: Database) {
  const accounts = await db.selectFrom('accounts').select(['id', 'email']).execute()
  const idOf = (email: string) => accounts.find((account) => account.email === email)?.id ?? null
  for (const person of Object.values<Person>(people)) {
    const accountId = idOf(person.email)
    if (!person.agent || accountId === null) continue
    const { code, mobile, referrer } = person.agent
    await db
      .insertInto('agents')
      .values({
        account_id: accountId,
        code,
        mobile,
        referrer_id: referrer ? idOf(people[referrer].email) : null,
        started_at: new Date('2026-02-03T10:00:00Z'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
