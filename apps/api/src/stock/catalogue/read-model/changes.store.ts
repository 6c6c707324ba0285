import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { dimensionColumns, type Loaded } from './load.store.ts'
import type { VehicleValues } from './vehicle-row.ts'

export interface ChangedRow extends VehicleValues {
  n: 1 | -1
}

export interface Changes extends Loaded {
  rows: ChangedRow[]
}

interface Row {
  snapshot: string
  epoch: number
  n: 1 | -1 | null
  id: number
  price: number
  mileage: number | null
  values: (string | null)[]
  words: string[]
}

const deltaColumns = `version, noted, n, id, price, mileage, ${dimensionColumns}, words`
const values = dimensionColumns
  .split(', ')
  .map((name) => `${name}::text`)
  .join(', ')

/**
 * What was committed since a snapshot, in the order in which it happened to each vehicle, with the snapshot of now. A
 * transaction's number tells it, not the row's: numbers are given before the commit, and a lower one may come later.
 */
export async function changesSince(db: Database, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Row>`
    select pg_current_snapshot()::text as snapshot, epoch, n, id, price, mileage,
      array[${sql.raw(values)}] as values,
      tsvector_to_array(words) as words
    from vehicle_search_epoch left join (
      select ${sql.raw(deltaColumns)} from vehicle_search_delta
      union all
      select ${sql.raw(deltaColumns)} from vehicle_search_log where noted >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
    ) as changes on not pg_visible_in_snapshot(noted, ${snapshot}::text::pg_snapshot)
    order by version`.execute(db)
  const [first] = rows
  if (!first) throw new Error('vehicle_search_epoch has no row')
  return {
    snapshot: first.snapshot,
    epoch: first.epoch,
    rows: rows.flatMap(({ n, ...row }) => (n === null ? [] : [{ ...row, n }])),
  }
}
