import { sql, type SqlBool } from 'kysely'
import type { Account } from '../../core/account.ts'
import type { Database } from '../../platform/db/database.ts'
import { assigneeIn, type DeskPerson } from '../assignments/assignments.store.ts'
import type { ThreadSide } from './tables.ts'

export interface ThreadRow {
  id: number
  product_id: number | null
  order_id: number | null
  request_id: number | null
  basket_id: number | null
  /** Of the listing that it was begun about. */
  market: 'export' | 'local' | null
  title: string
  buyer_id: number
  /** Null once the account is deleted. */
  buyer_name: string | null
  vendor_id: number | null
  vendor_name: string | null
  opened_at: Date
  last_at: Date
  last_side: ThreadSide
  buyer_seen: number
  seller_seen: number
  blocked_by: ThreadSide | 'staff' | null
  /** Whether an order between the two exists that was not cancelled. */
  has_order: boolean
  /** Whether the seller has written at all. */
  is_answered: boolean
  assignee: DeskPerson | null
  buyer_unread: number
  seller_unread: number
  last_text: string
  report: {
    reason: string
    at: string
    by: ThreadSide
    outcome: 'closed' | 'dismissed' | null
  } | null
}

/** For the audit: what the thread is about. */
export const threadName = sql<string>`select title from threads where threads.id = subject_id::bigint`

const unseenOf = (side: ThreadSide) => sql`(select count(*)::integer from thread_messages
  where thread_id = threads.id and side <> ${side} and thread_messages.id > ${sql.ref(`${side}_seen`)})`

const named = (
  account: string,
) => sql`case when ${sql.ref(`${account}.email`)} like '%@deleted.invalid' then null
  else ${sql.ref(`${account}.first_name`)} end`

/** Columns of `threadTables`. */
export const threadFacts = sql<ThreadRow>`threads.id, threads.product_id, threads.order_id, threads.request_id,
  threads.basket_id, threads.market, threads.title, buyer_id,
  ${named('buyer')} as buyer_name, threads.vendor_id, ${named('vendor')} as vendor_name, threads.opened_at, last_at,
  last_side, buyer_seen, seller_seen, blocked_by, ${assigneeIn('threads.assigned_to')} as assignee,
  threads.order_id is not null or exists (
    select from orders as placed join order_lines on order_lines.order_id = placed.id
      join products as bought on bought.id = order_lines.product_id
    where placed.account_id = buyer_id and placed.status not in ('Canceled', 'Payment Declined')
      and bought.vendor_id is not distinct from threads.vendor_id) as has_order,
  exists (select from thread_messages where thread_id = threads.id and side = 'seller') as is_answered,
  ${unseenOf('buyer')} as buyer_unread, ${unseenOf('seller')} as seller_unread,
  coalesce((select coalesce(nullif(text, ''), (select name from thread_files join private_files
      on private_files.id = file_id where message_id = latest.id order by thread_files.id limit 1))
    from thread_messages as latest where thread_id = threads.id order by latest.id desc limit 1), '') as last_text,
  (select jsonb_build_object('reason', reason, 'at', thread_reports.at, 'outcome', outcome,
      'by', case when reported_by = buyer_id then 'buyer' else 'seller' end)
    from thread_reports where thread_id = threads.id order by thread_reports.id desc limit 1) as report`

export const threadTables = sql`threads join accounts as buyer on buyer.id = buyer_id
  left join accounts as vendor on vendor.id = threads.vendor_id`

export async function findThread(db: Database, id: number): Promise<ThreadRow | null> {
  const { rows } = await sql<ThreadRow>`
    select ${threadFacts} from ${threadTables} where threads.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Locks it until the transaction ends. */
export async function lockThread(db: Database, id: number): Promise<ThreadRow | null> {
  await sql`select from threads where id = ${id} for update`.execute(db)
  return findThread(db, id)
}

export const threadsPerPage = 25

type Correspondent = Pick<Account, 'id' | 'membership'>

/** As buyer, as vendor, or on the team of one. */
const isOf = ({ id, membership }: Correspondent) =>
  sql<SqlBool>`(buyer_id = ${id} or threads.vendor_id in (${id}, ${membership?.vendorId ?? id}))`

/** An account's threads, as buyer or vendor, newest first, plus one: if it is there, there is another page. */
export async function listThreadsOf(
  db: Database,
  account: Correspondent,
  page: number,
): Promise<ThreadRow[]> {
  const { rows } = await sql<ThreadRow>`
    select ${threadFacts} from ${threadTables} where ${isOf(account)}
    order by last_at desc, threads.id desc limit ${threadsPerPage + 1} offset ${(page - 1) * threadsPerPage}`.execute(
    db,
  )
  return rows
}

/** Unseen messages in all threads of an account. */
export async function countUnread(db: Database, account: Correspondent): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(sum(case when buyer_id = ${account.id} then ${unseenOf('buyer')} else ${unseenOf('seller')} end), 0)::integer as n
    from threads where ${isOf(account)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** A listing that is public. */
export async function findPublicProduct(
  db: Database,
  productId: number,
): Promise<{ vendor_id: number | null; title: string } | null> {
  const found = await db
    .selectFrom('products')
    .select(['vendor_id', 'title'])
    .where('id', '=', productId)
    .where('status', '=', 'live')
    .where('vendor_approved', '=', true)
    .where('taken_down', '=', false)
    .executeTakeFirst()
  return found ?? null
}

/** What a thread is about; exactly one of them is set. */
export interface Subject {
  productId?: number
  orderId?: number
  requestId?: number
  basketId?: number
}

export interface NewThread extends Subject {
  buyerId: number
  vendorId: number | null
  title: string
  now: Date
}

/** Returns the thread of these two about this. */
export async function findOrCreateThread(db: Database, about: NewThread): Promise<number> {
  const { productId = null, orderId = null, requestId = null, basketId = null } = about
  const { buyerId, vendorId, title, now } = about
  await sql`
    insert into threads (product_id, order_id, request_id, basket_id, market, buyer_id, vendor_id, title, opened_at, last_at, last_side)
    values (${productId}, ${orderId}, ${requestId}, ${basketId}, (select market from products where id = ${productId}),
      ${buyerId}, ${vendorId}, ${title}, ${now}, ${now}, 'buyer')
    on conflict do nothing`.execute(db)
  const { rows } = await sql<{ id: number }>`
    select id from threads where buyer_id = ${buyerId}
      and (product_id = ${productId} or order_id = ${orderId} or request_id = ${requestId} or basket_id = ${basketId})`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('the thread is somebody else’s')
  return found.id
}

export async function findThreadIdOfOrder(
  db: Database,
  { orderId, buyerId }: { orderId: number; buyerId: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('threads')
    .select('id')
    .where('order_id', '=', orderId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  return row?.id ?? null
}

export async function setBlocked(
  db: Database,
  id: number,
  blocked_by: ThreadSide | 'staff' | null,
): Promise<void> {
  await db.updateTable('threads').set({ blocked_by }).where('id', '=', id).execute()
}

/** Staff who answer are no change of what was said. */
export function setAssignee(id: number) {
  return async (db: Database, assigned_to: number | null): Promise<void> => {
    await db.updateTable('threads').set({ assigned_to }).where('id', '=', id).execute()
  }
}

/** False if a report already waits for staff. */
export async function insertReport(
  db: Database,
  report: { threadId: number; by: number; reason: string; now: Date },
): Promise<boolean> {
  const { threadId: thread_id, by: reported_by, reason, now: at } = report
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('thread_reports')
    .values({ thread_id, reported_by, reason, at })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function decideReport(
  db: Database,
  decision: { threadId: number; outcome: 'closed' | 'dismissed'; by: number; now: Date },
): Promise<void> {
  const { threadId, outcome, by: decided_by, now: decided_at } = decision
  await db
    .updateTable('thread_reports')
    .set({ outcome, decided_by, decided_at })
    .where('thread_id', '=', threadId)
    .where('outcome', 'is', null)
    .execute()
}
