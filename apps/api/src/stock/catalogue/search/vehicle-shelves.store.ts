import { LRUCache } from 'lru-cache'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { lastStep } from './price-steps.ts'
import type { VehicleClass } from './vehicle-query.ts'

/** What the cube says of one class, make and model: zero means any. */
export interface ShelfName {
  classes: readonly VehicleClass[]
  makeId: number
  modelId: number
}

export interface Shelf {
  /** Listed vehicles per price step. */
  counts: Int32Array
  /** Grows with every change to a vehicle of the shelf. */
  version: number
}

/** How long a process may take a shelf for what it was, in milliseconds. */
const freshFor = 1000
const kept = new WeakMap<Database, LRUCache<string, Promise<Shelf>>>()

/** The shelf as it was at most a second ago: every page of it asks for the same few rows. */
export function recentShelf(db: Database, name: ShelfName): Promise<Shelf> {
  let shelves = kept.get(db)
  if (!shelves) {
    shelves = new LRUCache({ max: 5000, ttl: freshFor })
    kept.set(db, shelves)
  }
  const key = `${name.classes.join()} ${name.makeId} ${name.modelId}`
  const known = shelves.get(key)
  if (known) return known
  const found = findShelf(db, name)
  shelves.set(key, found)
  found.catch(() => shelves.delete(key))
  return found
}

/** Folded cells and what waits to be folded, in one snapshot. */
export async function findShelf(
  db: Database,
  { classes, makeId, modelId }: ShelfName,
): Promise<Shelf> {
  const within = sql`class in (${sql.join(classes)})`
  const { rows } = await sql<{ price_step: number; n: number; version: number }>`
    select price_step, n, case when price_step = -1 then version else 0 end as version from vehicle_cube
    where ${within} and make_id = ${makeId} and model_id = ${modelId}
    union all select price_step, n, 1 from vehicle_cube_delta
    where ${within}${makeId ? sql` and make_id = ${makeId}` : sql``}${modelId ? sql` and model_id = ${modelId}` : sql``}`.execute(
    db,
  )
  const counts = new Int32Array(lastStep + 1)
  let version = 0
  for (const row of rows) {
    version += row.version
    if (row.price_step >= 0) counts[row.price_step] = (counts[row.price_step] ?? 0) + row.n
  }
  return { counts, version }
}
