import type { Database } from '../../platform/db/database.ts'

type StoredTraining = Readonly<Record<string, boolean>> | null

/** Locked, so that two chapters confirmed at once are both stored. */
export async function lockTraining(db: Database, accountId: number): Promise<StoredTraining> {
  const { training } = await db
    .selectFrom('accounts')
    .select('training')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return training
}

export async function setTraining(
  db: Database,
  { accountId, training }: { accountId: number; training: NonNullable<StoredTraining> },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ training: JSON.stringify(training) })
    .where('id', '=', accountId)
    .execute()
}

/** False when they were granted before. */
export async function grantPoints(
  db: Database,
  grant: { accountId: number; reason: 'training'; points: number; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('points')
    .values({
      account_id: grant.accountId,
      reason: grant.reason,
      points: grant.points,
      at: grant.now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'reason']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
