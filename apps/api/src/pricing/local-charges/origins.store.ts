import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { readCountryCodes } from './country-codes.store.ts'

/** The countries that vehicles are loaded in, by product, as far as that is known. */
export async function listOrigins(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, loaded_in as name from (select id, vehicle_loaded_in(products) as loaded_in from products
      where id = any(${ids}::bigint[])) as vehicles where loaded_in is not null`.execute(db)
  const codes = rows.length > 0 ? await readCountryCodes(db) : new Map<string, string>()
  return new Map(
    rows.flatMap(({ id, name }): [number, string][] => {
      const code = codes.get(name)
      return code === undefined ? [] : [[id, code]]
    }),
  )
}
