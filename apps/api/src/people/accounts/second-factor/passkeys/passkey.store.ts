import type { Database } from '../../../../platform/db/database.ts'

export interface PasskeyRow {
  id: number
  rp_id: string
  credential_id: Buffer
  transports: string[]
  name: string
  created_at: Date
  used_at: Date | null
}

const shown = [
  'id',
  'rp_id',
  'credential_id',
  'transports',
  'name',
  'created_at',
  'used_at',
] as const

/** The latest first. */
export async function listPasskeys(db: Database, accountId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .select(shown)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
}

/** Locked until the transaction ends, so that of two calls with one answer the counter lets one in. */
export async function lockPasskey(
  db: Database,
  { accountId, credentialId }: { accountId: number; credentialId: Buffer },
) {
  const found = await db
    .selectFrom('passkeys')
    .select(['id', 'rp_id', 'public_key', 'counter'])
    .where('account_id', '=', accountId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

export interface NewPasskeyRow {
  account_id: number
  rp_id: string
  credential_id: Buffer
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
}

/** Null when the passkey is registered already. */
export async function insertPasskey(
  db: Database,
  passkey: NewPasskeyRow,
  now: Date,
): Promise<PasskeyRow | null> {
  const inserted = await db
    .insertInto('passkeys')
    .values({ ...passkey, created_at: now, used_at: null })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning(shown)
    .executeTakeFirst()
  return inserted ?? null
}

export async function recordPasskeyUse(
  db: Database,
  { id, counter }: { id: number; counter: number },
  now: Date,
): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute()
}

/** False when the account has no such passkey. */
export async function deletePasskey(
  db: Database,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deletePasskeys(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('account_id', '=', accountId).execute()
}
