import type { Language } from '@bandari/i18n'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { StarCounts } from './rating.ts'

interface Person {
  id: number
  email: string
  first_name: string
  last_name: string
  language: Language
}

export interface ReviewRow {
  id: number
  version: number
  order_id: number
  order_number: string
  stars: number
  text: string
  created_at: Date
  answer: string | null
  answered_at: Date | null
  hidden_reason: string | null
  hidden_at: Date | null
  seller: Person
  buyer: Person
  /** The newest first. */
  reports: { reason: string; by: string; at: string; settled: boolean }[]
}

const person = (account: string) => {
  const column = (name: string) => sql.ref(`${account}.${name}`)
  return sql`jsonb_build_object('id', ${column('id')}, 'email', ${column('email')},
    'first_name', ${column('first_name')}, 'last_name', ${column('last_name')}, 'language', ${column('language')})`
}

/** Columns of `reviewTables`. */
export const reviewFacts = sql<ReviewRow>`reviews.id, reviews.version, reviews.order_id, orders.number as order_number,
  reviews.stars, reviews.text, reviews.created_at, reviews.answer, reviews.answered_at, reviews.hidden_reason,
  reviews.hidden_at, ${person('seller')} as seller, ${person('buyer')} as buyer,
  coalesce((select jsonb_agg(jsonb_build_object('reason', reason, 'at', review_reports.at, 'settled', settled_at is not null,
      'by', reporter.first_name || ' ' || reporter.last_name) order by review_reports.id desc)
    from review_reports join accounts as reporter on reporter.id = reported_by
    where review_id = reviews.id), '[]') as reports`

export const reviewTables = sql`reviews join orders on orders.id = reviews.order_id
  join accounts as seller on seller.id = reviews.vendor_id join accounts as buyer on buyer.id = reviews.account_id`

/** For the audit: the number of the order. */
export const reviewName = sql<string>`
  select number from reviews join orders on orders.id = order_id where reviews.id = subject_id::bigint`

export async function findReview(db: Database, id: number): Promise<ReviewRow | null> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewFacts} from ${reviewTables} where reviews.id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function getReview(db: Database, id: number): Promise<ReviewRow> {
  const review = await findReview(db, id)
  if (!review) throw new Error(`there is no review ${id}`)
  return review
}

/** Locks it until the transaction ends. */
export async function lockReview(db: Database, id: number): Promise<ReviewRow | null> {
  await sql`select from reviews where id = ${id} for update`.execute(db)
  return findReview(db, id)
}

interface Wanted {
  vendorId: number
  /** Also those that staff have hidden. */
  withHidden?: boolean
  page: number
}

export const reviewsPerPage = 10

/** Newest first, plus one: if it is there, there is another page. */
export async function listReviewsOf(db: Database, wanted: Wanted): Promise<ReviewRow[]> {
  const { vendorId, withHidden = false, page } = wanted
  const { rows } = await sql<ReviewRow>`
    select ${reviewFacts} from ${reviewTables}
    where reviews.vendor_id = ${vendorId} and (${withHidden} or reviews.hidden_at is null)
    order by reviews.id desc limit ${reviewsPerPage + 1} offset ${(page - 1) * reviewsPerPage}`.execute(
    db,
  )
  return rows
}

/** Hidden reviews do not count. */
export async function countStars(db: Database, vendorId: number): Promise<StarCounts> {
  const { rows } = await sql<{ stars: number; count: number }>`
    select stars, count(*)::integer as count from reviews
    where vendor_id = ${vendorId} and hidden_at is null group by stars`.execute(db)
  return rows
}

export interface OrderSellerRow {
  id: number
  first_name: string
  last_name: string
  /** Whether they have a page. */
  sells: boolean
  review_id: number | null
}

/** The sellers of an order, except the shop, the buyer and whoever has deleted their account. */
export async function listOrderSellers(db: Database, orderId: number): Promise<OrderSellerRow[]> {
  const { rows } = await sql<OrderSellerRow>`
    select seller.id, seller.first_name, seller.last_name,
      seller.seller_status = 'approved' and seller.is_active as sells, reviews.id as review_id
    from orders join accounts as seller on seller.deleted_at is null and seller.id <> orders.account_id
        and seller.id in (select vendor_id from order_lines join products on products.id = product_id
          where order_lines.order_id = orders.id)
      left join reviews on reviews.order_id = orders.id and reviews.vendor_id = seller.id
    where orders.id = ${orderId} order by seller.id`.execute(db)
  return rows
}

export interface NewReview {
  orderId: number
  vendorId: number
  accountId: number
  stars: number
  text: string
  now: Date
}

/** Null where there is one for this order and seller already. */
export async function insertReview(db: Database, review: NewReview): Promise<number | null> {
  const { orderId, vendorId, accountId, stars, text, now } = review
  const written = await db
    .insertInto('reviews')
    .values({
      order_id: orderId,
      vendor_id: vendorId,
      account_id: accountId,
      stars,
      text,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'vendor_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written?.id ?? null
}

export async function setAnswer(
  db: Database,
  { id, text, now }: { id: number; text: string; now: Date },
): Promise<void> {
  await sql`update reviews set answer = ${text}, answered_at = ${now}, version = version + 1
    where id = ${id}`.execute(db)
}

/** False where this account has reported it already. */
export async function insertReport(
  db: Database,
  report: { reviewId: number; by: number; reason: string; now: Date },
): Promise<boolean> {
  const written = await db
    .insertInto('review_reports')
    .values({
      review_id: report.reviewId,
      reported_by: report.by,
      reason: report.reason,
      at: report.now,
    })
    .onConflict((conflict) => conflict.columns(['review_id', 'reported_by']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** A null reason shows it again. What was reported is settled by either. */
export async function setHidden(
  db: Database,
  { id, reason, now }: { id: number; reason: string | null; now: Date },
): Promise<void> {
  await sql`update reviews set hidden_reason = ${reason}, hidden_at = ${reason === null ? null : now}::timestamptz,
    version = version + 1 where id = ${id}`.execute(db)
  await sql`update review_reports set settled_at = ${now}
    where review_id = ${id} and settled_at is null`.execute(db)
}
