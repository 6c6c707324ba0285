import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import type { ListedVehicle } from '../../versions/content.ts'

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

/** In the order of the page, as of a moment; deals that were sold or withdrawn meanwhile are left out. */
export function listDealRows(db: Database, now: Date): Promise<DealRow[]> {
  const deals = sql<Placed>`(select product_id, position from deals
    where coalesce(starts_at <= ${now}, true) and coalesce(ends_at > ${now}, true))`
  return listPlaced(db, deals)
}

/** The same of a version. */
export function listDealsOf(
  db: Database,
  vehicles: readonly ListedVehicle[],
  now: Date,
): Promise<DealRow[]> {
  const deals = sql<Placed>`(select product_id, position
    from jsonb_to_recordset(${JSON.stringify(vehicles.map((one, position) => ({ ...one, position })))}::jsonb)
      as one (product_id bigint, position integer, starts_at timestamptz, ends_at timestamptz)
    where coalesce(starts_at <= ${now}, true) and coalesce(ends_at > ${now}, true))`
  return listPlaced(db, deals)
}

interface Placed {
  product_id: number
  position: number
}

function listPlaced(db: Database, deals: RawBuilder<Placed>): Promise<DealRow[]> {
  return db
    .selectFrom(deals.as('deals'))
    .innerJoin('products', 'products.id', 'deals.product_id')
    .leftJoin('media', 'media.id', 'products.cover_media_id')
    .select(['products.id', 'title', 'price', 'currency', 'model_year', 'mileage', 'transmission'])
    .select(['steering', 'media.hash as media_hash'])
    .where('listed', '=', true)
    .orderBy('deals.position')
    .orderBy('deals.product_id')
    .limit(60)
    .execute()
}
