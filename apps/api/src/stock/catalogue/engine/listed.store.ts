import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { numbers, values } from './load.store.ts'
import type { VehicleValues } from './vehicle-row.ts'

/** Those of the vehicles that are listed now, with all that a search asks of them and without what cards show. */
export async function listListed(db: Database, ids: readonly number[]): Promise<VehicleValues[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<VehicleValues>`
    select listed.id, listed.price,
      array[${sql.raw(numbers.join(', '))}]::integer[] as numbers,
      array[${sql.raw(values.map((value) => `${value}::text`).join(', '))}] as values,
      tsvector_to_array(listed.words) as words, coalesce(listed.features, '{}') as features,
      vehicle_facts(products) as facts, null as card
    from vehicle_search as listed join products on products.id = listed.id
    where listed.id = any(${ids}::bigint[])`.execute(db)
  return rows
}
