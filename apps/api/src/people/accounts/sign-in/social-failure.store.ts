import type { Database } from '../../../platform/db/database.ts'

export async function insertSocialFailure(db: Database, failure: string, now: Date): Promise<void> {
  await db.insertInto('social_failures').values({ failure, at: now }).execute()
}
