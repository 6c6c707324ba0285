import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** Rows that a part of the page shows, each with how many there are. */
interface Counted {
  count: number
}

export interface RecordRow extends Counted {
  id: number
  title: string | null
  state: string
  at: Date
}

export interface OrderRow extends Counted {
  id: number
  number: string
  status: string
  total: number
  currency: string
  at: Date
}

export interface SignInRow extends Counted {
  app: 'shop' | 'portal'
  browser: string | null
  system: string | null
  since: Date
  used_at: Date
}

/** `from` has the order; the count is of all, before the limit. */
async function latest<Row extends Counted>(
  db: Database,
  select: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${select}, (count(*) over ())::integer as count from ${from} limit 5`.execute(db)
  return rows
}

export function listOrders(db: Database, accountId: number): Promise<OrderRow[]> {
  return latest(
    db,
    sql`id, number, status, total, currency, date_placed as at`,
    sql`orders where account_id = ${accountId} order by date_placed desc, id desc`,
  )
}

export function listRequests(db: Database, accountId: number): Promise<RecordRow[]> {
  return latest(
    db,
    sql`id, kind as title, state, created_at as at`,
    sql`requests where account_id = ${accountId} order by id desc`,
  )
}

export function listThreads(db: Database, accountId: number): Promise<RecordRow[]> {
  return latest(
    db,
    sql`id, title, last_side as state, last_at as at`,
    sql`threads where buyer_id = ${accountId} order by last_at desc, id desc`,
  )
}

export function listOffers(db: Database, accountId: number): Promise<RecordRow[]> {
  return latest(
    db,
    sql`offers.id, title, state, state_since as at`,
    sql`offers join products on products.id = product_id where account_id = ${accountId} order by offers.id desc`,
  )
}

/** Each under its order, where the slip is looked at. */
export function listReports(db: Database, accountId: number): Promise<RecordRow[]> {
  return latest(
    db,
    sql`orders.id, orders.number as title,
      case when is_found is null then 'waiting' when is_found then 'found' else 'not_found' end as state,
      reported_at as at`,
    sql`payment_reports join orders on orders.id = order_id where account_id = ${accountId}
      order by payment_reports.id desc`,
  )
}

export function listSignIns(db: Database, accountId: number, now: Date): Promise<SignInRow[]> {
  return latest(
    db,
    sql`app, browser, system, created_at as since, used_at`,
    sql`sessions where account_id = ${accountId} and viewer_id is null and expires_at > ${now}
      order by used_at desc, id desc`,
  )
}

export interface SpendRow {
  currency: string
  amount: number
  orders_count: number
}

/** Minor units that came in less what went back; charges that banks kept are no money of ours, and are left out. */
export async function sumSpend(db: Database, accountId: number): Promise<SpendRow[]> {
  const { rows } = await sql<SpendRow>`
    select payments.currency, sum(amount)::bigint as amount, count(distinct order_id)::integer as orders_count
    from payments join orders on orders.id = order_id
    where account_id = ${accountId} and kind <> 'bank-charges' group by payments.currency order by payments.currency`.execute(
    db,
  )
  return rows
}
