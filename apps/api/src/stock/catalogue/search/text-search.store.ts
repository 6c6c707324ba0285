import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { conditions } from './filtered-search.store.ts'
import type { Narrowed } from './narrow-vehicles.ts'
import { cards, splitTotal, type VehicleRow, type VehicleRows } from './vehicle-search.store.ts'
import { simpleQuery, wordQuery, type Words } from '../names/words.store.ts'

/** A search by rare words, a simple query or a title pattern, which have no bits to count. */
export interface TextSearch extends Omit<Narrowed, 'words'> {
  words: Words | null
  limit: number
  offset: number
}

/** Counts and orders the hits of the word index. */
export async function searchByText(db: Database, search: TextSearch): Promise<VehicleRows> {
  const order = search.descending ? sql`desc` : sql`asc`
  const found = await sql<VehicleRow & { total: number }>`
    with hits as materialized (select id, price from vehicle_search where ${textConditions(search)}),
    page as (select id, price from hits order by price ${order}, id ${order} limit ${search.limit} offset ${search.offset})
    select totals.total, cards.* from (select count(*)::integer as total from hits) as totals
    left join lateral (${cards(order)}) as cards on true`.execute(db)
  return splitTotal(found.rows)
}

function textConditions({ words, simple, wildcard, ...search }: TextSearch): RawBuilder<unknown> {
  const parts = [conditions({ ...search, lexemes: [] })]
  if (words) parts.push(sql`words @@ ${wordQuery(words)}`)
  if (simple) parts.push(sql`words @@ ${simpleQuery(simple)}`)
  if (wildcard)
    parts.push(
      sql`id in (select id from products where listed and lower(title) like ${likePattern(wildcard)})`,
    )
  return sql.join(parts, sql` and `)
}

/** `*` and `?` in LIKE's syntax; LIKE's own special characters are escaped. */
function likePattern(wildcard: string): string {
  return wildcard
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)
    .replaceAll('*', '%')
    .replaceAll('?', '_')
}
