import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { cachedRead } from '../../../platform/db/cached-read.ts'
import type { VehicleIndex } from '../engine/vehicle-index.ts'
import { longestValue, slugOf, type ValueFilter, valueFilters } from '../filters/filters.ts'

/** A value that listed vehicles have, as they write it: `Diesel`, `Yokohama, Japan`. */
export interface FacetValue {
  filter: ValueFilter
  value: string
}

interface KnownValues {
  values: readonly FacetValue[]
  /** The values that a slug stands for, by filter and slug. */
  bySlug: ReadonlyMap<string, readonly string[]>
}

/** Values are read off the index of this process, where it has one. */
interface Source {
  db: Database
  index: VehicleIndex | null
}

/** A new colour appears once in a long while. */
const cached = cachedRead<KnownValues>({ freshFor: 60_000, most: 2, topic: 'stock' })

export async function listFacetValues(source: Source): Promise<readonly FacetValue[]> {
  return (await knownValues(source)).values
}

function knownValues({ db, index }: Source): Promise<KnownValues> {
  return cached(db, index ? 'index' : 'table', async () => {
    const values = index ? valuesOf(index) : await readValues(db)
    return { values, bySlug: bySlugOf(values) }
  })
}

/** Also those that no vehicle has any more. */
function valuesOf({ dictionaries }: VehicleIndex): FacetValue[] {
  return valueFilters.flatMap((filter) =>
    dictionaries
      .of(filter)
      .all()
      .map((value) => ({ filter, value })),
  )
}

async function readValues(db: Database): Promise<FacetValue[]> {
  const ofEach = valueFilters.map(
    (
      filter,
    ) => sql`select distinct ${filter}::text as filter, left(${sql.ref(filter)}, ${sql.lit(longestValue)}) as value
      from vehicle_search where ${sql.ref(filter)} <> ''`,
  )
  const { rows } = await sql<FacetValue>`${sql.join(ofEach, sql` union all `)}`.execute(db)
  return rows
}

/** Slugs become the values they stand for; a slug that no vehicle has is kept, and finds no vehicle. */
export async function resolveSlugs(
  source: Source,
  slugs: Partial<Record<ValueFilter, readonly string[]>>,
): Promise<Partial<Record<ValueFilter, readonly string[]>>> {
  if (Object.keys(slugs).length === 0) return slugs
  const { bySlug } = await knownValues(source)
  const values: Partial<Record<ValueFilter, readonly string[]>> = {}
  for (const name of valueFilters) {
    const asked = slugs[name]
    if (!asked) continue
    values[name] = asked.flatMap((slug) => bySlug.get(`${name} ${slug}`) ?? [slug])
  }
  return values
}

function bySlugOf(values: readonly FacetValue[]): Map<string, string[]> {
  const bySlug = new Map<string, string[]>()
  for (const { filter, value } of values) {
    const key = `${filter} ${slugOf(value)}`
    bySlug.set(key, [...(bySlug.get(key) ?? []), value])
  }
  return bySlug
}
