import type { PaymentMethodCode } from '@bandari/sdk'
import { type Insertable, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ShippingType } from '../../pricing/tariffs/tables.ts'
import type { StoredAddress } from '../../people/tables.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { CostLine } from '../../pricing/cost-lines/cost-line.ts'
import type { MethodColumns } from '../payments/method.ts'
import type { Demand } from './stock.store.ts'

/** How much of each product a basket holds. */
export async function listDemands(db: Database, basketId: number): Promise<Demand[]> {
  const rows = await db
    .selectFrom('basket_lines')
    .select(['product_id', 'quantity'])
    .where('basket_id', '=', basketId)
    .execute()
  return rows.map(({ product_id, quantity }) => ({ productId: product_id, quantity }))
}

/** The voucher of a basket if its uses are limited: those are counted under a lock. */
export async function findLimitedVoucher(db: Database, basketId: number): Promise<number | null> {
  const row = await db
    .selectFrom('baskets')
    .innerJoin('vouchers', 'vouchers.id', 'baskets.voucher_id')
    .select('vouchers.id')
    .where('baskets.id', '=', basketId)
    .where('usage', '<>', 'unlimited')
    .executeTakeFirst()
  return row?.id ?? null
}

export interface NewOrder {
  /** Of `nextOrderId`. */
  id: number
  number: string
  basketId: number
  accountId: number
  email: string
  currency: string
  goods: number
  discount: number
  shipping: number
  total: number
  shippingCode: string
  shippingType: ShippingType
  destinationCountry: string | null
  destinationPort: string | null
  voucherId: number | null
  /** The agent whose sale it is. */
  agentId: number | null
  insurance: boolean
  paymentReference: string
  paymentMethod: PaymentMethodCode | null
  paymentDue: Date
  methodColumns: MethodColumns
  shippingAddress: StoredAddress
  billingAddress: StoredAddress | null
  now: Date
}

/** Known before the order is written: a method may derive an address from it. One that is refused then leaves a gap. */
export async function nextOrderId(db: Database): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('orders', 'id')) as id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The sequence of orders has no next value')
  return row.id
}

export async function insertOrder(db: Database, order: NewOrder): Promise<void> {
  await db
    .insertInto('orders')
    .values({
      id: order.id,
      number: order.number,
      basket_id: order.basketId,
      account_id: order.accountId,
      status: 'Pending',
      status_since: order.now,
      email: order.email,
      currency: order.currency,
      goods_before_discount: order.goods,
      discount: order.discount,
      shipping: order.shipping,
      total: order.total,
      shipping_code: order.shippingCode,
      shipping_type: order.shippingType,
      destination_country: order.destinationCountry,
      destination_port: order.destinationPort,
      voucher_id: order.voucherId,
      agent_id: order.agentId,
      insurance_requested: order.insurance,
      payment_reference: order.paymentReference,
      payment_method: order.paymentMethod,
      payment_due: order.paymentDue,
      ...order.methodColumns,
      shipping_address: JSON.stringify(order.shippingAddress),
      billing_address: order.billingAddress && JSON.stringify(order.billingAddress),
      language: (eb) =>
        eb.selectFrom('accounts').select('language').where('id', '=', order.accountId),
      date_placed: order.now,
    })
    .execute()
}

export interface OrderParts {
  orderId: number
  basketId: number
  actorId: number
  lines: Omit<Insertable<Tables['order_lines']>, 'order_id'>[]
  costLines: readonly CostLine[]
  now: Date
}

/** Writes what belongs to an order that has just been written, in one statement, and closes its basket. */
export async function insertOrderParts(
  db: Database,
  { orderId, basketId, actorId, lines, costLines, now }: OrderParts,
): Promise<void> {
  const own = lines.map((line) => ({ ...line, order_id: orderId }))
  const costs = costLines.map(({ kind, amount, currency, paidTo, isPayable }, index) => ({
    order_id: orderId,
    position: index + 1,
    kind,
    amount,
    currency,
    paid_to: paidTo,
    is_payable: isPayable,
  }))
  const placed = {
    order_id: orderId,
    status: 'Pending',
    actor_id: actorId,
    reason: null,
    at: now,
  } as const
  await db
    .with('added_lines', (creator) => creator.insertInto('order_lines').values(own))
    .with('added_costs', (creator) => creator.insertInto('order_cost_lines').values(costs))
    .with('noted', (creator) => creator.insertInto('order_events').values(placed))
    .updateTable('baskets')
    .set({ status: 'Submitted', date_updated: now })
    .where('id', '=', basketId)
    .execute()
}
