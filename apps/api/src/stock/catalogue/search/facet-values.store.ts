import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { cachedRead } from '../../../platform/db/cached-read.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import {
  featureFilter,
  longestValue,
  type SlugFilter,
  slugFilters,
  slugOf,
  type ValueFilter,
  valueFilters,
} from '../filters/filters.ts'
import type { Market } from './vehicle-query.ts'
import { vehiclesOf } from './vehicle-rows.store.ts'

/** A value that listed vehicles have, as they write it: `Diesel`, `Yokohama, Japan`. */
export interface FacetValue {
  filter: SlugFilter
  value: string
}

interface KnownValues {
  values: readonly FacetValue[]
  /** The values that a slug stands for, by filter and slug. */
  bySlug: ReadonlyMap<string, readonly string[]>
}

/** Values of the vehicles for export are read off the index of this process, where it has one. */
interface Source {
  db: Database
  index: VehicleIndex | null
  market?: Market
}

/** A new colour appears once in a long while. */
const cached = cachedRead<KnownValues>({ freshFor: 60_000, most: 3, topic: 'stock' })

export async function listFacetValues(source: Source): Promise<readonly FacetValue[]> {
  return (await knownValues(source)).values
}

/** What slugs ask for, as vehicles write it. */
export interface Chosen {
  values: Partial<Record<ValueFilter, readonly string[]>>
  /** The spellings of each feature. */
  features: readonly (readonly string[])[]
}

function knownValues({ db, index, market = 'export' }: Source): Promise<KnownValues> {
  const source = market === 'export' ? index : null
  return cached(db, source ? 'index' : market, async () => {
    const values = source ? valuesOf(source) : await readValues(db, market)
    return { values, bySlug: bySlugOf(values) }
  })
}

/** Also those that no vehicle has any more. */
function valuesOf({ dictionaries }: VehicleIndex): FacetValue[] {
  return slugFilters.flatMap((filter) =>
    (filter === featureFilter
      ? [...dictionaries.features.values()]
      : dictionaries.of(filter).all()
    ).map((value) => ({ filter, value })),
  )
}

async function readValues(db: Database, market: Market): Promise<FacetValue[]> {
  const ofEach = slugFilters.map((filter) => {
    const value = filter === featureFilter ? sql`unnest(features)` : sql.ref(filter)
    return sql`select distinct ${filter}::text as filter, left(value::text, ${sql.lit(longestValue)}) as value
      from (select ${value} as value from ${vehiclesOf(market)}) as every where value::text <> ''`
  })
  const { rows } = await sql<FacetValue>`${sql.join(ofEach, sql` union all `)}`.execute(db)
  return rows
}

/** Slugs become the values they stand for; a slug that no vehicle has is kept, and finds no vehicle. */
export async function resolveSlugs(
  source: Source,
  slugs: Partial<Record<SlugFilter, readonly string[]>>,
): Promise<Chosen> {
  const { features, ...others } = slugs
  if (Object.keys(slugs).length === 0) return { values: {}, features: [] }
  const { bySlug } = await knownValues(source)
  const spellingsOf = (name: SlugFilter, slug: string) => bySlug.get(`${name} ${slug}`) ?? [slug]
  const values: Chosen['values'] = {}
  for (const name of valueFilters) {
    const asked = others[name]
    if (asked) values[name] = asked.flatMap((slug) => spellingsOf(name, slug))
  }
  return {
    values,
    features: (features ?? []).map((slug) => spellingsOf(featureFilter, slug)),
  }
}

function bySlugOf(values: readonly FacetValue[]): Map<string, string[]> {
  const bySlug = new Map<string, string[]>()
  for (const { filter, value } of values) {
    const key = `${filter} ${slugOf(value)}`
    bySlug.set(key, [...(bySlug.get(key) ?? []), value])
  }
  return bySlug
}
