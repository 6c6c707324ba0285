import type { CancellationRequest } from '@bandari/sdk'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** The newest request of the outer query's order; null where none was made. */
export const cancellationOfOrder = sql<CancellationRequest | null>`(
  select jsonb_build_object('state', state, 'reason', reason, 'asked_at', ${iso('asked_at')}, 'answer', answer,
    'ended_at', ${iso('ended_at')}, 'asked_by', case when asked_by is null then 'buyer' else 'shop' end)
  from cancellation_requests where cancellation_requests.order_id = orders.id
  order by cancellation_requests.id desc limit 1)`

/** Whether the buyer of the outer query's order waits for an answer. */
export const hasCancellationToAnswer = sql<boolean>`exists (
  select from cancellation_requests where cancellation_requests.order_id = orders.id and state = 'waiting')`

function iso(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

interface NewRequest {
  orderId: number
  reason: string
  /** Of staff, who took its listing down; the buyer unless given. */
  askedBy?: number
  now: Date
}

/** The caller holds the order's lock and knows that none waits. */
export async function insertCancellationRequest(
  db: Database,
  { orderId, reason, askedBy, now }: NewRequest,
): Promise<void> {
  await db
    .insertInto('cancellation_requests')
    .values({ order_id: orderId, reason, asked_by: askedBy ?? null, asked_at: now })
    .execute()
}

interface RequestEnd {
  orderId: number
  state: 'granted' | 'declined' | 'lapsed'
  answer?: string
  actorId: number | null
  now: Date
}

/** Whether one was waiting. The caller holds the order's lock. */
export async function endCancellationRequest(
  db: Database,
  { orderId, state, answer, actorId, now }: RequestEnd,
): Promise<boolean> {
  const ended = await db
    .updateTable('cancellation_requests')
    .set({ state, answer: answer ?? null, ended_at: now, ended_by: actorId })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
