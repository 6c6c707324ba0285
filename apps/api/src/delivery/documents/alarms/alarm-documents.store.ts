import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/* Queries of the document alarms, over orders under way. Days are `2026-12-31`. */

interface AlarmDocument {
  orderId: number
  id: number
  kind: string
}

const onlyOrder = (orderId: number | null) =>
  sql`(${orderId}::bigint is null or orders.id = ${orderId})`

/** The latest version of each document. */
const newest = sql`(select distinct on (order_id, kind, label) * from papers
  order by order_id, kind, label, version desc) as newest`

const isUnderWay = sql`orders.status in ('Authorized', 'Shipped')`

const isReached = (
  step: 'arrived' | 'booked',
) => sql`coalesce((select done_on is not null from order_steps
  where order_id = orders.id and step = ${step} order by id desc limit 1), false)`

/**
 * Drafts that were added before a moment and are not answered. A draft that names a former consignee waits for no
 * answer: the next draft does.
 */
export async function listUnansweredDrafts(
  db: Database,
  { addedBefore, orderId }: { addedBefore: Date; orderId: number | null },
): Promise<(AlarmDocument & { addedAt: Date })[]> {
  const { rows } = await sql<AlarmDocument & { addedAt: Date }>`
    select orders.id as "orderId", newest.id, kind, added_at as "addedAt"
    from ${newest} join orders on orders.id = newest.order_id
    where is_draft and added_at < ${addedBefore} and ${isUnderWay} and ${onlyOrder(orderId)}
      and not exists (select from paper_answers where paper_id = newest.id)
      and not (kind = 'bill_of_lading' and exists (select from consignee_changes
        where order_id = orders.id and state = 'taken' and ended_at > added_at))
    order by newest.id`.execute(db)
  return rows
}

/** Documents that expire before the ship arrives, or have expired today if no arrival is known. */
export async function listEndingDocuments(
  db: Database,
  { today, orderId }: { today: string; orderId: number | null },
): Promise<(AlarmDocument & { until: string; eta: string | null })[]> {
  const { rows } = await sql<AlarmDocument & { until: string; eta: string | null }>`
    select orders.id as "orderId", newest.id, kind, valid_until::text as until, eta::text
    from ${newest} join orders on orders.id = newest.order_id
      left join shipments on shipments.order_id = orders.id
    where valid_until < coalesce(eta, ${today}::date) and ${isUnderWay} and ${onlyOrder(orderId)}
      and not ${isReached('arrived')}
    order by newest.id`.execute(db)
  return rows
}

/** Orders with a booked ship. */
export async function listBookedOrders(db: Database, orderId: number | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select orders.id from orders where ${isUnderWay} and ${onlyOrder(orderId)}
      and orders.id in (select order_id from order_steps where step = 'booked') and ${isReached('booked')}
    order by orders.id`.execute(db)
  return rows.map(({ id }) => id)
}
