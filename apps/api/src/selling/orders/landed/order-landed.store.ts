import type { LandedPrice } from '@bandari/sdk'
import { isLanguage, type Language } from '@bandari/i18n'
import { type Expression, type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { OrderLandedPricesTable } from '../tables.ts'
import type { Admission } from '../../../landed/eligibility.ts'
import type { LandedPriceQuery } from '../../../landed/question.ts'

/** What the buyer was told about a vehicle when it was ordered. */
export interface OrderLandedPrice {
  /** The position of its line in the order. */
  position: number
  productId: number
  asked: LandedPriceQuery
  answer: LandedPrice
  answeredAt: Date
  accepted: AcceptedImport | null
}

/** What the buyer accepted to order a vehicle all the same. */
export interface AcceptedImport {
  /** As the page showed it. */
  sentence: string
  language: Language
  at: Date
}

export async function insertOrderLandedPrice(
  db: Database,
  orderId: number,
  { position, productId, asked, answer, answeredAt, accepted }: OrderLandedPrice,
): Promise<void> {
  await db
    .insertInto('order_landed_prices')
    .values({
      order_id: orderId,
      position,
      product_id: productId,
      asked: JSON.stringify(asked),
      answer: JSON.stringify(answer),
      answered_at: answeredAt,
      accepted_sentence: accepted?.sentence ?? null,
      accepted_language: accepted?.language ?? null,
      accepted_at: accepted?.at ?? null,
    })
    .execute()
}

export interface OpenLandedPrice extends Omit<OrderLandedPrice, 'accepted'> {
  orderId: number
  /** The expected arrival by later news; null while it is the one that was told. */
  arrival: OrderArrival | null
  /** The order's, which people know it by. */
  number: string
  title: string
  /** The answers that the buyer was told since. */
  told: Admission[]
}

/**
 * The prices of orders that are paid or wait for payment, and of those that may still be at sea; only to one country, of one
 * order, or of the orders `after` another where one is named.
 */
export async function listOpenLandedPrices(
  db: Database,
  shippedSince: Date,
  {
    country,
    orderId,
    after = 0,
  }: { country?: string; orderId?: number; after?: number | undefined } = {},
): Promise<OpenLandedPrice[]> {
  const { rows } = await sql<{
    order_id: number
    position: number
    product_id: number
    asked: LandedPriceQuery
    answer: LandedPrice
    answered_at: Date
    title: string
    number: string
    told: Admission[]
    arrival: OrderArrival | null
  }>`
    select priced.order_id, priced.position, priced.product_id, asked, answer, answered_at, order_lines.title,
      orders.number, array(select verdict from order_import_alerts as alert
        where alert.order_id = priced.order_id and alert.position = priced.position) as told,
      ${newestArrival(sql.ref('priced.order_id'))} as arrival
    from order_landed_prices as priced
    join orders on orders.id = priced.order_id
    join order_lines on order_lines.order_id = priced.order_id and order_lines.position = priced.position
    where (${country ?? null}::text is null or asked ->> 'country' = ${country ?? null})
      and priced.order_id > ${after}
      and (${orderId ?? null}::bigint is null or priced.order_id = ${orderId ?? null})
      and (orders.status in ('Pending', 'Payment Declined', 'Authorized')
        or orders.status = 'Shipped' and exists (select from order_events
          where order_id = orders.id and status = 'Shipped' and at > ${shippedSince}))
    order by priced.order_id, priced.position`.execute(db)
  return rows.map(({ order_id, product_id, answered_at, ...row }) => ({
    ...row,
    orderId: order_id,
    productId: product_id,
    answeredAt: answered_at,
  }))
}

/** When a ship is expected; days. */
export interface OrderArrival {
  /** The day of the bill of lading; null while it is the one that was told. */
  shipped: string | null
  eta: string
}

function newestArrival(orderId: Expression<unknown>) {
  return sql<OrderArrival | null>`(select jsonb_build_object('shipped', shipped_on, 'eta', arrives_on)
    from order_arrivals where order_arrivals.order_id = ${orderId} order by id desc limit 1)`
}

export async function findArrival(db: Database, orderId: number): Promise<OrderArrival | null> {
  const { rows } = await sql<{ arrival: OrderArrival | null }>`
    select ${newestArrival(sql`${orderId}::bigint`)} as arrival`.execute(db)
  return rows[0]?.arrival ?? null
}

export async function insertArrival(
  db: Database,
  { orderId, shipped, eta, now }: OrderArrival & { orderId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('order_arrivals')
    .values({ order_id: orderId, shipped_on: shipped, arrives_on: eta, noted_at: now })
    .execute()
}

/** False when it was sent already. */
export async function insertImportAlert(
  db: Database,
  alert: { orderId: number; position: number; verdict: Admission; now: Date },
): Promise<boolean> {
  const { orderId, position, verdict, now } = alert
  if (verdict === 'ok') return false
  const inserted = await db
    .insertInto('order_import_alerts')
    .values({ order_id: orderId, position, verdict, told_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function readOrderLandedPrices(
  db: Database,
  orderId: number,
): Promise<OrderLandedPrice[]> {
  const rows = await db
    .selectFrom('order_landed_prices')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    position: row.position,
    productId: row.product_id,
    asked: row.asked as LandedPriceQuery,
    answer: row.answer as LandedPrice,
    answeredAt: row.answered_at,
    accepted: acceptedOf(row),
  }))
}

type OrderedRow = Selectable<OrderLandedPricesTable>

function acceptedOf(row: OrderedRow): AcceptedImport | null {
  const { accepted_sentence: sentence, accepted_language: code, accepted_at: at } = row
  return sentence !== null && at !== null && code !== null && isLanguage(code)
    ? { sentence, language: code, at }
    : null
}
