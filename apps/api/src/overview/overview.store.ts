import { sql } from 'kysely'
import { payoutThreshold } from '../supporters/ledger/commission.ts'
import { balances } from '../supporters/ledger/ledger.store.ts'
import { isOverdue } from '../selling/payments/payment-deadline.store.ts'
import {
  hasMoney,
  isOverpaid,
  isPaidFor,
  isPaidNoLonger,
} from '../selling/payments/payments.store.ts'
import { waitingEntries } from '../money/statements/entries.store.ts'
import { awaitsInsurance } from '../pricing/insurance/insurance.store.ts'
import { waitsForStaff } from '../conversations/offers/seller/listing-offers.store.ts'
import { waitsForShop } from '../conversations/threads/staff/thread-list.store.ts'
import { waitingPapers } from '../delivery/vendor-orders/seller-papers.store.ts'
import { openFindings } from '../sellers/listing-checks/findings.store.ts'
import type { Database } from '../platform/db/database.ts'
import { openDoubles } from '../stock/moderation/chassis-doubles/doubles.store.ts'
import { type ListingState, listingState } from '../stock/moderation/listing-state.store.ts'

export type Queue =
  | 'orders-to-be-paid'
  | 'payments-to-find'
  | 'orders-paid-in-part'
  | 'payments-to-assign'
  | 'refunds-to-approve'
  | 'cancellations-to-answer'
  | 'amendments-to-approve'
  | 'money-to-send-back'
  | 'orders-paid-no-longer'
  | 'orders-overdue'
  | 'order-alarms'
  | 'seller-papers'
  | 'orders-to-be-shipped'
  | 'orders-without-insurance'
  | 'quotes'
  | 'vendor-applications'
  | 'merges-to-approve'
  | 'requests'
  | 'claims-to-answer'
  | 'threads-to-answer'
  | 'threads-reported'
  | 'reviews-reported'
  | 'chassis-doubles'
  | 'model-requests'
  | 'listings-found'
  | 'offers-to-answer'
  | 'supporters-to-be-paid'
  | 'mails-that-failed'

export interface QueueRow {
  what: Queue
  count: number
  oldest_at: Date | null
}

/** Counts every queue of support in one statement; each has an index of its own. */
export async function listQueues(db: Database, now: Date): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select 'orders-to-be-paid' as what, count(*)::integer as count, min(date_placed) as oldest_at
      from orders where status = 'Pending'
    union all select 'payments-to-find', count(*)::integer, min(reported_at)
      from payment_reports where answered_at is null
    union all select 'orders-paid-in-part', count(*)::integer, min(date_placed)
      from orders where status = 'Pending' and ${hasMoney}
    union all select 'payments-to-assign', count(*)::integer, min(booked_on)::timestamptz
      from ${waitingEntries}
    union all select 'refunds-to-approve', count(*)::integer, min(asked_at)
      from refund_requests where state = 'waiting'
    union all select 'cancellations-to-answer', count(*)::integer, min(asked_at)
      from cancellation_requests where state = 'waiting'
    union all select 'amendments-to-approve', count(*)::integer, min(asked_at)
      from order_amendments where state = 'to-approve'
    union all select 'money-to-send-back', count(*)::integer, null
      from orders where ${isOverpaid}
    union all select 'orders-paid-no-longer', count(*)::integer, min((
        select max(at) from payments where payments.order_id = orders.id and corrects is not null))
      from orders where ${isPaidNoLonger}
    union all select 'orders-overdue', count(*)::integer, min(payment_due)
      from orders where ${isOverdue(now)}
    union all select 'order-alarms', count(distinct order_id)::integer, min(raised_at)
      from order_alarms where settled_at is null and acknowledged_at is null
    union all select 'seller-papers', count(*)::integer, min(sent_at) from ${waitingPapers}
    union all select 'orders-to-be-shipped', count(*)::integer, min(date_placed)
      from orders where status = 'Authorized' and ${isPaidFor}
    union all select 'orders-without-insurance', count(*)::integer, min(date_placed)
      from orders where ${awaitsInsurance}
    union all select 'quotes', count(*)::integer, min(quote_requested_at)
      from baskets where quote_requested_at is not null and quote_answered_at is null and status = 'Open'
    union all select 'vendor-applications', count(*)::integer, min(coalesce(applied_at, started_at))
      from accounts left join agents on agents.account_id = accounts.id where seller_status = 'pending'
    union all select 'merges-to-approve', count(*)::integer, min(created_at)
      from account_merges where state = 'waiting'
    union all select 'requests', count(*)::integer, min(coalesce(waits_since, created_at)) from requests where state = 'new'
    union all select 'claims-to-answer', count(*)::integer, min(state_since) from claims where state = 'open'
    union all select 'threads-to-answer', count(*)::integer, min(last_at) from threads where ${waitsForShop}
    union all select 'threads-reported', count(*)::integer, min(at) from thread_reports where outcome is null
    union all select 'reviews-reported', count(distinct review_id)::integer, min(at)
      from review_reports where settled_at is null
    union all select 'chassis-doubles', count(*)::integer, min(found_at) from ${openDoubles}
    union all select 'model-requests', count(distinct name_key)::integer, min(created_at)
      from model_requests where state = 'open'
    union all select 'listings-found', count(*)::integer, min(found_at) from ${openFindings}
    union all select 'offers-to-answer', count(*)::integer, min(state_since) from offers where ${waitsForStaff}
    union all select 'supporters-to-be-paid', count(*)::integer, null
      from (${balances}) as balances where approved >= ${payoutThreshold}
    union all select 'mails-that-failed', count(*)::integer, min(created_at)
      from outbox where sent_at is null and attempts > 0`.execute(db)
  return rows
}

export interface DayRow {
  day: string
  placed: number
  paid: number
  /** Cents. */
  turnover: number
}

/** The days that end with `now`, in UTC, oldest first, also those on which nothing happened. */
export async function listDays(db: Database, now: Date, days: number): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with days as (
      select generate_series(date_trunc('day', ${now}::timestamptz, 'UTC') - make_interval(days => ${days - 1}),
        date_trunc('day', ${now}::timestamptz, 'UTC'), interval '1 day') as day
    ), placed as (
      select date_trunc('day', date_placed, 'UTC') as day, count(*)::integer as n from orders
      where date_placed >= (select min(day) from days) group by 1
    ), paid as (
      select date_trunc('day', at, 'UTC') as day, count(*)::integer as n, sum(total)::bigint as turnover
      from order_events join orders on orders.id = order_id
      where order_events.status = 'Authorized' and at >= (select min(day) from days) and ${isPaidFor}
        -- An order that was put back and paid again was paid once.
        and not exists (select from order_events as later
          where later.order_id = orders.id and later.status = 'Authorized' and later.id > order_events.id)
      group by 1
    )
    select to_char(days.day at time zone 'UTC', 'YYYY-MM-DD') as day, coalesce(placed.n, 0) as placed,
      coalesce(paid.n, 0) as paid, coalesce(turnover, 0) as turnover
    from days left join placed using (day) left join paid using (day) order by days.day`.execute(db)
  return rows
}

export interface StockRow {
  market: 'export' | 'local'
  state: ListingState
  count: number
}

/** Listings of each market by state, as support's list is narrowed to it. */
export async function countStock(db: Database): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select market, ${listingState} as state, count(*)::integer as count
    from products where class <> 'other' group by 1, 2 order by 1, 2`.execute(db)
  return rows
}
