import { createHash, randomBytes } from 'node:crypto'
import type { Account } from '../../../core/account.ts'
import type { Database } from '../../../platform/db/database.ts'

/** Thirty days without use end a sign-in (contract 0.5). */
const lifetime = 30 * 24 * 3600 * 1000
/** Sliding the end is a write, so it is done at most once an hour. */
const slideEvery = 3600 * 1000

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Starts a session and returns its token: 40 hexadecimal digits, stored only as a hash. */
export async function insertSession(db: Database, accountId: number, now: Date): Promise<string> {
  const token = randomBytes(20).toString('hex')
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      created_at: now,
      used_at: now,
      expires_at: new Date(now.getTime() + lifetime),
    })
    .execute()
  return token
}

/** The account behind a token, or null when there is none or it has expired. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Account | null> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'accounts.id',
      'email',
      'first_name',
      'last_name',
      'country',
      'postcode',
      'date_joined',
      'is_active',
      'is_staff',
      'staff_role',
      'seller_status',
      'language',
      'training',
      'sessions.used_at',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!found) return null
  const { used_at, ...account } = found
  if (now.getTime() - used_at.getTime() > slideEvery) {
    await db
      .updateTable('sessions')
      .set({ used_at: now, expires_at: new Date(now.getTime() + lifetime) })
      .where('token_hash', '=', tokenHash)
      .execute()
  }
  return account
}

export async function deleteSession(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** A new password or a deactivation ends every sign-in of the person. */
export async function deleteSessionsOf(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}
