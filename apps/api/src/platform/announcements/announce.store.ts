import type { WebhookEventType } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

interface Announcement {
  types: readonly WebhookEventType[]
  /** The record that each of them is about. */
  subjectId: number
  now: Date
}

/**
 * Says in the transaction in which it happens that something has happened; `webhooks/` tells the programs that asked
 * to hear of it. Nothing is written where nobody has asked.
 */
export async function announce(
  db: Database,
  { types, subjectId, now }: Announcement,
): Promise<void> {
  await sql`
    insert into webhook_events (type, subject_id, happened_at)
    select type, ${subjectId}, ${now} from unnest(${[...types]}::text[]) as type
    where exists (select from webhook_endpoints where off_by is null and type = any(events))`.execute(
    db,
  )
}
