import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { ProductClass } from '../../stock/tables.ts'
import type { SimilarRange } from './similar.ts'

/** A listing as it is compared with others. */
export interface ComparedListing {
  id: number
  market: 'export' | 'local'
  class: ProductClass
  model_id: number | null
  model_year: number | null
  mileage: number | null
  price: number
  currency: string
  image_count: number
  description_length: number
  has_video: boolean
  inspection: string | null
}

export async function findCompared(
  db: Database,
  { vendorId, id }: { vendorId: number; id: number },
): Promise<ComparedListing | null> {
  const { rows } = await sql<ComparedListing>`
    select id, market, class, model_id, model_year, mileage, price, currency, image_count, inspection,
      length(description) as description_length,
      exists (select from product_videos where product_id = products.id) as has_video
    from products where id = ${id} and vendor_id = ${vendorId} and class <> 'other'`.execute(db)
  return rows[0] ?? null
}

/** Minor units. */
export interface SimilarFacts {
  count: number
  lowest: number
  median: number
  highest: number
}

/** What others like it cost, among what is on offer. */
export async function findSimilar(
  db: Database,
  { id, market, model_id, currency }: ComparedListing,
  { fromYear, toYear, mileage }: SimilarRange,
): Promise<SimilarFacts | null> {
  const { rows } = await sql<SimilarFacts>`
    select count(*)::integer as count, min(price) as lowest, max(price) as highest,
      percentile_disc(0.5) within group (order by price) as median
    from products
    where model_id = ${model_id} and market = ${market} and currency = ${currency} and id <> ${id}
      and (listed or listed_locally) and class <> 'parts' and price > 0
      and model_year between ${fromYear} and ${toYear}
      and (${mileage === null} or mileage between ${mileage?.from ?? 0} and ${mileage?.to ?? 0})`.execute(
    db,
  )
  return rows[0] ?? null
}
