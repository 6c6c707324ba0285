import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { bitMasks, rowMasks, searchTables } from '../search/vehicle-masks.store.ts'
import { type FilterName, masksOf, type Parts } from '../search/vehicle-parts.ts'
import { hits, type Words } from '../names/words.store.ts'

/** Names a count: every value of a dimension, or one of them, with the filter `without` left out. */
export interface Wanted {
  dimension: string
  value: string | null
  without: FilterName | ''
}

export interface FacetCount {
  dimension: string
  value: string
  n: number
}

/**
 * `dimension` of the rows that are not a facet: they count the vehicles that fit without the filter that `value` names.
 */
export const withoutFilter = 'without'

/**
 * Counts the facets, and the vehicles that fit without each filter, in one statement, so that all counts are of one
 * moment.
 */
export async function countFacets(
  db: Database,
  parts: Parts,
  wanted: readonly Wanted[],
): Promise<FacetCount[]> {
  const { rows } = await sql<FacetCount>`
    with ${searchTables(parts, masksOf(parts))}, ${bitMasks}, ${rowMasks(sql`vehicle_search_delta`)},
    ${wantedTable(wanted)},
    counted as (
      select dimension, bitmaps.value, bit_count(bitmaps.bits & masks.bits) as n
      from wanted join masks using (without) cross join lateral (
        select value, bits from vehicle_bitmaps
        where dimension = wanted.dimension and chunk = masks.chunk offset 0) as bitmaps
      where wanted.value is null
      union all
      select dimension, wanted.value, bit_count(bitmaps.bits & masks.bits)
      from wanted join masks using (without) cross join lateral (
        select bits from vehicle_bitmaps
        where dimension = wanted.dimension and chunk = masks.chunk and value = wanted.value limit 1) as bitmaps
      where wanted.value is not null
      union all
      select ${withoutFilter}::text, without, bit_count(bits) from masks
      union all
      ${countedRows(sql`vehicle_search_delta`)}
    )
    select dimension, value, sum(n)::integer as n from counted group by dimension, value`.execute(
    db,
  )
  return rows
}

/** The same for words that are too rare to have bitmaps: their few hits are counted one by one. */
export async function countFacetsOfHits(
  db: Database,
  { words, parts }: { words: Words; parts: Parts },
  wanted: readonly Wanted[],
): Promise<FacetCount[]> {
  const { rows } = await sql<FacetCount>`
    with ${searchTables(parts, masksOf(parts))}, hits as materialized (${hits(words)}), ${rowMasks(sql`hits`)},
    ${wantedTable(wanted)},
    counted as (${countedRows(sql`hits`)})
    select dimension, value, sum(n)::integer as n from counted group by dimension, value`.execute(
    db,
  )
  return rows
}

function wantedTable(wanted: readonly Wanted[]) {
  const column = (name: keyof Wanted) => wanted.map((row) => row[name])
  return sql`wanted as (select * from unnest(${column('dimension')}::text[], ${column('value')}::text[],
      ${column('without')}::text[]) as wanted (dimension, value, without))`
}

function countedRows(rows: RawBuilder<unknown>) {
  return sql`
      select dimension, row_marks.value, n
      from wanted join fitting using (without) join row_marks using (version, dimension)
      where wanted.value is null or wanted.value = row_marks.value
      union all
      select ${withoutFilter}::text, without, n from fitting join ${rows} as rows using (version)`
}
