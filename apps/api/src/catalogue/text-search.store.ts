import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { VehicleQuery } from './vehicle-query.ts'
import { cards, splitTotal, type VehicleRow, type VehicleRows } from './vehicle-search.store.ts'

/** A search that has words or a title pattern, so that the cube cannot count it. */
export interface TextSearch extends Omit<VehicleQuery, 'make' | 'model'> {
  makeId: number
  modelId: number
  limit: number
  offset: number
}

/** Counts and orders what the word index (or the trigram index, for a pattern) finds. */
export async function searchByText(db: Database, search: TextSearch): Promise<VehicleRows> {
  const order = search.descending ? sql`desc` : sql`asc`
  const found = await sql<VehicleRow & { total: number }>`
    with hits as materialized (select id, price from products where ${conditions(search)}),
    page as (select id, price from hits order by price ${order}, id ${order} limit ${search.limit} offset ${search.offset})
    select totals.total, cards.* from (select count(*)::integer as total from hits) as totals
    left join lateral (${cards(order)}) as cards on true`.execute(db)
  return splitTotal(found.rows)
}

function conditions({
  classes,
  makeId,
  modelId,
  prices,
  words,
  wildcard,
}: TextSearch): RawBuilder<unknown> {
  const parts = [
    sql`listed`,
    sql`class in (${sql.join(classes)})`,
    sql`price between ${prices.from} and ${prices.to}`,
  ]
  if (makeId) parts.push(sql`make_id = ${makeId}`)
  if (modelId) parts.push(sql`model_id = ${modelId}`)
  if (words)
    parts.push(sql`to_tsvector('simple', title) @@ websearch_to_tsquery('simple', ${words})`)
  if (wildcard) parts.push(sql`lower(title) like ${likePattern(wildcard)}`)
  return sql.join(parts, sql` and `)
}

/** `*` and `?` as LIKE knows them; what LIKE itself finds special is escaped. */
function likePattern(wildcard: string): string {
  return wildcard
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)
    .replaceAll('*', '%')
    .replaceAll('?', '_')
}
