import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

export interface VehicleOnSale {
  id: number
  title: string
  /** What import rules read of it (migration 0080). */
  facts: string
}

/** Vehicles for export on sale, newest first, below an id. */
export async function listVehiclesOnSale(
  db: Database,
  { below, limit }: { below: number | null; limit: number },
): Promise<VehicleOnSale[]> {
  const { rows } = await sql<VehicleOnSale>`
    select id::integer as id, title, vehicle_facts(products) as facts from products
    where listed and market = 'export' and class in ('cars', 'commercial')
      and (${below}::bigint is null or id < ${below})
    order by id desc limit ${limit}`.execute(db)
  return rows
}
