import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { hashToken } from '../accounts/sessions/session.store.ts'

/** A link that proves for an hour that whoever is signed in also reads the account's mails. */
export const confirmationHours = 1

/** Returns the link's token: 256 random bits, stored only as a hash. */
export async function insertConfirmation(
  db: Database,
  accountId: number,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db
    .insertInto('account_confirmations')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      expires_at: new Date(now.getTime() + confirmationHours * 3600 * 1000),
    })
    .execute()
  return token
}

/** It may be used again within its hour: a copy first, the deletion afterwards. */
export async function isConfirmed(
  db: Database,
  { accountId, token }: { accountId: number; token: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select from account_confirmations
    where token_hash = ${hashToken(token)} and account_id = ${accountId} and expires_at > ${now}`.execute(
    db,
  )
  return rows.length > 0
}

/** Null where the person signs in with Google alone. */
export async function findPasswordHash(db: Database, accountId: number): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return password_hash
}
