import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'

/** What a number that somebody typed belongs to. */
export interface FoundCode {
  code: string
  kind: 'reference' | 'part' | 'chassis'
  /** How many listings have it. */
  count: number
  /** The first of them. */
  product_id: number
  is_spare: boolean
}

/** Listings that anybody may see, by a reference, a part number or a chassis number in capitals and digits alone. */
export async function findCodes(db: Database, codes: readonly string[]): Promise<FoundCode[]> {
  const { rows } = await sql<FoundCode>`
    select code, kind, count(*)::integer as count, min(id) as product_id, bool_or(class = 'parts') as is_spare from (
      select plain_code(reference) as code, 'reference' as kind, id, class from products
        where plain_code(reference) = any(${codes}::text[]) and (listed or listed_locally)
      union all
      select plain_code(part_number), 'part', id, class from products
        where plain_code(part_number) = any(${codes}::text[]) and (listed or listed_locally)
      union all
      select plain_code(chassis_number), 'chassis', id, class from products
        where plain_code(chassis_number) = any(${codes}::text[]) and (listed or listed_locally)
    ) as found group by code, kind`.execute(db)
  return rows
}
