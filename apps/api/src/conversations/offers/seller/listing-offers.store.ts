import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ListQuery } from '../../../platform/lists/list-query.ts'
import {
  anywhere,
  type Column,
  matching,
  ordering,
  within,
} from '../../../platform/lists/list-sql.store.ts'
import type { Lister } from '../../../stock/listings/lister.ts'
import { isOf } from '../../../stock/listings/listing.store.ts'
import { listOffers, offerFacts, type OfferRow, offerTables } from '../offers.store.ts'

export const listingOfferColumns = {
  id: { ref: sql.ref('offers.id'), type: 'number' },
  product_id: { ref: sql.ref('offers.product_id'), type: 'number' },
  state: { ref: sql.ref('offers.state'), type: 'text' },
  amount: { ref: sql.ref('offers.amount'), type: 'money' },
  made_at: { ref: sql.ref('offers.made_at'), type: 'time' },
  ends_at: { ref: sql.ref('offers.ends_at'), type: 'time' },
} as const satisfies Record<string, Column>

/** Offers for own stock that staff have to answer. */
export const waitsForStaff = sql<SqlBool>`(offers.state = 'open' and exists (
  select from products where products.id = offers.product_id and vendor_id is null))`

type Field = keyof typeof listingOfferColumns

export async function findListingOffer(
  db: Database,
  id: number,
  lister: Lister,
): Promise<OfferRow | null> {
  const [row] = await listOffers(db, sql<SqlBool>`offers.id = ${id} and ${isOf(lister)}`, 1)
  return row ?? null
}

export async function countListingOffers(
  db: Database,
  query: Omit<ListQuery<Field>, 'range'>,
  lister: Lister,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from ${offerTables}
    where ${isOf(lister)} and ${matching(listingOfferColumns, query, mentions)}`.execute(db)
  return rows[0]?.n ?? 0
}

export async function listListingOfferRows(
  db: Database,
  query: ListQuery<Field>,
  lister: Lister,
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select ${offerFacts} from ${offerTables}
    where ${isOf(lister)} and ${matching(listingOfferColumns, query, mentions)}
    order by ${ordering(listingOfferColumns, query.sort, sql.ref('offers.id'))} ${within(query)}`.execute(
    db,
  )
  return rows
}

function mentions(q: string): RawBuilder<SqlBool> {
  return sql`products.title ilike ${anywhere(q)}`
}
