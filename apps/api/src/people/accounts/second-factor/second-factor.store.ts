import type { Database } from '../../../platform/db/database.ts'
import { hashToken } from '../sessions/session.store.ts'

/** False when it was answered before. */
export async function spendChallenge(
  db: Database,
  { challenge, expiresAt }: { challenge: string; expiresAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_challenges')
    .values({ challenge_hash: hashToken(challenge), expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function isSpent(db: Database, challenge: string): Promise<boolean> {
  const row = await db
    .selectFrom('spent_challenges')
    .select('expires_at')
    .where('challenge_hash', '=', hashToken(challenge))
    .executeTakeFirst()
  return row !== undefined
}

/** From now on signing in asks for it. Sign-ins that began without it lose their proof. */
export async function turnOn(db: Database, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ second_factor_at: now })
    .where('id', '=', accountId)
    .execute()
  await forgetProofs(db, accountId)
}

/** Called when the last factor was removed. */
export async function turnOff(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ second_factor_at: null })
    .where('id', '=', accountId)
    .execute()
  await forgetProofs(db, accountId)
}

async function forgetProofs(db: Database, accountId: number): Promise<void> {
  const nothing = { proved_at: null, by_factor: false }
  await db.updateTable('sessions').set(nothing).where('account_id', '=', accountId).execute()
  await db.updateTable('handovers').set(nothing).where('account_id', '=', accountId).execute()
}

/** Records that the person at this sign-in has just proved who they are. */
export async function recordProof(
  db: Database,
  { tokenHash, byFactor }: { tokenHash: Buffer; byFactor: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proved_at: now, by_factor: byFactor })
    .where('token_hash', '=', tokenHash)
    .execute()
}
