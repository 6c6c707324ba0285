import type { Database } from './database.ts'

const day = 24 * 3600 * 1000

/** Deletes rows that nobody can use any more: ended sign-ins, used links, answered keys, old searches, old imports. */
export async function forgetStaleRows(db: Database, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * day)
  const quarterAgo = new Date(now.getTime() - 90 * day)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('handovers').where('expires_at', '<', now).execute()
  await db.deleteFrom('account_links').where('expires_at', '<', monthAgo).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', monthAgo).execute()
  await db.deleteFrom('social_failures').where('at', '<', monthAgo).execute()
  await db.deleteFrom('item_searches').where('at', '<', quarterAgo).execute()
  await db.deleteFrom('rate_counters').where('resets_at', '<', now).execute()
  // An import that is under way is never deleted.
  await db
    .deleteFrom('imports')
    .where('created_at', '<', monthAgo)
    .where('state', '<>', 'running')
    .execute()
}
