import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { OrderStatus } from '../../selling/orders/tables.ts'
import type { OfferState } from '../../conversations/offers/tables.ts'
import { alikePhotos } from '../listing-checks/facts.store.ts'
import { type BriefRow, briefListing } from '../../stock/moderation/listing-brief.store.ts'

const most = 20
const mostOthers = 12

/** The largest number that is counted. */
const countedTo = 1000

const brief = briefListing('products', 'sellers', 'covers')
const lookups = sql`left join accounts as sellers on sellers.id = products.vendor_id
  left join media as covers on covers.id = products.cover_media_id`

const buyerName = sql<string>`buyers.first_name || ' ' || buyers.last_name as buyer_name`

export interface Related {
  id: number
  vendorId: number | null
}

export async function getDescription(db: Database, id: number): Promise<string> {
  const { description } = await db
    .selectFrom('products')
    .select('description')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return description
}

export async function listOthers(
  db: Database,
  { id, vendorId }: Related,
): Promise<{ others: BriefRow[]; count: number }> {
  if (vendorId === null) return { others: [], count: 0 }
  const isOther = sql`products.vendor_id = ${vendorId} and products.id <> ${id}`
  const { rows } = await sql<{ listing: BriefRow }>`
    select ${brief} as listing from products ${lookups} where ${isOther}
    order by products.date_created desc, products.id desc limit ${mostOthers}`.execute(db)
  const { rows: counts } = await sql<{ n: number }>`
    select count(*)::integer as n from (
      select from products where ${isOther} limit ${countedTo}) as counted`.execute(db)
  return { others: rows.map(({ listing }) => listing), count: counts[0]?.n ?? 0 }
}

export interface RelatedOrder {
  id: number
  number: string
  status: OrderStatus
  date_placed: Date
  total: number
  currency: string
  buyer_name: string
}

export async function listOrdersOf(
  db: Database,
  id: number,
): Promise<{ orders: RelatedOrder[]; count: number }> {
  const isOf = sql`orders.id in (select order_id from order_lines where product_id = ${id})`
  const { rows: orders } = await sql<RelatedOrder>`
    select orders.id, number, orders.status, date_placed, total, currency, ${buyerName}
    from orders join accounts as buyers on buyers.id = account_id where ${isOf}
    order by date_placed desc, orders.id desc limit ${most}`.execute(db)
  const { rows: counts } = await sql<{ n: number }>`
    select count(*)::integer as n from orders where ${isOf}`.execute(db)
  return { orders, count: counts[0]?.n ?? 0 }
}

export interface RelatedThread {
  id: number
  buyer_name: string
  last_at: Date
  is_blocked: boolean
}

export async function listThreadsOf(db: Database, id: number): Promise<RelatedThread[]> {
  const { rows } = await sql<RelatedThread>`
    select threads.id, ${buyerName}, last_at, blocked_by is not null as is_blocked
    from threads join accounts as buyers on buyers.id = buyer_id where product_id = ${id}
    order by last_at desc, threads.id desc limit ${most}`.execute(db)
  return rows
}

export interface RelatedOffer {
  id: number
  amount: number
  currency: string
  state: OfferState
  made_at: Date
  buyer_name: string
}

export async function listOffersOf(db: Database, id: number): Promise<RelatedOffer[]> {
  const { rows } = await sql<RelatedOffer>`
    select offers.id, amount, currency, state, made_at, ${buyerName}
    from offers join accounts as buyers on buyers.id = account_id where product_id = ${id}
    order by offers.id desc limit ${most}`.execute(db)
  return rows
}

/** In the order of the ids. */
export async function listBriefs(db: Database, ids: readonly number[]): Promise<BriefRow[]> {
  const { rows } = await sql<{ listing: BriefRow }>`
    select ${brief} as listing from unnest(${ids}::bigint[]) with ordinality as page (id, place)
    join products on products.id = page.id ${lookups} order by place`.execute(db)
  return rows.map(({ listing }) => listing)
}

export interface PictureDouble {
  listing: BriefRow
  hash: string
  distance: number
}

/** In how many points photos may differ here, where somebody looks for themselves. */
const mostDistance = 8

/** Other listings, of the same seller, too, that show a photo which looks like one of this listing’s; one row each. */
export async function listPictureDoubles(db: Database, id: number): Promise<PictureDouble[]> {
  const { rows } = await sql<PictureDouble>`
    with alike as materialized (
      select distinct on (shown.product_id) shown.product_id, alike.id as media_id, distance
      from product_images join media as mine on mine.id = product_images.media_id and mine.kind = 'photo'
        cross join ${alikePhotos(mostDistance)}
        cross join lateral (select product_id from product_images as others
          where others.media_id = alike.id and others.product_id <> ${id} limit 50) as shown
      where product_images.product_id = ${id} order by shown.product_id, distance
    )
    select ${brief} as listing, pictures.hash, distance
    from alike join products on products.id = alike.product_id join media as pictures on pictures.id = media_id
      ${lookups}
    where products.class <> 'other' order by distance, products.id limit ${most}`.execute(db)
  return rows
}
