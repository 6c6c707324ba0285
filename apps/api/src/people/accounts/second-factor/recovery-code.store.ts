import type { Database } from '../../../platform/db/database.ts'
import { hashToken } from '../sessions/session.store.ts'
import { plainRecoveryCode } from './recovery-codes.ts'

/** Earlier codes become invalid. */
export async function replaceRecoveryCodes(
  db: Database,
  { accountId, codes }: { accountId: number; codes: readonly string[] },
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()
  if (codes.length === 0) return
  const rows = codes.map((code) => ({
    account_id: accountId,
    code_hash: hashToken(plainRecoveryCode(code)),
    used_at: null,
  }))
  await db.insertInto('recovery_codes').values(rows).execute()
}

/** Uses the code up in one statement; false when it is wrong or was used before. */
export async function useRecoveryCode(
  db: Database,
  { accountId, typed }: { accountId: number; typed: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashToken(plainRecoveryCode(typed)))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}
