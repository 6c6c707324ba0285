import { sql } from 'kysely'
import type { MpesaReceiptState } from '@bandari/sdk'
import type { MpesaObstacle } from '../tables.ts'
import { shopZone } from '../../../core/shop-day.ts'
import { containsPattern } from '../../../platform/lists/list-sql.store.ts'
import { resource } from '../../../platform/lists/resource.store.ts'

export interface ReceiptListRow {
  id: string
  /** Minor units of shillings. */
  amount: number
  account: string | null
  arrived_at: Date
  state: MpesaReceiptState
  obstacle: MpesaObstacle | 'taken-back' | null
  /** The payment that it is recorded as. */
  payment_id: number | null
  order_id: number | null
  order_number: string | null
  rate: string | null
}

/** Whether staff recorded it by hand under its number, for any order, and that was not reversed. */
const isByHand = sql<boolean>`exists (
  select from payments where kind = 'received' and method = 'mpesa' and source = 'staff' and corrects is null
    and lower(reference) = lower(receipt) and not exists (select from payments as back where back.corrects = payments.id))`

/** Whether the payment that it was recorded as was taken back: it waits again. */
const isTakenBack = sql<boolean>`exists (select from payments as back where back.corrects = payment_id)`

/** At its prompt's rate, which the payer was told, else at the rate of the day it came, unless that was too old. */
export const receipts = (rateDays: number) =>
  resource({
    name: 'mpesa-receipts',
    from: sql`(
      select receipt as id, mpesa_receipts.amount, account, arrived_at, orders.id as order_id, orders.number as order_number,
        case when ${isTakenBack} then 'taken-back' else obstacle end as obstacle,
        case when ${isTakenBack} then null else payment_id end as payment_id,
        case when payment_id is not null and not ${isTakenBack} then 'placed' when ${isByHand} then 'recorded' else 'waits' end as state,
        trim_scale(coalesce(mpesa_prompts.rate, of_day.rate))::text as rate
      from mpesa_receipts left join mpesa_prompts on mpesa_prompts.id = prompt_id
        left join orders on orders.id = case when ${isTakenBack} then mpesa_prompts.order_id else mpesa_receipts.order_id end
        left join lateral (
          select rate from exchange_rates where currency = 'KES' and day <= (arrived_at at time zone ${shopZone()})::date
            and day >= (arrived_at at time zone ${shopZone()})::date - ${rateDays}::integer order by day desc, id desc limit 1
        ) as of_day on true
    ) as entries`,
    select: sql<ReceiptListRow>`*`,
    fields: {
      id: { ref: sql.ref('id'), type: 'text', required: true },
      state: { ref: sql.ref('state'), type: 'text', required: true },
      waits: { ref: sql`(state = 'waits')`, type: 'boolean', required: true },
      amount: { ref: sql.ref('amount'), type: 'money', required: true },
      arrived_at: { ref: sql.ref('arrived_at'), type: 'time', required: true },
      order_number: { ref: sql.ref('order_number'), type: 'text' },
    },
    sort: { field: 'arrived_at', descending: true },
    search(q) {
      const text = containsPattern(q)
      return sql`(id ilike ${text} or account ilike ${text} or order_number = ${q})`
    },
  })
