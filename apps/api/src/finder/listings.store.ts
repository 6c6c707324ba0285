import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { matching } from '../stock/listings/listings-table.store.ts'
import { type SellerStateRow, sellerState } from '../stock/listings/seller-state.store.ts'
import { findListings } from '../stock/moderation/find-listings.store.ts'
import { type ListingState, listingState } from '../stock/moderation/listing-state.store.ts'
import type { ProductClass } from '../stock/tables.ts'
import { mostOfKind } from './found.ts'
import type { Question } from './read-question.ts'

interface Row<State> {
  id: number
  title: string
  class: ProductClass
  state: State
  price: number
  currency: string
  reference: string
  vendor_reference: string | null
  part_number: string | null
  chassis_number: string | null
  seller: string | null
  date_created: Date
}

export type ListingRow = Row<ListingState>
export type OwnListingRow = Row<SellerStateRow['state']>

/** All listings, as support's list finds them, and by chassis number; the newest first. */
export async function findAllListings(db: Database, question: Question): Promise<ListingRow[]> {
  const ofChassis = await findByChassis(db, question)
  const ids = new Set(ofChassis)
  if (ids.size < mostOfKind && question.text !== '') {
    const found = await findListings(db, {
      q: question.text,
      conditions: [],
      sort: { field: 'date_created', descending: true },
      range: { first: 0, last: mostOfKind - 1 },
    })
    for (const id of found.ids) ids.add(id)
  }
  const page = [...ids].slice(0, mostOfKind)
  if (page.length === 0) return []
  const { rows } = await sql<ListingRow>`
    select ${facts}, ${listingState} as state
    from unnest(${page}::bigint[]) with ordinality as page (id, place) join products on products.id = page.id
    left join accounts as sellers on sellers.id = vendor_id order by place`.execute(db)
  return rows
}

const facts = sql`products.id, title, class, price, currency, products.reference, vendor_reference, part_number,
  chassis_number, sellers.first_name || ' ' || sellers.last_name as seller, date_created`

async function findByChassis(db: Database, { code }: Question): Promise<number[]> {
  if (code === null) return []
  const { rows } = await sql<{ id: number }>`
    select id from products where chassis_number is not null and plain_code(chassis_number) = ${code} and class <> 'other'
    order by date_created desc, id desc limit ${mostOfKind}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A vendor's listings, as their table finds them, and by chassis number. */
export async function findListingsOf(
  db: Database,
  question: Question,
  vendorId: number,
): Promise<OwnListingRow[]> {
  const { rows } = await sql<OwnListingRow>`
    select ${facts}, ${sellerState} as state
    from products left join accounts as sellers on sellers.id = vendor_id
    where ${matching({ vendorId })} and (${isNamed(question, vendorId)} or ${hasChassis(question)})
    order by date_created desc, products.id desc limit ${mostOfKind}`.execute(db)
  return rows
}

function isNamed({ text }: Question, vendorId: number): RawBuilder<unknown> {
  return text === '' ? sql`false` : sql`(${matching({ vendorId, q: text })})`
}

function hasChassis({ code }: Question): RawBuilder<SqlBool> {
  return code === null
    ? sql`false`
    : sql`coalesce(plain_code(chassis_number) like ${`%${code}%`}, false)`
}
