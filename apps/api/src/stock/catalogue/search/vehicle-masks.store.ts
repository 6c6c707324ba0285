import { type RawBuilder, sql } from 'kysely'
import type { Bound, Mark, Mask, Parts } from './vehicle-parts.ts'

/** The search's parts and masks as rows. Arrays, because the planner sees how few they are. */
export function searchTables({ marks, bounds }: Parts, masks: readonly Mask[]) {
  const ofMasks = <Name extends keyof Mask>(name: Name) => masks.map((mask) => mask[name])
  const ofMarks = <Name extends keyof Mark>(name: Name) => marks.map((mark) => mark[name])
  const ofBounds = <Name extends keyof Bound>(name: Name) => bounds.map((bound) => bound[name])
  return sql`
    drops as (select * from unnest(${ofMasks('without')}::text[], ${ofMasks('needed')}::integer[])
      as drops (without, needed)),
    chosen as (select * from unnest(${ofMarks('filter')}::text[], ${ofMarks('part')}::text[],
      ${ofMarks('dimension')}::text[], ${ofMarks('value')}::text[]) as chosen (filter, part, dimension, value)),
    bounds as (select * from unnest(${ofBounds('filter')}::text[], ${ofBounds('part')}::text[],
      ${ofBounds('dimension')}::text[], ${ofBounds('bound')}::bigint[], ${ofBounds('isAbove')}::boolean[],
      ${bounds.map(({ bound }) => firstDigit(bound))}::integer[])
      as bounds (filter, part, dimension, bound, is_above, first_digit))`
}

/**
 * `masks`: the bits of the vehicles that fit, chunk by chunk, for each mask asked for. Every look-up is by the whole key
 * and lateral, so that no plan ever reads a bitmap it does not need.
 */
export const bitMasks = sql`
    chunks as (select distinct chunk from vehicle_bitmaps where dimension = 'class'),
    parts as materialized (
      select filter, part, chunk, bit_or(bits) as bits
      from chosen cross join chunks cross join lateral (
        select bits from vehicle_bitmaps
        where dimension = chosen.dimension and chunk = chunks.chunk and value = chosen.value limit 1) as alternatives
      group by filter, part, chunk
      union all
      select filter, part, chunk, ${compared()}
      from bounds cross join chunks
      cross join lateral generate_series(least(first_digit, ${longestNumber()}), greatest(${digitsOfBound()}, ${longestNumber()})) as digit
      left join lateral (
        select bits from vehicle_bitmaps
        where dimension = bounds.dimension and chunk = chunks.chunk and value = digit::text limit 1) as digits on true
      group by filter, part, chunk, is_above),
    masks as materialized (
      select without, chunk, bit_and(bits) as bits from drops join parts on ${isKept()}
      group by without, needed, chunk having count(*) = needed and bit_count(bit_and(bits)) > 0)`

/**
 * The same of rows that have no bits: changes that are not folded yet, or the hits of rare words. `row_marks` has the
 * values that each row is counted under, `fitting` the masks that each row fits.
 */
export function rowMasks(rows: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    row_marks as materialized (
      select version, n, marks.dimension, marks.value from ${rows} as rows cross join lateral (
        select * from vehicle_marks(class, make_id, model_id, price_step, model_year, fuel, transmission, body, steering,
          colour, location, mileage)
        union all select 'word', lexeme from unnest(tsvector_to_array(words)) as lexeme
      ) as marks),
    held as (
      select distinct version, filter, part from row_marks join chosen using (dimension, value)
      union all
      select version, filter, part from ${rows} as rows cross join bounds
      where (case dimension when 'price' then price else mileage end > bound) = is_above),
    fitting as materialized (
      select version, without from held join drops on ${isKept()}
      group by version, without, needed having count(*) = needed)`
}

/** The SQL of `isDropped` in vehicle-parts.ts, negated. */
function isKept() {
  return sql`case without when 'all' then filter = 'class' when 'others' then filter in ('class', 'make', 'model')
    when 'make' then filter not in ('make', 'model') else filter <> without end`
}

function compared() {
  const above = sql`vehicles_above(digits.bits, bound >> digit & 1 = 1 order by digit)`
  return sql`case when is_above then ${above} else ~${above} end`
}

/** The bound's lowest digits change nothing as long as they are 1: no number exceeds the bound by these alone. */
function firstDigit(bound: number): number {
  let digit = 0
  while (Math.floor(bound / 2 ** digit) % 2 === 1) digit += 1
  return digit
}

/** At least as many as the bound has. */
function digitsOfBound() {
  return sql`(ln(greatest(bound, 1)) / ln(2.0))::integer + 1`
}

/** The highest digit that any vehicle's number has. */
function longestNumber() {
  return sql`(select coalesce(max(value::integer), 0) from vehicle_bitmaps where dimension = bounds.dimension)`
}
