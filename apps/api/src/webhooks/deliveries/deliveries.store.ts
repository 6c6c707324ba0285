import { type Selectable, sql } from 'kysely'
import type { WebhookDeliveryState } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'

export type DeliveryRow = Selectable<Tables['webhook_deliveries']>

interface Page {
  endpointId: number
  state: WebhookDeliveryState | undefined
  before: number | undefined
  most: number
}

/** Newest first. */
export function listDeliveries(
  db: Database,
  { endpointId, state, before, most }: Page,
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'waiting'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

export async function insertTestDelivery(
  db: Database,
  delivery: { endpointId: number; messageId: string; body: string; now: Date },
): Promise<DeliveryRow> {
  const { endpointId, messageId, body, now } = delivery
  return db
    .insertInto('webhook_deliveries')
    .values({
      endpoint_id: endpointId,
      message_id: messageId,
      type: 'webhook.test',
      body,
      begun_at: null,
      next_attempt_at: now,
      claimed_until: null,
      fault: null,
      status: null,
      duration_ms: null,
      answer: null,
      created_at: now,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface Replay {
  endpointId: number
  /** One, or all that failed since a time. */
  which: { id: number } | { failedSince: Date }
  now: Date
}

/** They wait again, with the ids that they had; returns how many. What waits already, or is being sent, is left alone. */
export async function replayDeliveries(
  db: Database,
  { endpointId, which, now }: Replay,
): Promise<number> {
  const wanted =
    'id' in which
      ? sql`id = ${which.id}`
      : sql`state = 'failed' and created_at >= ${which.failedSince}`
  const { numAffectedRows: n = 0n } = await sql`
    update webhook_deliveries set state = 'waiting', failures = 0, begun_at = null, next_attempt_at = ${now},
      claimed_until = null, finished_at = null
    where endpoint_id = ${endpointId} and state <> 'waiting' and ${wanted}`.execute(db)
  return Number(n)
}

/** What is older than the log is kept for. */
export async function sweepDeliveries(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where('state', '<>', 'waiting')
    .where('finished_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
