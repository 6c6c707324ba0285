import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

/** `vehicle_facts` of products by their ids. */
export async function listFacts(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; facts: string }>`
    select id, vehicle_facts(products) as facts from products where id = any(${ids}::bigint[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, facts }) => [id, facts]))
}
