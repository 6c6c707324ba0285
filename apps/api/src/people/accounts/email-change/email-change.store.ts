import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { EmailChangesTable } from '../../tables.ts'
import { hashToken } from '../sessions/session.store.ts'
import { changeHours, type Side } from './email-change.ts'

export type EmailChangeRow = EmailChangesTable

/** Puts a change in place of the one before, and returns the tokens for its two mails, of which only hashes are stored. */
export async function replaceEmailChange(
  db: Database,
  change: { accountId: number; email: string; sessionHash: Buffer | null; now: Date },
): Promise<{ row: EmailChangeRow; tokens: Record<Side, string> }> {
  const { accountId, email, sessionHash, now } = change
  const tokens = { old: newToken(), new: newToken() }
  const row = {
    email,
    old_token_hash: hashToken(tokens.old),
    new_token_hash: hashToken(tokens.new),
    session_hash: sessionHash,
    asked_at: now,
    expires_at: new Date(now.getTime() + changeHours * 3600 * 1000),
    old_confirmed_at: null,
    new_confirmed_at: null,
  }
  await db
    .insertInto('email_changes')
    .values({ account_id: accountId, ...row })
    .onConflict((known) => known.column('account_id').doUpdateSet(row))
    .execute()
  return { row: { account_id: accountId, ...row }, tokens }
}

const newToken = () => randomBytes(32).toString('base64url')

/** Null where there is none, or its time is over. */
export async function findEmailChange(
  db: Database,
  accountId: number,
  now: Date,
): Promise<EmailChangeRow | null> {
  const row = await db
    .selectFrom('email_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** The change that a mailed link is about, locked until the transaction ends, and the address that it was mailed to. */
export async function lockEmailChange(
  db: Database,
  token: string,
  now: Date,
): Promise<{ row: EmailChangeRow; side: Side } | null> {
  const hash = hashToken(token)
  const row = await db
    .selectFrom('email_changes')
    .selectAll()
    .where((is) => is.or([is('old_token_hash', '=', hash), is('new_token_hash', '=', hash)]))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row ? { row, side: row.old_token_hash.equals(hash) ? 'old' : 'new' } : null
}

export async function confirmSide(
  db: Database,
  { accountId, side, now }: { accountId: number; side: Side; now: Date },
): Promise<void> {
  await db
    .updateTable('email_changes')
    .set(side === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now })
    .where('account_id', '=', accountId)
    .execute()
}

/** False where there was none. */
export async function deleteEmailChange(db: Database, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_changes')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** False where somebody else has the address meanwhile. */
export async function setEmail(
  db: Database,
  { accountId, email }: { accountId: number; email: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ email })
    .where('id', '=', accountId)
    .where(
      sql<boolean>`not exists (select from accounts as others where lower(others.email) = lower(${email})
        and others.id <> accounts.id)`,
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** What was mailed to the old address opens nothing any more. */
export async function deleteOldLinks(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('account_links').where('account_id', '=', accountId).execute()
  await db.deleteFrom('account_confirmations').where('account_id', '=', accountId).execute()
}
