import type { Database } from '../../../platform/db/database.ts'

export async function findAccountOfSubject(db: Database, subject: string): Promise<number | null> {
  const found = await db
    .selectFrom('social_identities')
    .select('account_id')
    .where('provider', '=', 'google')
    .where('subject', '=', subject)
    .executeTakeFirst()
  return found?.account_id ?? null
}

export async function linkSubject(
  db: Database,
  { subject, accountId }: { subject: string; accountId: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('social_identities')
    .values({ provider: 'google', subject, account_id: accountId, linked_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute()
}
