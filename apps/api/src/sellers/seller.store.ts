import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

export interface SellerRow {
  id: number
  first_name: string
  last_name: string
  country: string | null
  selling_since: Date | null
  export_since: Date | null
}

/** Somebody who sells now. */
export async function findSeller(db: Database, id: number): Promise<SellerRow | null> {
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'country', 'selling_since', 'export_since'])
    .where('id', '=', id)
    .where('seller_status', '=', 'approved')
    .where('is_active', '=', true)
    .executeTakeFirst()
  return found ?? null
}

/** What the public may see of a seller's listings and can still have. */
const isOnOffer = (vendorId: number) => sql`vendor_id = ${vendorId} and status = 'live'
  and vendor_approved and not taken_down and quantity > reserved`

export interface StockFigures {
  count: number
  /** Where most of it can be seen. */
  location: string | null
}

export async function countStock(db: Database, vendorId: number): Promise<StockFigures> {
  const { rows } = await sql<StockFigures>`
    select count(*)::integer as count, mode() within group (order by location) as location
    from products where ${isOnOffer(vendorId)}`.execute(db)
  return rows[0] ?? { count: 0, location: null }
}

export const productsPerPage = 24

/** Ids of a page of a seller's listings, the newest first. */
export async function listStock(db: Database, vendorId: number, page: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where ${isOnOffer(vendorId)} order by date_created desc, id desc
    limit ${productsPerPage} offset ${(page - 1) * productsPerPage}`.execute(db)
  return rows.map(({ id }) => id)
}
