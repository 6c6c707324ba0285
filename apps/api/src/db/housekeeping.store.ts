import type { Database } from './database.ts'

const day = 24 * 3600 * 1000

/** Deletes what nobody can use any more: ended sign-ins, used links, answered keys. */
export async function forgetStaleRows(db: Database, now: Date): Promise<void> {
  const monthAgo = new Date(now.getTime() - 30 * day)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('handovers').where('expires_at', '<', now).execute()
  await db.deleteFrom('account_links').where('expires_at', '<', monthAgo).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', monthAgo).execute()
  await db.deleteFrom('rate_counters').where('resets_at', '<', now).execute()
}
