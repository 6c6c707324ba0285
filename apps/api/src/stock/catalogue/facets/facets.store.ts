import { sql } from 'kysely'
import { type Database, unprepared } from '../../../platform/db/database.ts'
import type { Clause } from '../search/clauses.store.ts'
import { type Excluding, isExcluded } from '../filters/excluding.ts'
import { type Dimension, dimensionColumns, longestValue } from '../filters/filters.ts'
import { conditions } from '../search/vehicle-rows.store.ts'
import { priceThresholds } from '../filters/price-buckets.ts'

/** What can be counted of a vehicle; prices by their buckets. */
export type FacetName = Exclude<Dimension, 'class'> | 'price'

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
  clauses: readonly Clause[],
  wanted: readonly WantedFacets[],
): Promise<FacetCounts[]> {
  const counts = wanted.map(({ excluding, facets }) => {
    const matching = conditions(clauses.filter(({ filter }) => !isExcluded(filter, excluding)))
    const values = [
      sql`('', '')`,
      ...facets.map((facet) => sql`(${facet}::text, ${valueOf(facet)})`),
    ]
    return sql`select ${excluding}::text as excluding, facet, value, count(*)::integer as n from vehicle_search
      cross join lateral (values ${sql.join(values)}) as counted (facet, value)
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

function valueOf(facet: FacetName) {
  if (facet === 'price') return sql`width_bucket(price, ${priceThresholds}::bigint[])::text`
  return sql`nullif(left(${sql.ref(dimensionColumns[facet])}::text, ${sql.lit(longestValue)}), '')`
}
