import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { valueFilters } from './vehicle-filters.ts'
import { bitMasks, rowMasks, searchTables } from './vehicle-masks.store.ts'
import { bandWidth, type NarrowedSearch, partsOf, wholeMask } from './vehicle-parts.ts'
import { cards, splitTotal, type VehicleRow, type VehicleRows } from './vehicle-search.store.ts'

export interface FilteredSearch extends NarrowedSearch {
  descending: boolean
  limit: number
  offset: number
}

/** Up to so many vehicles are read and sorted; more are walked in the order of the price index. */
const few = 1000

/** Exact count and any page for any filters. */
export async function searchByFilters(db: Database, search: FilteredSearch): Promise<VehicleRows> {
  const found = await sql<FoundRow>`${filteredSearch(search)}`.execute(db)
  return splitTotal(found.rows)
}

type FoundRow = VehicleRow & { total: number }

/**
 * One statement. The bits give the count and, by price band and step, where in the price index the page begins and ends.
 * Few vehicles lie far apart there: they are read off the bits, once, and each is looked up by its id.
 */
export function filteredSearch(search: FilteredSearch): RawBuilder<FoundRow> {
  const order = search.descending ? sql`desc` : sql`asc`
  const { limit, offset } = search
  const parts = partsOf(search)
  const offsetInBands = sql`(${offset}::integer - (select min(before) from near_bands))`
  return sql`
    with ${searchTables(parts, [wholeMask(parts)])}, ${bitMasks}, ${rowMasks(sql`vehicle_search_delta`)},
    mask as (select chunk, bits from masks),
    changes as (select delta.* from vehicle_search_delta as delta join fitting using (version)),
    totals as materialized (select coalesce(sum(n), 0)::integer as total from (
      select bit_count(bits) as n from mask union all select n from changes) as counts),
    bands as materialized (${bandCells}),
    near_bands as materialized (${near(sql`bands`, { order, offset: sql`${offset}::integer`, limit })}),
    steps as materialized (${stepCells}),
    start as materialized (select ${offsetInBands} - min(before) as skip, min(value) as first, max(value) as last from (
      ${near(sql`steps`, { order, offset: offsetInBands, limit })}) as near_steps),
    walked as (select id, price from vehicle_search
      where ${isMany} and price between (select ${lowest} from start) and (select ${highest} from start)
        and ${conditions(search)}
      order by price ${order}, id ${order} limit ${limit} offset (select skip from start)),
    picked_ids (id) as materialized (${pickedIds}),
    picked as (select looked_up.id, looked_up.price from picked_ids cross join lateral (
        select id, price from vehicle_search where id = picked_ids.id and ${conditions(search)} limit 1) as looked_up
      order by price ${order}, id ${order} limit ${limit} offset ${offset}),
    page as (select * from walked union all select * from picked)
    select totals.total, cards.* from totals left join lateral (${cards(order)}) as cards on true`
}

interface Place {
  order: RawBuilder<unknown>
  offset: RawBuilder<unknown>
  limit: number
}

/** The cells, in order, that the page overlaps; `before` is how many vehicles come before each. */
function near(cells: RawBuilder<unknown>, { order, offset, limit }: Place) {
  return sql`select value, before from (
      select value, n, (sum(n) over (order by value ${order}) - n)::integer as before from ${cells}) as running
    where before < ${offset} + ${limit}::integer and before + n > ${offset}`
}

const isMany = sql`(select total from totals) > ${sql.lit(few)}`

const bandCells = sql`select value, sum(n)::integer as n from (
    select bitmaps.value::integer as value, bit_count(bitmaps.bits & mask.bits) as n
    from mask cross join lateral (
      select value, bits from vehicle_bitmaps where dimension = 'price_band' and chunk = mask.chunk offset 0) as bitmaps
    union all select price_step / ${sql.lit(bandWidth)}, n from changes) as counts
  where ${isMany} group by value having sum(n) <> 0`

const stepCells = sql`select value, sum(n)::integer as n from (
    select step as value, bit_count(bitmaps.bits & mask.bits) as n
    from near_bands cross join lateral generate_series(value * ${sql.lit(bandWidth)}, (value + 1) * ${sql.lit(bandWidth)} - 1) as step
    cross join mask cross join lateral (
      select bits from vehicle_bitmaps where dimension = 'price_step' and chunk = mask.chunk and value = step::text limit 1) as bitmaps
    union all select price_step, n from changes
      where price_step / ${sql.lit(bandWidth)} in (select value from near_bands)) as counts
  group by value having sum(n) <> 0`

/** `lowestIn` and `highestIn` of price-steps.ts. */
const lowest = sql`first::bigint / 2 * 50000 + first % 2`
const highest = sql`case when last = 175 then ${sql.lit(Number.MAX_SAFE_INTEGER)} else (last::bigint + 1) / 2 * 50000 - last % 2 end`

/** The positions of the bits, 64 at a time; vehicles that changed since are looked up again anyway. */
const pickedIds = sql`
  select chunk::bigint * 64000 + place * 64 + bit from mask cross join generate_series(0, 999) as place
  cross join lateral (select substring(bits from place * 64 + 1 for 64) as word offset 0) as words
  cross join generate_series(0, 63) as bit
  where not ${isMany} and word <> repeat('0', 64)::bit varying and get_bit(word, bit) = 1
  union select id from changes where not ${isMany} and n = 1`

/** The search as conditions on `vehicle_search`; always the same text, so that it is prepared once. */
export function conditions(search: NarrowedSearch): RawBuilder<unknown> {
  const { classes, makeId, modelId, prices, filters, lexemes } = search
  const { year, mileage, values } = filters
  const named = valueFilters.map((name) => {
    const chosen = values[name] ?? null
    return sql`(${chosen}::text[] is null or left(${sql.ref(name)}, 100) = any(${chosen}::text[]))`
  })
  return sql`class = any(${classes}::text[]) and (${makeId}::integer = 0 or make_id = ${makeId}::integer)
    and (${modelId}::integer = 0 or model_id = ${modelId}::integer)
    and price between ${prices.from}::bigint and ${prices.to}::bigint
    and (${year === null} or model_year between ${year?.from ?? 0}::bigint and ${year?.to ?? 0}::bigint)
    and (${mileage === null} or mileage between ${mileage?.from ?? 0}::bigint and ${mileage?.to ?? 0}::bigint)
    and ${sql.join(named, sql` and `)}
    and (${lexemes.length === 0} or tsvector_to_array(words) @> ${lexemes}::text[])`
}
