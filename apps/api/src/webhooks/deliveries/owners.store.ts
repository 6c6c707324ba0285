import type { Language } from '@bandari/i18n'
import { staffLanguageAt } from '../../people/accounts/account.store.ts'
import type { Database } from '../../platform/db/database.ts'
import type { EndpointRow } from '../endpoints/endpoints.store.ts'

/** Locked until the transaction ends, so that failures are counted one after the other; undefined once it is deleted. */
export function lockServed(db: Database, id: number): Promise<EndpointRow | undefined> {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Who hears what becomes of an endpoint. */
export interface EndpointOwner {
  email: string
  firstName: string
  language: Language
}

/** The shop's own are support's, whoever added them. */
export async function findOwner(
  db: Database,
  { side, owner_id }: Pick<EndpointRow, 'side' | 'owner_id'>,
  supportEmail: string,
): Promise<EndpointOwner> {
  if (side === 'staff') {
    const language = await staffLanguageAt(db, supportEmail)
    return { email: supportEmail, firstName: '', language }
  }
  return db
    .selectFrom('accounts')
    .select(['email', 'first_name as firstName', 'language'])
    .where('id', '=', owner_id)
    .executeTakeFirstOrThrow()
}
