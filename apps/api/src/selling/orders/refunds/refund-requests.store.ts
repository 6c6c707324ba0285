import { sql } from 'kysely'
import type { RefundMethod } from '@bandari/sdk'
import { anyOf } from '../../../platform/db/any-of.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Refund } from '../refund.ts'

export interface RefundRequestRow {
  id: number
  order_id: number
  amount: number
  currency: string
  method: RefundMethod
  reference: string
  reason: string
  state: 'waiting' | 'approved' | 'rejected'
  asker: string
  asker_email: string
  asked_at: Date
  decider: string | null
  decided_at: Date | null
  rejection: string | null
}

/** Oldest first. */
export async function listRefundRequests(
  db: Database,
  orderIds: number[],
): Promise<RefundRequestRow[]> {
  return db
    .selectFrom('refund_requests as requests')
    .innerJoin('accounts as askers', 'askers.id', 'asked_by')
    .leftJoin('accounts as deciders', 'deciders.id', 'decided_by')
    .select(['requests.id', 'order_id', 'amount', 'requests.currency', 'method', 'reference'])
    .select(['reason', 'state', 'asked_at', 'decided_at', 'rejection'])
    .select('askers.email as asker_email')
    .select(sql<string>`askers.first_name || ' ' || askers.last_name`.as('asker'))
    .select(sql<string | null>`deciders.first_name || ' ' || deciders.last_name`.as('decider'))
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('requests.id')
    .execute()
}

/** Whether a second person has to decide on a refund of the outer query's order. */
export const hasRefundToDecide = sql<boolean>`exists (
  select from refund_requests where refund_requests.order_id = orders.id and state = 'waiting')`

interface NewRefundRequest {
  order: { id: number; currency: string }
  refund: Refund
  reason: string
  actorId: number
  now: Date
}

/** Its id. */
export async function insertRefundRequest(
  db: Database,
  { order, refund, reason, actorId, now }: NewRefundRequest,
): Promise<number> {
  const { id } = await db
    .insertInto('refund_requests')
    .values({
      ...refund,
      order_id: order.id,
      currency: order.currency,
      reason,
      asked_by: actorId,
      asked_at: now,
      decided_by: null,
      decided_at: null,
      rejection: null,
      payment_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findRefundRequest(db: Database, id: number) {
  return db
    .selectFrom('refund_requests')
    .select(['id', 'order_id', 'amount', 'method', 'reference', 'reason', 'state'])
    .select(['asked_by', 'decided_by'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export type RefundRequest = NonNullable<Awaited<ReturnType<typeof findRefundRequest>>>

interface RefundDecision {
  id: number
  state: 'approved' | 'rejected'
  rejection: string | null
  paymentId: number | null
  actorId: number
  now: Date
}

export async function setRefundDecision(
  db: Database,
  { id, state, rejection, paymentId, actorId, now }: RefundDecision,
): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ state, rejection, payment_id: paymentId, decided_by: actorId, decided_at: now })
    .where('id', '=', id)
    .execute()
}
