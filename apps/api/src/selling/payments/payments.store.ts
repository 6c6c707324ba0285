import { sql } from 'kysely'
import type { PaymentMethodCode, RefundMethod } from '@bandari/sdk'
import type { Database } from '../../platform/db/database.ts'
import type { PaymentKind, PaymentSource } from './tables.ts'

/** Money that came in for an order or went back, as it is kept for ever. */
export interface NewPayment {
  order: { id: number; currency: string }
  kind: PaymentKind
  /** Minor units; a refund is negative, and so is what takes back a wrong row of another kind. */
  amount: number
  method: PaymentMethodCode | RefundMethod
  reference: string
  note: string | null
  actorId: number | null
  /** The second person of a larger refund. */
  approvedBy?: number
  /** What of a refund lowers the price; the rest was more than the order cost. */
  waived?: number
  /** `YYYY-MM-DD`, where staff say on which day the bank booked it. */
  receivedOn?: string
  source?: PaymentSource
  sourceKey?: string | null
  now: Date
}

/** Returns its id; null when its source has brought it before. */
export async function insertPayment(db: Database, payment: NewPayment): Promise<number | null> {
  const { order, kind, amount, method, reference, note, actorId, receivedOn, now } = payment
  const row = await db
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
      approved_by: payment.approvedBy ?? null,
      waived: payment.waived ?? 0,
      received_on: receivedOn ?? null,
      source: payment.source ?? 'staff',
      source_key: payment.sourceKey ?? null,
      at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'source_key', 'kind'])
        .where('source_key', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export interface PaymentRow extends Pick<NewPayment, 'kind' | 'amount' | 'method' | 'reference'> {
  id: number
  currency: string
  waived: number
  /** Null where nobody gave a day: it is the shop's day on which it was recorded. */
  received_on: string | null
  note: string | null
  by: string | null
  approved_by: string | null
  at: string
  source: PaymentSource
  /** The row that it takes back. */
  corrects: number | null
}

/** The payments of the order of the outer query, oldest first. */
export const paymentsOfOrder = sql<PaymentRow[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', payments.id, 'kind', kind, 'amount', amount, 'waived', waived, 'currency', payments.currency,
    'method', method, 'reference', reference,
    'received_on', received_on, 'note', note, 'by', actor.first_name || ' ' || actor.last_name,
    'approved_by', approver.first_name || ' ' || approver.last_name, 'source', source, 'corrects', corrects,
    'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by payments.id), '[]')
  from payments left join accounts as actor on actor.id = actor_id
    left join accounts as approver on approver.id = approved_by where order_id = orders.id)`

/** Whether any money of the outer query's order is here. */
export const hasMoney = sql<boolean>`exists (
  select from payments where payments.order_id = orders.id and kind = 'received' having sum(amount) > 0)`

/** Whether the outer query's order has money here that is the price of nothing. */
export const isOverpaid = sql<boolean>`(orders.id in (
  select order_id from payments join orders as paid on paid.id = order_id
  group by paid.id, order_id
  having sum(case when paid.status = 'Canceled' and kind = 'bank-charges' then 0 else amount + waived end)
    > case when paid.status = 'Canceled' then sum(waived) else paid.total end))`

/** Whether all the money that came for the outer query's order went back. */
export const isRefundedWhole = sql<boolean>`(orders.id in (
  select order_id from payments
  where kind in ('received', 'refunded') and order_id in (select order_id from payments where kind = 'refunded')
  group by order_id having sum(amount) <= 0))`

/** Whether a payment of the outer query's order was taken back after the order had gone on. */
export const isPaidNoLonger = sql<boolean>`(orders.status in ('Authorized', 'Shipped') and orders.id in (
  select payments.order_id from payments join orders as went_on on went_on.id = payments.order_id
  where payments.order_id in (select order_id from payments where corrects is not null)
  group by payments.order_id, went_on.id having sum(amount + waived) < went_on.total) and not ${isRefundedWhole})`

/** Whether the outer query's order was paid, and amended to cost more than what is here since. */
export const isRaiseUnpaid = sql<boolean>`(orders.status in ('Authorized', 'Shipped') and orders.id in (
  select order_id from order_amendments where was_paid and total_after > total_before)
  and orders.total > (select coalesce(sum(amount + waived), 0) from payments where payments.order_id = orders.id))`

/** Whether the outer query's order is paid for and its money is here. */
export const isPaidFor = sql<boolean>`(orders.status in ('Authorized', 'Shipped')
  and not ${isRefundedWhole} and not ${isPaidNoLonger})`

interface HandRecorded extends Pick<NewPayment, 'method' | 'reference'> {
  /** Any where none is named. */
  orderId?: number
}

/** The payment that staff recorded by hand before a machine found it under the same number, unless it was taken back. */
export async function findHandRecorded(
  db: Database,
  { method, reference, orderId }: HandRecorded,
): Promise<number | null> {
  let query = db
    .selectFrom('payments')
    .select('id')
    .where('kind', '=', 'received')
    .where('method', '=', method)
    .where('source', '=', 'staff')
    .where('corrects', 'is', null)
    .where(sql`lower(reference)`, '=', reference.toLowerCase())
    .where(
      sql<boolean>`not exists (select from payments as corrections where corrections.corrects = payments.id)`,
    )
  if (orderId !== undefined) query = query.where('order_id', '=', orderId)
  const row = await query.executeTakeFirst()
  return row?.id ?? null
}

export interface SamePayment {
  id: number
  isTakenBack: boolean
}

/** The last record of this very payment of the order; null if there is none. */
export async function findSamePayment(
  db: Database,
  payment: Pick<NewPayment, 'order' | 'amount' | 'method' | 'reference'> & { receivedOn: string },
): Promise<SamePayment | null> {
  const { order, amount, method, reference, receivedOn } = payment
  const { rows } = await sql<SamePayment>`
    select id, exists (select from payments as back where back.corrects = payments.id) as "isTakenBack"
    from payments where order_id = ${order.id} and kind = 'received' and amount = ${amount} and method = ${method}
      and lower(reference) = lower(${reference}) and received_on = ${receivedOn}
    order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** How often a source has brought a payment under this key, or under it and a turn. */
export async function countRecordings(
  db: Database,
  { source, key }: { source: PaymentSource; key: string },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from payments
    where source = ${source} and kind = 'received' and corrects is null
      and (source_key = ${key} or source_key like ${`${key}/%`})`.execute(db)
  return rows[0]?.n ?? 0
}
