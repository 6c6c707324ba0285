import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ListedRow } from '../imports/effects/effects.store.ts'

export interface NewRow {
  row: number
  reference: string | null
  title: string | null
  /** Minor units of the currency of such listings. */
  price: number | null
}

/** Answers hold so many of each; the run counts them all. */
export const mostShown = 200

/** Right rows that are, or have become, listings of their own. */
export async function listNew(db: Database, importId: number): Promise<NewRow[]> {
  const { rows } = await sql<NewRow>`
    select row, listing ->> 'reference' as reference, listing -> 'fields' ->> 'title' as title,
      (listing -> 'fields' ->> 'price')::bigint as price
    from import_rows
    where import_id = ${importId} and listing is not null and (outcome = 'created' or (outcome is null and product_id is null))
    order by row limit ${mostShown}`.execute(db)
  return rows
}

/** Listings that it has changed; known once it has run. */
export async function listChanged(db: Database, importId: number): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select products.id, class, title, vendor_reference, currency
    from import_rows join products on products.id = product_id
    where import_id = ${importId} and outcome = 'changed'
    order by row limit ${mostShown}`.execute(db)
  return rows
}
