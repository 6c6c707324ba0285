import { type RawBuilder, sql } from 'kysely'

export interface BriefRow {
  id: number
  title: string
  cover: string | null
  /** Minor units. */
  price: number
  currency: string
  prod_live: 'draft' | 'live'
  taken_down: boolean
  seller_id: number | null
  seller_name: string | null
  date_created: string
}

/** A listing in short, of a row of `products` with its seller and cover. */
export function briefListing(product: string, seller: string, cover: string): RawBuilder<BriefRow> {
  const of = (column: string) => sql.ref(`${product}.${column}`)
  return sql<BriefRow>`jsonb_build_object('id', ${of('id')}, 'title', ${of('title')},
    'cover', ${sql.ref(`${cover}.hash`)}, 'price', ${of('price')}, 'currency', ${of('currency')},
    'prod_live', ${of('status')}, 'taken_down', ${of('taken_down')}, 'seller_id', ${of('vendor_id')},
    'seller_name', ${sql.ref(`${seller}.first_name`)} || ' ' || ${sql.ref(`${seller}.last_name`)},
    'date_created', ${of('date_created')})`
}
