import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** So many vehicles for export on sale, spread from the cheapest to the dearest. */
export async function listSampleCars(
  db: Database,
  count: number,
): Promise<{ id: number; title: string }[]> {
  const { rows } = await sql<{ id: number; title: string }>`
    select distinct on (share) id::integer as id, title
    from (select id, title, price, ntile(${count}) over (order by price, id) as share from products
      where listed and market = 'export' and class in ('cars', 'commercial')) as priced
    order by share, price, id`.execute(db)
  return rows
}
