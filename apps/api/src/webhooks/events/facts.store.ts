import { sql } from 'kysely'
import { tradeCurrency } from '../../core/money.ts'
import type { Database } from '../../platform/db/database.ts'

export interface OrderFacts {
  id: number
  number: string
  currency: string
  total: number
  lines: {
    listing_id: number
    title: string
    reference: string
    quantity: number
    goods: number
    vendor_id: number | null
  }[]
  /** What it earns each supporter, or earned before it was taken back. */
  commissions: { account_id: number; amount: number; currency: string }[]
}

export async function findOrderFacts(db: Database, id: number): Promise<OrderFacts | undefined> {
  const { rows } = await sql<OrderFacts>`
    select id, number, currency, total,
      (select coalesce(jsonb_agg(jsonb_build_object('listing_id', product_id, 'title', order_lines.title, 'reference',
          order_lines.reference, 'quantity', order_lines.quantity, 'goods', order_lines.goods_before_discount,
          'vendor_id', products.vendor_id) order by position), '[]')
        from order_lines join products on products.id = product_id where order_id = orders.id) as lines,
      coalesce((select jsonb_agg(earned) from (
        select account_id, sum(amount) as amount, entries.currency
        from commission_entries as entries join agents on agents.id = entries.agent_id
        where entries.order_id = orders.id and kind = 'earn'
          and not exists (select from commission_entries as later where later.kind = 'earn' and later.turn > entries.turn
            and later.order_line_id = entries.order_line_id and later.level = entries.level)
        group by account_id, entries.currency order by account_id) as earned), '[]') as commissions
    from orders where id = ${id}`.execute(db)
  return rows[0]
}

export interface ThreadFacts {
  message_id: number
  thread_id: number
  side: 'buyer' | 'seller'
  vendor_id: number | null
  listing_id: number | null
  order_number: string | null
}

export async function findThreadFacts(db: Database, id: number): Promise<ThreadFacts | undefined> {
  const { rows } = await sql<ThreadFacts>`
    select message.id as message_id, thread_id, side, vendor_id, product_id as listing_id, orders.number as order_number
    from thread_messages as message join threads on threads.id = thread_id
    left join orders on orders.id = threads.order_id
    where message.id = ${id}`.execute(db)
  return rows[0]
}

export interface OfferFacts {
  offer_id: number
  listing_id: number
  vendor_id: number | null
  amount: number
  list_price: number
  currency: string
  ends_at: Date
}

export async function findOfferFacts(db: Database, id: number): Promise<OfferFacts | undefined> {
  const { rows } = await sql<OfferFacts>`
    select offers.id as offer_id, product_id as listing_id, vendor_id, amount, list_price, offers.currency, ends_at
    from offers join products on products.id = product_id where offers.id = ${id}`.execute(db)
  return rows[0]
}

export interface QuoteFacts {
  quote_id: number
  listing_ids: number[]
  shipping: number
  currency: string
  valid_until: string | null
}

export async function findQuoteFacts(db: Database, id: number): Promise<QuoteFacts | undefined> {
  const { rows } = await sql<QuoteFacts>`
    select baskets.id as quote_id, quote_valid_until::text as valid_until, ${tradeCurrency} as currency,
      (select coalesce(jsonb_agg(product_id order by id), '[]') from basket_lines where basket_id = baskets.id) as listing_ids,
      (select coalesce(sum(shipping_charge), 0)::bigint from basket_lines where basket_id = baskets.id) as shipping
    from baskets where id = ${id}`.execute(db)
  return rows[0]
}

export interface PayoutFacts {
  payout_id: number
  batch_id: number
  account_id: number
  code: string
  amount: number
  currency: string
}

export async function listPayoutFacts(db: Database, batchId: number): Promise<PayoutFacts[]> {
  const { rows } = await sql<PayoutFacts>`
    select line.id as payout_id, batch_id, account_id, line.code, amount, currency
    from payout_lines as line join agents on agents.id = agent_id
    where batch_id = ${batchId} order by line.id`.execute(db)
  return rows
}
