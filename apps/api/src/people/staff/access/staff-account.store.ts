import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { hashToken } from '../../accounts/sessions/session.store.ts'

export async function findStaffByToken(db: Database, token: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select('accounts.id')
    .where('token_hash', '=', hashToken(token))
    .where('staff_role', 'is not', null)
    .executeTakeFirst()
  return found?.id
}

export async function findStaffByEmail(db: Database, email: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('staff_role', 'is not', null)
    .executeTakeFirst()
  return found?.id
}
