import { sql } from 'kysely'
import { daysBefore } from '../../core/days-before.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Retention } from './settings.ts'

/**
 * Deletes rows that nobody can use any more: ended sign-ins, used links, answered keys, healed failures, addresses that
 * nobody came from for a quarter.
 */
export async function forgetStaleRows(
  db: Database,
  { sessionsDays }: Pick<Retention, 'sessionsDays'>,
  now: Date,
): Promise<void> {
  const longAgo = daysBefore(now, sessionsDays)
  await endShopViews(db, now)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  const threeMonthsAgo = daysBefore(now, 90)
  await db
    .deleteFrom('api_keys')
    .where((key) =>
      key.or([key('ended_at', '<', threeMonthsAgo), key('expires_at', '<', threeMonthsAgo)]),
    )
    .execute()
  await db.deleteFrom('account_devices').where('last_seen_at', '<', daysBefore(now, 400)).execute()
  await db.deleteFrom('spent_challenges').where('expires_at', '<', now).execute()
  await db.deleteFrom('handovers').where('expires_at', '<', now).execute()
  await db.deleteFrom('account_confirmations').where('expires_at', '<', now).execute()
  await db.deleteFrom('email_changes').where('expires_at', '<', now).execute()
  await db.deleteFrom('account_links').where('expires_at', '<', longAgo).execute()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', longAgo).execute()
  await db.deleteFrom('social_failures').where('at', '<', longAgo).execute()
  await db.deleteFrom('mail_gates').where('sent_at', '<', daysBefore(now, 2)).execute()
  await db.deleteFrom('sign_in_failures').where('failed_at', '<', daysBefore(now, 2)).execute()
  await db.deleteFrom('known_networks').where('seen_at', '<', threeMonthsAgo).execute()
  await db.deleteFrom('rate_counters').where('resets_at', '<', now).execute()
}

/** The audit tells when a view of the shop ended, also where nobody ended it. */
async function endShopViews(db: Database, now: Date): Promise<void> {
  await sql`
    with ended as (
      delete from sessions where viewer_id is not null and expires_at < ${now} returning *
    )
    insert into audit (actor_id, action, subject, subject_id, at)
    select viewer_id, 'end-shop-view', 'account', account_id, expires_at from ended`.execute(db)
}
