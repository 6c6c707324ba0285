import { sql } from 'kysely'
import type { PaymentMethodCode, RefundMethod } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'

/** Money that came in for an order or went back, as it is kept for ever. */
export interface NewPayment {
  order: { id: number; currency: string }
  kind: 'received' | 'refunded'
  /** Minor units; a refund is negative. */
  amount: number
  method: PaymentMethodCode | RefundMethod
  reference: string
  note: string | null
  actorId: number | null
  now: Date
}

export async function insertPayment(
  db: Database,
  { order, kind, amount, method, reference, note, actorId, now }: NewPayment,
): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      order_id: order.id,
      kind,
      amount,
      currency: order.currency,
      method,
      reference,
      note,
      actor_id: actorId,
      at: now,
    })
    .execute()
}

export interface PaymentRow extends Pick<NewPayment, 'kind' | 'amount' | 'method' | 'reference'> {
  currency: string
  note: string | null
  by: string | null
  at: string
}

/** The payments of the order of the outer query, oldest first. */
export const paymentsOfOrder = sql<PaymentRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'currency', payments.currency,
    'method', method, 'reference', reference, 'note', note, 'by', actor.first_name || ' ' || actor.last_name,
    'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by payments.id), '[]')
  from payments left join accounts as actor on actor.id = actor_id where order_id = orders.id)`
