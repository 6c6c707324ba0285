import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** What vehicles for export are on offer, by what pages are made of; null for any. */
export interface CarRow {
  make: string | null
  model: string | null
  body: string | null
  count: number
  /** When one of them was last changed. */
  modified: Date
}

/** Each make, each model and each body that has a vehicle on offer, and all together; nothing where nothing is. */
export async function listCarRows(db: Database): Promise<CarRow[]> {
  const { rows } = await sql<CarRow>`
    select makes.slug as make, models.slug as model, listed.body, listed.count, listed.modified from (
      select vehicle.make_id, vehicle.model_id, vehicle.body,
        grouping(vehicle.make_id, vehicle.model_id, vehicle.body) as left_out, count(*)::integer as count, max(products.date_updated) as modified
      from vehicle_search as vehicle join products on products.id = vehicle.id
      group by grouping sets ((), (vehicle.make_id), (vehicle.make_id, vehicle.model_id), (vehicle.body))
    ) as listed
    left join makes on makes.id = listed.make_id left join models on models.id = listed.model_id
    where listed.modified is not null and case left_out
      when 7 then true when 3 then makes.slug is not null when 1 then models.slug is not null else listed.body <> '' end
    order by left_out desc, 1, 2, 3`.execute(db)
  return rows
}
