import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ProductClass } from '../../tables.ts'

export interface ListedRow {
  id: number
  class: ProductClass
  title: string
  vendor_reference: string | null
  currency: string
}

export interface PriceRow extends ListedRow {
  row: number
  /** Minor units. */
  before: number
  after: number
}

/** Answers hold so many; the rest are counted. */
const mostShown = 200

const newPrice = sql`(listing -> 'fields' ->> 'price')::bigint`

/** Right rows that change the price of a listing, the largest moves first. */
export async function listPrices(db: Database, importId: number): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select row, products.id, class, title, vendor_reference, currency, price_before as before, ${newPrice} as after
    from import_rows join products on products.id = product_id
    where import_id = ${importId} and listing is not null and ${newPrice} <> price_before
    order by abs(${newPrice} - price_before)::numeric / greatest(price_before, 1) desc, row
    limit ${mostShown}`.execute(db)
  return rows
}

export async function countPrices(
  db: Database,
  importId: number,
): Promise<{ count: number; big: number }> {
  const { rows } = await sql<{ count: number; big: number }>`
    select count(*)::integer as count,
      count(*) filter (where price_before > 0 and abs(${newPrice} - price_before) * 3 > price_before)::integer as big
    from import_rows
    where import_id = ${importId} and listing is not null and ${newPrice} <> price_before`.execute(
    db,
  )
  return rows[0] ?? { count: 0, big: 0 }
}
