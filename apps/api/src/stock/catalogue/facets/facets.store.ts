import { sql } from 'kysely'
import { type Database, unprepared } from '../../../platform/db/database.ts'
import type { Clause } from '../search/clauses.store.ts'
import { type Excluding, isExcluded } from '../filters/excluding.ts'
import {
  type Dimension,
  dimensionColumns,
  featureFilter,
  longestValue,
} from '../filters/filters.ts'
import type { Market } from '../search/vehicle-query.ts'
import { conditions, vehiclesOf } from '../search/vehicle-rows.store.ts'
import { priceThresholds } from '../filters/price-buckets.ts'

/** What can be counted of a vehicle; prices by their buckets. */
export type FacetName = Exclude<Dimension, 'class'> | 'price' | typeof featureFilter

/** Vehicles that match without some filters, by the values of facets. */
export interface FacetCounts {
  excluding: Excluding
  count: number
  facets: Partial<Record<FacetName, ReadonlyMap<string, number>>>
}

export interface WantedFacets {
  excluding: Excluding
  facets: readonly FacetName[]
}

/** The plain statement for facets, all counts of one moment. */
export async function countFacetRows(
  db: Database,
  { clauses, market }: { clauses: readonly Clause[]; market: Market },
  wanted: readonly WantedFacets[],
): Promise<FacetCounts[]> {
  const counts = wanted.map(({ excluding, facets }) => {
    const matching = conditions(clauses.filter(({ filter }) => !isExcluded(filter, excluding)))
    const values = [
      sql`('', '')`,
      ...facets.flatMap((facet) =>
        facet === featureFilter ? [] : [sql`(${facet}::text, ${valueOf(facet)})`],
      ),
    ]
    const ofFeatures = facets.includes(featureFilter)
      ? sql` union select ${featureFilter}::text, left(min(feature collate "C"), ${sql.lit(longestValue)})
          from unnest(features) as feature where feature <> '' group by lower(feature)`
      : sql``
    return sql`select ${excluding}::text as excluding, facet, value, count(*)::integer as n from ${vehiclesOf(market)}
      cross join lateral (values ${sql.join(values)}${ofFeatures}) as counted (facet, value)
      where ${matching} and value is not null group by facet, value`
  })
  const { rows } = await sql<{
    excluding: Excluding
    facet: FacetName | ''
    value: string
    n: number
  }>`
    ${sql.raw(unprepared)} ${sql.join(counts, sql` union all `)}`.execute(db)
  return wanted.map(({ excluding, facets }) => {
    const own = rows.filter((row) => row.excluding === excluding)
    const valuesOf = (facet: FacetName) =>
      new Map(own.filter((row) => row.facet === facet).map(({ value, n }) => [value, n]))
    return {
      excluding,
      count: own.find(({ facet }) => facet === '')?.n ?? 0,
      facets: Object.fromEntries(facets.map((facet) => [facet, valuesOf(facet)])),
    }
  })
}

/** How many vehicles match. */
export async function countRows(
  db: Database,
  { clauses, market }: { clauses: readonly Clause[]; market: Market },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    ${sql.raw(unprepared)} select count(*)::integer as n from ${vehiclesOf(market)} where ${conditions(clauses)}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

function valueOf(facet: Exclude<FacetName, typeof featureFilter>) {
  if (facet === 'price') return sql`width_bucket(price, ${priceThresholds}::bigint[])::text`
  return sql`nullif(left(${sql.ref(dimensionColumns[facet])}::text, ${sql.lit(longestValue)}), '')`
}
