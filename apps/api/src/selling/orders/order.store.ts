import { sql } from 'kysely'
import { anyOf } from '../../platform/db/any-of.ts'
import { compiledQuery } from '../../platform/db/compiled-query.ts'
import type { Database } from '../../platform/db/database.ts'
import { inPipeline } from '../../platform/db/pipeline.ts'
import type { OrderStatus } from './tables.ts'
import { cancellationOfOrder } from './cancellations.store.ts'
import { invoiceCodeOfOrder, replacedInvoiceOfOrder } from '../invoices/invoices.store.ts'
import { isMoneyUnderWay, methodFacts } from '../payments/methods.store.ts'
import { extensionOfOrder, isOverdue, reportsOfOrder } from '../payments/payment-deadline.store.ts'
import { paymentsOfOrder } from '../payments/payments.store.ts'
import { type StoredCostLine, storedCostLines } from '../../pricing/cost-lines/cost-line.ts'
import { basketLineId } from '../../pricing/cost-lines/ordered-lines.store.ts'

/** An order with everything that screens and documents show of it. */
export type OrderRecord = Awaited<ReturnType<typeof listOrderRecords>>[number]
export type OrderLineRecord = OrderRecord['lines'][number]

/** For the audit. */
export const orderName = sql<string>`select number from orders where orders.id = subject_id::bigint`

/** Reads whole orders, in the order of `ids`. */
export async function listOrderRecords(db: Database, ids: number[]) {
  if (ids.length === 0) return []
  const [rows, lines, events] = await inPipeline(
    db,
    (db) => readOrders(db, ids),
    (db) => listLines(db, ids),
    (db) => listEvents(db, ids),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      ...row,
      costLines: storedCostLines(row.costLines),
      lines: lines.filter((line) => line.order_id === id),
      events: events.filter((event) => event.order_id === id),
    }
  })
}

/** With `accountId` only when the order is that account's. */
export async function findOrderRecord(
  db: Database,
  id: number,
  accountId?: number,
): Promise<OrderRecord | null> {
  const [record] = await listOrderRecords(db, [id])
  if (!record || (accountId !== undefined && record.account_id !== accountId)) return null
  return record
}

export async function getOrderRecord(db: Database, id: number): Promise<OrderRecord> {
  const record = await findOrderRecord(db, id)
  if (!record) throw new Error(`order ${id} does not exist`)
  return record
}

/** A buyer's orders, all of them or the one of a number or payment reference. */
interface WantedOrders {
  accountId: number
  number: string | null
}

function ordersOf(db: Database, { accountId, number }: WantedOrders) {
  return db
    .selectFrom('orders')
    .where('account_id', '=', accountId)
    .$if(number !== null, (query) =>
      query.where((row) =>
        row.or([row('number', '=', number), row('payment_reference', '=', number)]),
      ),
    )
}

export async function countOrdersOf(db: Database, wanted: WantedOrders): Promise<number> {
  const { count } = await ordersOf(db, wanted)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first. */
export async function listOrderIdsOf(
  db: Database,
  wanted: WantedOrders,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const rows = await ordersOf(db, wanted)
    .select('id')
    .orderBy('date_placed', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => row.id)
}

export async function findOrderIdOfLine(db: Database, lineId: number): Promise<number | null> {
  const row = await db
    .selectFrom('order_lines')
    .select('order_id')
    .where('id', '=', lineId)
    .executeTakeFirst()
  return row?.order_id ?? null
}

export interface LockedOrder {
  id: number
  number: string
  status: OrderStatus
  account_id: number
}

/** Locks the order until the transaction ends, so that no other call moves it. */
export async function lockOrder(db: Database, id: number): Promise<LockedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'account_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The order, if it waits for payment past its term and no other transaction has locked it. */
export async function lockOverdueOrder(
  db: Database,
  id: number,
  now: Date,
): Promise<LockedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'account_id'])
    .where('id', '=', id)
    .where(isOverdue(now))
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

export async function listOverdueIds(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where(isOverdue(now))
    .orderBy('payment_due')
    .limit(500)
    .execute()
  return rows.map((row) => row.id)
}

export interface StatusChange {
  orderId: number
  status: OrderStatus
  actorId: number | null
  reason: string | null
  now: Date
}

export async function setStatus(
  db: Database,
  { orderId, status, now }: StatusChange,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ status, status_since: now })
    .where('id', '=', orderId)
    .execute()
}

/** Adds to the order's timeline. */
export async function insertEvent(
  db: Database,
  { orderId, status, actorId, reason, now }: StatusChange,
): Promise<void> {
  await db
    .insertInto('order_events')
    .values({ order_id: orderId, status, actor_id: actorId, reason, at: now })
    .execute()
}

/** Read with the order, which saves a separate query. */
const costLines = sql<StoredCostLine[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'currency', order_cost_lines.currency, 'paidTo', paid_to, 'isPayable', is_payable, 'label', label) order by position), '[]')
  from order_cost_lines where order_id = orders.id)`

/** Cents that the order has earned its agent; null while it was not paid for. */
const commission = sql<number | null>`(
  select sum(amount)::bigint from commission_entries as earned
  where earned.order_id = orders.id and earned.agent_id = orders.agent_id and level = 'direct')`

/** Whether that was paid out. */
const isAgentPaid = sql<boolean>`exists (
  select from commission_entries as earned join commission_settlements on entry_id = earned.id
  where earned.order_id = orders.id and earned.agent_id = orders.agent_id and level = 'direct'
    and not exists (select from commission_entries as later where later.kind = 'earn' and later.turn > earned.turn
      and later.order_line_id = earned.order_line_id and later.level = earned.level))`

/** What amendments raised the order by after it was paid: its buyer owes that, and nothing ships before. */
const raisedOfOrder = sql<number>`(
  select coalesce(sum(total_after - total_before), 0)::bigint from order_amendments
  where order_id = orders.id and was_paid and total_after > total_before)`

function selectOrders(db: Database) {
  return (
    db
      .selectFrom('orders')
      .innerJoin('accounts', 'accounts.id', 'orders.account_id')
      .leftJoin('vouchers', 'vouchers.id', 'orders.voucher_id')
      .leftJoin('agents', 'agents.id', 'orders.agent_id')
      .leftJoin('countries as destination', 'destination.code', 'orders.destination_country')
      // Joined, the countries are read once for all orders.
      .leftJoin('countries as shipped', (join) =>
        join.on(sql<boolean>`shipped.code = shipping_address ->> 'country'`),
      )
      .leftJoin('countries as billed', (join) =>
        join.on(sql<boolean>`billed.code = billing_address ->> 'country'`),
      )
      .selectAll('orders')
      .select('agents.code as agent_code')
      .select([
        costLines.as('costLines'),
        paymentsOfOrder.as('payments'),
        reportsOfOrder.as('reports'),
        extensionOfOrder.as('extension'),
        cancellationOfOrder.as('cancellation'),
        sql<boolean>`${isMoneyUnderWay()}`.as('is_money_under_way'),
        invoiceCodeOfOrder.as('invoice_code'),
        commission.as('commission'),
        isAgentPaid.as('is_agent_paid'),
        raisedOfOrder.as('raised'),
        replacedInvoiceOfOrder.as('replaced_invoice'),
      ])
      .select(methodFacts())
      .select([
        'accounts.email as account_email',
        'accounts.language as account_language',
        'destination.name as destination_name',
      ])
      .select([
        'accounts.first_name as account_first_name',
        'accounts.last_name as account_last_name',
      ])
      .select(['vouchers.code as voucher_code', 'vouchers.name as voucher_name'])
      .select(['vouchers.offer as voucher_offer'])
      .select(['vouchers.kind as voucher_kind', 'vouchers.benefit as voucher_benefit'])
      .select(['vouchers.starts_at as voucher_starts_at', 'vouchers.ends_at as voucher_ends_at'])
      .select(isEmailConfirmed.as('is_email_confirmed'))
      .select(['shipped.name as shipping_country', 'billed.name as billing_country'])
  )
}

const readOrders = compiledQuery((db, ids: number[]) =>
  selectOrders(db).where('orders.id', '=', anyOf(ids)),
)

/** Whether the consignee's address is that of an account that has been activated. */
const isEmailConfirmed = sql<boolean>`exists (
  select from accounts as owners where lower(owners.email) = lower(orders.email) and owners.is_active)`

/** With the basket's line each came from, whose address the line's attributes still name. */
const listLines = compiledQuery((db, orderIds: number[]) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .leftJoin('order_line_fits as told', (join) =>
      join
        .onRef('told.order_id', '=', 'order_lines.order_id')
        .onRef('told.position', '=', 'order_lines.position'),
    )
    .leftJoin('media as sheets', 'sheets.id', 'products.auction_sheet_id')
    .selectAll('order_lines')
    .select(['orders.basket_id', basketLineId.as('basket_line_id')])
    .select([
      'chassis_number',
      'engine_number',
      'sheets.hash as sheet_hash',
      'sheets.kind as sheet_kind',
    ])
    .select(['told.vehicle', 'told.verdict', 'told_at', 'accepted_at', 'is_promised'])
    .where('order_lines.order_id', '=', anyOf(orderIds))
    .orderBy('order_lines.order_id')
    .orderBy('order_lines.position'),
)

const listEvents = compiledQuery((db, orderIds: number[]) =>
  db
    .selectFrom('order_events')
    .leftJoin('accounts', 'accounts.id', 'actor_id')
    .select(['order_id', 'status', 'at', 'reason'])
    .select(sql<string | null>`first_name || ' ' || last_name`.as('actor_name'))
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('order_events.id'),
)
