import type { Database } from '../../../src/platform/db/database.ts'
import { insertSession } from '../../../src/people/accounts/sessions/session.store.ts'
import { people, type Person, type Role } from '../../../seeds/people.data.ts'

export type Tokens = Readonly<Record<Role, string>>

/**
 * Signs in all demo accounts. An attack deactivates people and takes their roles away, so everybody is first made again
 * who they were.
 */
export async function signInAll(db: Database): Promise<Tokens> {
  const tokens: Partial<Record<Role, string>> = {}
  for (const [role, person] of Object.entries(people) as [Role, Person][]) {
    const { id } = await db
      .updateTable('accounts')
      .set({
        is_active: true,
        staff_role: person.staff_role ?? null,
        seller_status: person.seller_status ?? 'none',
      })
      .where('email', '=', person.email)
      .returning('id')
      .executeTakeFirstOrThrow()
    tokens[role] = await insertSession(db, id, new Date())
  }
  return tokens as Tokens
}
