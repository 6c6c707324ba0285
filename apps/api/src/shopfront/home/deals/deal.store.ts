import type { Database } from '../../../platform/db/database.ts'

export interface DealRow {
  id: number
  title: string
  price: number
  currency: string
  model_year: number | null
  mileage: number | null
  transmission: string | null
  steering: string | null
  media_hash: string | null
}

/** In the order of the page; deals that were sold or withdrawn meanwhile are left out. */
export function listDealRows(db: Database): Promise<DealRow[]> {
  return db
    .selectFrom('deals')
    .innerJoin('products', 'products.id', 'deals.product_id')
    .leftJoin('media', 'media.id', 'products.cover_media_id')
    .select(['products.id', 'title', 'price', 'currency', 'model_year', 'mileage', 'transmission'])
    .select(['steering', 'media.hash as media_hash'])
    .where('listed', '=', true)
    .orderBy('position')
    .orderBy('deals.product_id')
    .limit(60)
    .execute()
}
