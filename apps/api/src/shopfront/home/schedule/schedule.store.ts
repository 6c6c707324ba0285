import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** `scheduleState` of the columns `starts_at` and `ends_at`. */
export const scheduleStateAt = (now: Date) =>
  sql<string>`case when ends_at <= ${now} then 'ended' when starts_at > ${now} then 'scheduled' else 'shown' end`

/** Whether something begins or ends to be shown after `since` and until `now`. */
export async function hasSwitched(
  db: Database,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const within = (column: string) =>
    sql`(${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${now})`
  const { rows } = await sql<{ switched: boolean }>`select
    exists (select from articles where status = 'published' and (${within('published_at')} or ${within('ends_at')}))
    or exists (select from deals where ${within('starts_at')} or ${within('ends_at')})
    or exists (select from promotion_pins where ${within('starts_at')} or ${within('ends_at')}) as switched`.execute(
    db,
  )
  return rows[0]?.switched === true
}

/** Every process forgets the answers and pages that it keeps. */
export async function announceSwitch(db: Database): Promise<void> {
  await sql`select pg_notify('bandari_news', 'shop')`.execute(db)
}
