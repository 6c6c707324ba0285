import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { keepRead } from '../../../platform/db/keep-read.ts'
import { lastStep } from './price-steps.ts'
import type { VehicleClass } from './vehicle-query.ts'

/** The classes, make and model whose vehicles the cube counts together; zero means any. */
export interface AggregateKey {
  classes: readonly VehicleClass[]
  makeId: number
  modelId: number
}

/** The cells of the cube that one key adds up to. */
export interface Aggregate {
  /** Listed vehicles per price step. */
  counts: Int32Array
  /** Grows with every change to a vehicle of the aggregate. */
  version: number
}

const kept = keepRead<Aggregate>({ freshFor: 1000, most: 5000, topic: 'stock' })

/** The aggregate, at most a second old: every page of it needs the same few rows. */
export function recentAggregate(db: Database, name: AggregateKey): Promise<Aggregate> {
  const key = `${name.classes.join()} ${name.makeId} ${name.modelId}`
  return kept(db, key, () => findAggregate(db, name))
}

/** Folded cells and waiting changes, in one snapshot. */
export async function findAggregate(
  db: Database,
  { classes, makeId, modelId }: AggregateKey,
): Promise<Aggregate> {
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
