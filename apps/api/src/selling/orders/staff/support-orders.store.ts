import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ListQuery } from '../../../platform/lists/list-query.ts'
import {
  type Column,
  joining,
  matching,
  ordering,
  within,
} from '../../../platform/lists/list-sql.store.ts'
import { hasOpenReport, isDeadlinePaused } from '../../payments/payment-deadline.store.ts'
import {
  hasMoney,
  isOverpaid,
  isPaidFor,
  isPaidNoLonger,
  isRefundedWhole,
} from '../../payments/payments.store.ts'
import { hasRefundToDecide } from '../refunds/refund-requests.store.ts'
import { hasCancellationToAnswer } from '../cancellations.store.ts'
import { awaitsInsurance } from '../../../pricing/insurance/insurance.store.ts'
import { isEmailAddress, patternsOf, phoneIn } from '../../../platform/lists/search-text.ts'

const accounts = sql`join accounts on accounts.id = orders.account_id`
const progress = sql`left join order_progress on order_progress.order_id = orders.id`
const destination = sql`left join countries as destination on destination.code = orders.destination_country`
const vouchers = sql`left join vouchers on vouchers.id = orders.voucher_id`
const agents = sql`left join agents on agents.id = orders.agent_id`

/** What support may sort and filter orders by, and how each field is read. */
export const orderColumns = {
  id: { ref: sql.ref('orders.id'), type: 'number', required: true },
  number: { ref: sql.ref('orders.number'), type: 'text', required: true },
  status: { ref: sql.ref('orders.status'), type: 'text', required: true },
  status_since: { ref: sql.ref('orders.status_since'), type: 'time', required: true },
  status_days: {
    // Whole days, so that a view of “for at least 14 days” is as true tomorrow.
    ref: sql`floor(extract(epoch from now() - orders.status_since) / 86400)`,
    type: 'number',
    required: true,
  },
  user_id: { ref: sql.ref('orders.account_id'), type: 'number', required: true },
  user_email: {
    ref: sql`lower(accounts.email)`,
    type: 'lower',
    required: true,
    join: accounts,
  },
  user_name: {
    ref: sql`(accounts.first_name || ' ' || accounts.last_name)`,
    type: 'text',
    required: true,
    join: accounts,
  },
  total_incl_tax: { ref: sql.ref('orders.total'), type: 'money', required: true },
  shipping_incl_tax: { ref: sql.ref('orders.shipping'), type: 'money', required: true },
  shipping_code: { ref: sql.ref('orders.shipping_code'), type: 'text', required: true },
  destination_port: { ref: sql.ref('orders.destination_port'), type: 'text' },
  destination_country: { ref: sql.ref('destination.name'), type: 'text', join: destination },
  date_placed: { ref: sql.ref('orders.date_placed'), type: 'time', required: true },
  payment_due: { ref: sql.ref('orders.payment_due'), type: 'time', required: true },
  payment_reference: { ref: sql.ref('orders.payment_reference'), type: 'text', required: true },
  insurance_requested: {
    ref: sql.ref('orders.insurance_requested'),
    type: 'boolean',
    required: true,
  },
  insurance_waits: { ref: awaitsInsurance, type: 'boolean', required: true },
  partly_paid: {
    ref: sql`(orders.status = 'Pending' and ${hasMoney})`,
    type: 'boolean',
    required: true,
  },
  overpaid: { ref: isOverpaid, type: 'boolean', required: true },
  paid: { ref: isPaidFor, type: 'boolean', required: true },
  refunded: { ref: isRefundedWhole, type: 'boolean', required: true },
  paid_no_longer: { ref: isPaidNoLonger, type: 'boolean', required: true },
  refund_waits: { ref: hasRefundToDecide, type: 'boolean', required: true },
  amendment_waits: {
    ref: sql`exists (select from order_amendments where order_amendments.order_id = orders.id and state = 'to-approve')`,
    type: 'boolean',
    required: true,
  },
  cancellation_waits: { ref: hasCancellationToAnswer, type: 'boolean', required: true },
  payment_reported: { ref: hasOpenReport, type: 'boolean', required: true },
  clock_stopped: {
    // Read when it is asked for: only then the payment methods are known.
    get ref() {
      return isDeadlinePaused()
    },
    type: 'boolean',
    required: true,
  },
  // Its progress, and what needs attention (delivery/tracking).
  next_step: { ref: sql.ref('order_progress.next_step'), type: 'text', join: progress },
  step_due: { ref: sql.ref('order_progress.due_on'), type: 'time', join: progress },
  has_alarm: {
    ref: sql`exists (select from order_alarms where order_alarms.order_id = orders.id
      and settled_at is null and acknowledged_at is null)`,
    type: 'boolean',
    required: true,
  },
  has_seller_paper: {
    ref: sql`exists (select from seller_papers where seller_papers.order_id = orders.id and state = 'waiting')`,
    type: 'boolean',
    required: true,
  },
  voucher_code: { ref: sql.ref('vouchers.code'), type: 'text', join: vouchers },
  agent_code: { ref: sql.ref('agents.code'), type: 'text', join: agents },
  consignee_name: { ref: sql`true`, type: 'text', mentions: consigneeMentions },
  phone: { ref: sql`true`, type: 'text', mentions: phoneMentions },
  title: { ref: sql`true`, type: 'text', mentions: titleMentions },
} as const satisfies Record<string, Column>

export type OrderField = keyof typeof orderColumns

/**
 * The orders of a range, and how many there are. The matches of a text are gathered once, for both; the indexes count
 * and order everything else.
 */
export async function findOrders(
  db: Database,
  query: ListQuery<OrderField>,
): Promise<{ ids: number[]; total: number }> {
  if (!isSearch(query)) {
    return { ids: await listOrderIds(db, query), total: await countOrders(db, query) }
  }
  if (isEmailAddress(query.q)) {
    const own = await searchOrders(db, query, isOf)
    if (own.total > 0) return own
  }
  return searchOrders(db, query, mentions)
}

function isSearch({ q, conditions }: ListQuery<OrderField>): boolean {
  return q !== '' || conditions.some(({ field }) => 'mentions' in orderColumns[field])
}

type Search = (q: string) => RawBuilder<SqlBool>

async function searchOrders(db: Database, query: ListQuery<OrderField>, search: Search) {
  const direction = query.sort.descending ? sql`desc nulls last` : sql`asc nulls first`
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with found (id, place) as materialized (${candidates(query, search)})
    select (select count(*)::integer from found) as total,
      array(select id::integer from found
        order by place ${direction}, id ${direction} ${within(query)}) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** The matches, with the column they are ordered by. The search's own table answers the usual question. */
function candidates(query: ListQuery<OrderField>, search: Search): RawBuilder<unknown> {
  const { conditions, q, sort } = query
  const patterns = patternsOf(q)
  const isUsual = search === mentions && conditions.length === 0 && sort.field === 'date_placed'
  if (isUsual && patterns.length > 0) {
    return sql`select order_id, date_placed from order_search where ${allIn(sql.ref('text'), patterns)}`
  }
  return sql`select orders.id, ${orderColumns[sort.field].ref} from ${source([...query.conditions, query.sort])}
    where ${matching(orderColumns, query, search)}`
}

async function countOrders(db: Database, query: ListQuery<OrderField>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${source(query.conditions)}
    where ${matching(orderColumns, query, mentions)}`.execute(db)
  return rows[0]?.n ?? 0
}

async function listOrderIds(db: Database, query: ListQuery<OrderField>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from ${source([...query.conditions, query.sort])} where ${matching(orderColumns, query, mentions)}
    order by ${ordering(orderColumns, query.sort, orderId)} ${within(query)}`.execute(db)
  return rows.map(({ id }) => id)
}

const orderId = sql.ref('orders.id')

/** Only tables that are read are joined, so that the indexes of the orders alone can answer most questions. */
function source(read: readonly { field: OrderField }[]): RawBuilder<unknown> {
  return sql`orders ${joining(orderColumns, read)}`
}

/** A whole e-mail address is the account's or the consignee's, so no other column has to be searched for it. */
function isOf(address: string): RawBuilder<SqlBool> {
  return sql`orders.id in (
    select id from orders where lower(email) = lower(${address})
    union select orders.id from accounts join orders on account_id = accounts.id
    where lower(accounts.email) = lower(${address}))`
}

/** Every word must occur somewhere in the number, reference, e-mails, names, phones and titles. */
function mentions(q: string): RawBuilder<SqlBool> {
  const patterns = patternsOf(q)
  return patterns.length === 0 ? sql`false` : foundBy(patterns)
}

function foundBy(patterns: readonly string[]): RawBuilder<SqlBool> {
  return sql`orders.id in (select order_id from order_search where ${allIn(sql.ref('text'), patterns)})`
}

function allIn(text: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<SqlBool> {
  return sql.join(
    patterns.map((pattern) => sql`${text} like lower(${pattern})`),
    sql` and `,
  )
}

/* The search finds the candidates; then one field of theirs is looked at. */

function consigneeMentions(name: string): RawBuilder<SqlBool> {
  const patterns = patternsOf(name)
  const own = sql`lower(concat_ws(' ', '', shipping_address ->> 'first_name', shipping_address ->> 'last_name'))`
  return patterns.length === 0
    ? sql`false`
    : sql`(${foundBy(patterns)} and ${allIn(own, patterns)})`
}

function phoneMentions(phone: string): RawBuilder<SqlBool> {
  const digits = phoneIn(phone)
  const own = sql`concat_ws(' ', shipping_address ->> 'phone_number', shipping_address ->> 'tel_number')`
  return digits === null
    ? sql`false`
    : sql`(${foundBy([`%${digits}%`])} and ${allIn(own, [`%${digits}%`])})`
}

function titleMentions(title: string): RawBuilder<SqlBool> {
  const patterns = patternsOf(title)
  const own = sql`(select lower(string_agg(' ' || title, '')) from order_lines where order_id = orders.id)`
  return patterns.length === 0
    ? sql`false`
    : sql`(${foundBy(patterns)} and ${allIn(own, patterns)})`
}
