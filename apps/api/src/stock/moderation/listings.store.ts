import type { Language } from '@bandari/i18n'
import type { SellerListingState } from '@bandari/sdk'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { SellerStatus } from '../../core/account.ts'
import type { ProductClass } from '../tables.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Column } from '../../platform/lists/list-sql.store.ts'
import { type DecisionRow, historyOf } from '../../people/decisions/history.store.ts'
import { hasChassisTwice, othersWithChassis } from '../listings/same-chassis.store.ts'
import { sellerState, stateSince } from '../listings/seller-state.store.ts'
import { isInState } from './listing-state.store.ts'

/** Named by the few that are ordered, rather than asked of every listing. */
const isOrdered = sql<boolean>`(products.id in (select product_id from order_lines
  join orders on orders.id = order_id where orders.status <> 'Canceled'))`

/** The columns that support may filter listings by. Listings are sorted by id or by age. */
export const listingColumns = {
  id: { ref: sql.ref('products.id'), type: 'number', required: true },
  date_created: { ref: sql.ref('products.date_created'), type: 'time', required: true },
  reference: { ref: sql.ref('products.reference'), type: 'text', required: true, unsorted: true },
  part_number: { ref: sql`true`, type: 'text', mentions: hasPartNumber },
  chassis_twice: { ref: hasChassisTwice, type: 'boolean', required: true, unsorted: true },
  ordered: { ref: isOrdered, type: 'boolean', required: true, unsorted: true },
  prod_class: { ref: sql.ref('products.class'), type: 'text', required: true, unsorted: true },
  prod_live: { ref: sql.ref('products.status'), type: 'text', required: true, unsorted: true },
  market: { ref: sql.ref('products.market'), type: 'text', required: true, unsorted: true },
  // The same under the contract's first name for it.
  region: { ref: sql.ref('products.market'), type: 'text', required: true, unsorted: true },
  taken_down: {
    ref: sql.ref('products.taken_down'),
    type: 'boolean',
    required: true,
    unsorted: true,
  },
  state: { ref: sql`true`, type: 'text', mentions: isInState },
  seller_id: { ref: sql.ref('products.vendor_id'), type: 'number', unsorted: true },
  seller_email: { ref: sql`true`, type: 'lower', mentions: isOf },
} as const satisfies Record<string, Column>

export type ListingField = keyof typeof listingColumns

/** A single account, so that the index of a vendor's listings gives their order too. */
function isOf(email: string): RawBuilder<SqlBool> {
  return sql`products.vendor_id = (select id from accounts where lower(email) = ${email.toLowerCase()})`
}

/** Finds its words through the index, then compares the whole part number. */
function hasPartNumber(text: string): RawBuilder<SqlBool> {
  return sql`(${hasWords(text)} and lower(part_number) = ${text.toLowerCase()})`
}

/** Every word of the text must be one of the product's, or with `unfinished` the beginning of one. */
export function hasWords(text: string, unfinished = false): RawBuilder<SqlBool> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
  // Nothing but letters and digits reaches the query.
  const query = words.map((word) => (unfinished ? `'${word}':*` : `'${word}'`)).join(' & ')
  return query === '' ? sql`false` : sql`words @@ ${query}::tsquery`
}

const mostWords = 8

export interface ListingRow {
  id: number
  version: number
  class: ProductClass
  market: 'export' | 'local'
  title: string
  subtitle: string
  reference: string
  vendor_reference: string | null
  part_number: string | null
  chassis_number: string | null
  same_chassis: number[]
  vendor_id: number | null
  seller_email: string | null
  seller_name: string | null
  seller_first_name: string | null
  seller_language: Language | null
  seller_status: SellerStatus | null
  status: 'draft' | 'live'
  vendor_approved: boolean
  taken_down: boolean
  price: number
  currency: string
  quantity: number
  reserved: number
  location: string | null
  contact: string | null
  phone_reveals: number
  cover: string | null
  photos: string[]
  date_created: Date
  date_updated: Date
  state: SellerListingState
  state_since: Date | null
  order_count: number
  history: DecisionRow[]
}

const shown = sql`products.id, products.version, class, market, title, subtitle, reference, vendor_reference, part_number,
  products.chassis_number, ${othersWithChassis} as same_chassis,
  vendor_id, sellers.email as seller_email, sellers.first_name || ' ' || sellers.last_name as seller_name,
  sellers.first_name as seller_first_name, sellers.language as seller_language, sellers.seller_status, status, vendor_approved, taken_down, price, currency,
  quantity, reserved, location, contact,
  coalesce((select times from revealed_numbers where product_id = products.id), 0) as phone_reveals, covers.hash as cover, date_created, date_updated,
  array(select hash from product_images join media on media.id = media_id where product_id = products.id
    order by position) as photos,
  ${sellerState} as state, ${stateSince} as state_since,
  (select count(distinct order_id)::integer from order_lines join orders on orders.id = order_id
    where product_id = products.id and orders.status <> 'Canceled') as order_count,
  ${historyOf('listing', sql.ref('products.id'))} as history`

/** In the order of the ids. */
export async function listListings(db: Database, ids: readonly number[]): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${shown} from unnest(${ids}::bigint[]) with ordinality as page (id, place)
    join products on products.id = page.id left join accounts as sellers on sellers.id = vendor_id
    left join media as covers on covers.id = cover_media_id order by place`.execute(db)
  return rows
}

export async function findListing(db: Database, id: number): Promise<ListingRow | undefined> {
  const [row] = await listListings(db, [id])
  return row
}

/** Locks it until the transaction ends, so that no other call changes, sells or saves it. */
export async function lockListing(db: Database, id: number): Promise<void> {
  await db.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute()
}

interface Visibility {
  id: number
  takenDown: boolean
  status: 'draft' | 'live'
}

export async function setVisibility(db: Database, wish: Visibility): Promise<void> {
  await sql`update products set taken_down = ${wish.takenDown}, status = ${wish.status}, version = version + 1
    where id = ${wish.id}`.execute(db)
}

export async function setStock(
  db: Database,
  { id, quantity }: { id: number; quantity: number },
): Promise<void> {
  await sql`update products set quantity = ${quantity}, version = version + 1 where id = ${id}`.execute(
    db,
  )
}

/** For the audit, also of a deal, whose id is the listing's. */
export const listingName = sql<string>`select nullif(title, '') || ' (' || products.id || ')' from products where products.id = subject_id::bigint`
