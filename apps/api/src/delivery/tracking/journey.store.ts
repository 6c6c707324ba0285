import type { LandedPrice } from '@bandari/sdk'
import { sql } from 'kysely'
import { shopZone } from '../../core/shop-day.ts'
import { anyOf } from '../../platform/db/any-of.ts'
import type { OrderStatus } from '../../selling/orders/tables.ts'
import { isRefundedWhole } from '../../selling/payments/payments.store.ts'
import type { Database } from '../../platform/db/database.ts'
import type { LandedPriceQuery } from '../../landed/question.ts'
import type { Done } from './plan.ts'
import type { Step } from './steps.data.ts'

/** An order's journey as stored. Days are `2026-12-31`, by the shop's calendar. */
export interface JourneyRow {
  id: number
  number: string
  status: OrderStatus
  account_id: number
  placed_on: string
  due_on: string
  /** When the buyer says they paid, when the payment was found, and when the order was shipped. */
  slip_on: string | null
  paid_on: string | null
  shipped_on: string | null
  destination_port: string | null
  etd: string | null
  eta: string | null
  loaded_in_japan: boolean
  /** The latest move of each step by staff. */
  moves: { step: Step; on: string | null; isFailed: boolean }[]
  /** All its money went back before it was shipped: it goes nowhere. */
  is_refunded: boolean
  /** The landed price of its first vehicle at the time of the order: the question and parts of the answer. */
  asked: LandedPriceQuery | null
  arrival: LandedPrice['arrival'] | null
  verdict: LandedPrice['verdict'] | null
  /** Kinds of the cost lines of that landed price. */
  line_kinds: LandedPrice['lines'][number]['kind'][]
}

const day = (moment: string) =>
  sql`to_char(${sql.raw(moment)} at time zone ${shopZone()}, 'YYYY-MM-DD')`

/** Since when an order waits for its payment again, because one was taken back. */
const putBack = sql`(select max(back.at) as at, coalesce(max(back.id), 0) as id from order_events as back
  where back.order_id = orders.id and back.status in ('Pending', 'Payment Declined')
    and exists (select from order_events as paid
      where paid.order_id = orders.id and paid.status = 'Authorized' and paid.id < back.id))`

/** The rows come in no particular order. */
export async function listJourneyRows(db: Database, ids: readonly number[]): Promise<JourneyRow[]> {
  const { rows } = await sql<JourneyRow>`
    select orders.id, orders.number, orders.status, orders.account_id, destination_port,
      ${day('date_placed')} as placed_on, ${day('payment_due')} as due_on,
      (select min(paid_on)::text from payment_reports where order_id = orders.id) as slip_on,
      (select ${day('max(at)')} from order_events where order_id = orders.id and status = 'Authorized'
        and order_events.id > put_back.id) as paid_on,
      (select ${day('max(at)')} from order_events where order_id = orders.id and status = 'Shipped') as shipped_on,
      etd::text, eta::text,
      coalesce((select vehicle_loaded_in(products) = 'japan' from order_lines join products on products.id = product_id
        where order_id = orders.id order by position limit 1), false) as loaded_in_japan,
      coalesce((select jsonb_agg(jsonb_build_object('step', step, 'on', done_on, 'isFailed', is_failed))
        from (select distinct on (step) step, done_on, is_failed from order_steps
          where order_id = orders.id and (step <> 'paid' or put_back.at is null or order_steps.at > put_back.at)
          order by step, id desc) as newest), '[]') as moves,
      (orders.status = 'Authorized' and ${isRefundedWhole}) as is_refunded,
      landed.asked, landed.answer -> 'arrival' as arrival, landed.answer ->> 'verdict' as verdict,
      coalesce((select jsonb_agg(distinct line ->> 'kind')
        from jsonb_array_elements(landed.answer -> 'lines') as line), '[]') as line_kinds
    from orders
    left join shipments on shipments.order_id = orders.id
    left join lateral ${putBack} as put_back on true
    left join lateral (select asked, answer from order_landed_prices
      where order_id = orders.id order by position limit 1) as landed on true
    where orders.id = ${anyOf([...ids])}`.execute(db)
  return rows
}

/** A day that staff recorded overrides the order's own. */
export function doneOf(row: JourneyRow): Partial<Record<Step, Done>> {
  const own: [Step, string | null][] = [
    ['placed', row.placed_on],
    ['slip', row.slip_on],
    ['paid', row.paid_on],
    ['sailed', row.shipped_on],
  ]
  const done = own.flatMap(([step, on]) =>
    on === null ? [] : [[step, { on, isFailed: false }] as const],
  )
  const recorded = row.moves.flatMap(({ step, on, isFailed }) =>
    on === null ? [] : [[step, { on, isFailed }] as const],
  )
  return Object.fromEntries([...done, ...recorded])
}
