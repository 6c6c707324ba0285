import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { keepRead } from '../../../platform/db/keep-read.ts'
import { slugOf, type ValueFilter, valueFilters, type VehicleFilters } from './vehicle-filters.ts'

/** A value that listed vehicles have, as they write it: `Diesel`, `Yokohama, Japan`. */
export interface FacetValue {
  filter: ValueFilter
  value: string
}

/** A new colour appears once in a long while. */
const kept = keepRead<KnownValues>({ freshFor: 60_000, most: 1, topic: 'stock' })

interface KnownValues {
  values: FacetValue[]
  /** The values that a slug stands for, by filter and slug. */
  bySlug: ReadonlyMap<string, readonly string[]>
}

export async function listFacetValues(db: Database): Promise<FacetValue[]> {
  return (await knownValues(db)).values
}

function knownValues(db: Database): Promise<KnownValues> {
  return kept(db, 'values', async () => {
    const values = await readFacetValues(db)
    return { values, bySlug: bySlugOf(values) }
  })
}

async function readFacetValues(db: Database): Promise<FacetValue[]> {
  const { rows } = await sql<FacetValue>`
    select distinct dimension as filter, value from vehicle_bitmaps where dimension = any(${valueFilters}::text[])
    union
    select dimension, value from vehicle_search_delta cross join lateral vehicle_marks(class, make_id, model_id, price_step,
      model_year, fuel, transmission, body, steering, colour, location, mileage) where dimension = any(${valueFilters}::text[])`.execute(
    db,
  )
  return rows
}

/** Slugs become the values they stand for; a slug that no vehicle has is kept, and finds no vehicle. */
export async function resolveSlugs(db: Database, filters: VehicleFilters): Promise<VehicleFilters> {
  if (Object.keys(filters.values).length === 0) return filters
  const { bySlug } = await knownValues(db)
  const values: VehicleFilters['values'] = {}
  for (const name of valueFilters) {
    const slugs = filters.values[name]
    if (!slugs) continue
    values[name] = slugs.flatMap((slug) => bySlug.get(`${name} ${slug}`) ?? [slug])
  }
  return { ...filters, values }
}

function bySlugOf(values: readonly FacetValue[]): Map<string, string[]> {
  const bySlug = new Map<string, string[]>()
  for (const { filter, value } of values) {
    const key = `${filter} ${slugOf(value)}`
    bySlug.set(key, [...(bySlug.get(key) ?? []), value])
  }
  return bySlug
}
