import type { Database } from '../../../platform/db/database.ts'

export interface Authenticator {
  secret: Buffer
  confirmed_at: Date | null
  last_step: number | null
  failures: number
  retry_at: Date | null
}

/** Locked until the transaction ends, so that of two calls with one code one gets in. */
export async function lockAuthenticator(
  db: Database,
  accountId: number,
): Promise<Authenticator | null> {
  const found = await db
    .selectFrom('authenticators')
    .select(['secret', 'confirmed_at', 'last_step', 'failures', 'retry_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  return found ?? null
}

/** Begins an enrolment, or restarts it. False when the account has a confirmed authenticator. */
export async function beginAuthenticator(
  db: Database,
  { accountId, secret }: { accountId: number; secret: Buffer },
  now: Date,
): Promise<boolean> {
  const fresh = { secret, created_at: now, last_step: null, failures: 0, retry_at: null }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('authenticators')
    .values({ account_id: accountId, confirmed_at: null, ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet(fresh)
        .where('authenticators.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function recordRightCode(
  db: Database,
  { accountId, step }: { accountId: number; step: number },
  now: Date,
): Promise<void> {
  await db
    .updateTable('authenticators')
    .set((row) => ({
      last_step: step,
      failures: 0,
      retry_at: null,
      confirmed_at: row.fn.coalesce('confirmed_at', row.val(now)),
    }))
    .where('account_id', '=', accountId)
    .execute()
}

export async function recordWrongCode(
  db: Database,
  { accountId, failures, retryAt }: { accountId: number; failures: number; retryAt: Date },
): Promise<void> {
  await db
    .updateTable('authenticators')
    .set({ failures, retry_at: retryAt })
    .where('account_id', '=', accountId)
    .execute()
}

/** False when there was none. */
export async function deleteAuthenticator(db: Database, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('authenticators')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function findAuthenticatorSince(
  db: Database,
  accountId: number,
): Promise<Date | null> {
  const found = await db
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return found?.confirmed_at ?? null
}
