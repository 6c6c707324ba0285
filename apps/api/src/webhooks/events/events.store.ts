import type { WebhookEventType } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { mayHear } from '../endpoints/endpoints.store.ts'
import type { WebhookSide } from '../tables.ts'

export interface TakenEvent {
  id: string
  type: WebhookEventType
  subject_id: number
  happened_at: Date
}

/** The oldest that no other process has taken; they are gone once the transaction is committed. */
export async function takeEvents(db: Database, most: number): Promise<TakenEvent[]> {
  const { rows } = await sql<TakenEvent>`
    with taken as (
      delete from webhook_events where id in (
        select id from webhook_events order by happened_at, id limit ${most} for update skip locked)
      returning *)
    select * from taken order by happened_at, id`.execute(db)
  return rows
}

interface NewMessage {
  side: WebhookSide
  ownerId: number | null
  type: WebhookEventType
  messageId: string
  body: string
  now: Date
}

/** One for each endpoint of the side, and of its owner, that wants the type; an endpoint has no message twice. */
export async function insertDeliveries(
  db: Database,
  { side, ownerId, type, messageId, body, now }: NewMessage,
): Promise<void> {
  await sql`
    insert into webhook_deliveries (endpoint_id, message_id, type, body, next_attempt_at, created_at)
    select endpoint.id, ${messageId}, ${type}, ${body}, ${now}, ${now}
    from webhook_endpoints as endpoint join accounts on accounts.id = owner_id
    where off_by is null and ${type} = any(events) and side = ${side}
      and (${ownerId}::bigint is null or owner_id = ${ownerId}) and ${mayHear}
    on conflict do nothing`.execute(db)
}
