import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { MpesaReceiptState } from '@bandari/sdk'
import type { Database } from '../../../platform/db/database.ts'
import type { MpesaObstacle } from '../tables.ts'
import type { ListQuery } from '../../../platform/lists/list-query.ts'
import {
  anywhere,
  type Column,
  countRows,
  matching,
  ordering,
  within,
} from '../../../platform/lists/list-sql.store.ts'

export interface ReceiptListRow {
  id: string
  /** Minor units of shillings. */
  amount: number
  account: string | null
  arrived_at: Date
  state: MpesaReceiptState
  obstacle: MpesaObstacle | null
  order_id: number | null
  order_number: string | null
  rate: string | null
}

/** What staff may sort and filter receipts by. */
export const receiptColumns = {
  id: { ref: sql.ref('id'), type: 'text', required: true },
  state: { ref: sql.ref('state'), type: 'text', required: true },
  waits: { ref: sql`(state = 'waits')`, type: 'boolean', required: true },
  amount: { ref: sql.ref('amount'), type: 'money', required: true },
  arrived_at: { ref: sql.ref('arrived_at'), type: 'time', required: true },
  order_number: { ref: sql.ref('order_number'), type: 'text' },
} as const satisfies Record<string, Column>

export type ReceiptField = keyof typeof receiptColumns

/** Staff recorded it by hand under its number, and nobody took that back; for whichever order. */
const isByHand = sql<boolean>`exists (
  select from payments where kind = 'received' and method = 'mpesa' and source = 'staff' and corrects is null
    and lower(reference) = lower(receipt) and not exists (select from payments as back where back.corrects = payments.id))`

/** By its prompt's rate, which somebody was told, or by that of the day on which it came, unless that was too old by then. */
const receipts = (rateDays: number) => sql`(
  select receipt as id, mpesa_receipts.amount, account, arrived_at, obstacle, orders.id as order_id, orders.number as order_number,
    case when payment_id is not null then 'placed' when ${isByHand} then 'recorded' else 'waits' end as state,
    trim_scale(coalesce(mpesa_prompts.rate, of_day.rate))::text as rate
  from mpesa_receipts left join mpesa_prompts on mpesa_prompts.id = prompt_id
    left join orders on orders.id = mpesa_receipts.order_id
    left join lateral (
      select rate from exchange_rates where currency = 'KES' and day <= (arrived_at at time zone 'utc')::date
        and day >= (arrived_at at time zone 'utc')::date - ${rateDays}::integer order by day desc, id desc limit 1
    ) as of_day on true
) as entries`

export async function countReceipts(
  db: Database,
  query: ListQuery<ReceiptField>,
  rateDays: number,
): Promise<number> {
  return countRows(db, receipts(rateDays), matching(receiptColumns, query, mentions))
}

export async function listReceipts(
  db: Database,
  query: ListQuery<ReceiptField>,
  rateDays: number,
): Promise<ReceiptListRow[]> {
  const { rows } = await sql<ReceiptListRow>`select * from ${receipts(rateDays)}
    where ${matching(receiptColumns, query, mentions)}
    order by ${ordering(receiptColumns, query.sort, sql.ref('id'))} ${within(query)}`.execute(db)
  return rows
}

export async function findReceipt(
  db: Database,
  receipt: string,
  rateDays: number,
): Promise<ReceiptListRow | null> {
  const { rows } = await sql<ReceiptListRow>`
    select * from ${receipts(rateDays)} where id = ${receipt}`.execute(db)
  return rows[0] ?? null
}

function mentions(q: string): RawBuilder<SqlBool> {
  const text = anywhere(q)
  return sql`(id ilike ${text} or account ilike ${text} or order_number = ${q})`
}
