import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { cardCovers, cardText, dimensionColumns, epochOf, type Loaded } from './load.store.ts'
import type { VehicleValues } from './vehicle-row.ts'

/** The log of changes goes back ten minutes: what was seen longer ago than this is read anew. */
export const minutesFollowed = 8

export interface ChangedRow extends VehicleValues {
  n: 1 | -1
}

export interface Changes extends Loaded {
  rows: ChangedRow[]
}

interface Row {
  snapshot: string
  epoch: string
  n: 1 | -1 | null
  id: number
  price: number
  mileage: number | null
  values: (string | null)[]
  words: string[]
  facts: string | null
  card: string | null
}

const deltaColumns = `listed.version, listed.noted, listed.n, listed.id, listed.price, listed.mileage, ${dimensionColumns}, listed.words`
const values = dimensionColumns
  .split(', ')
  .map((name) => `${name}::text`)
  .join(', ')

/**
 * What was committed since a snapshot, in the order in which it happened to each vehicle, with the snapshot of now. A
 * transaction's number tells it, not the row's: numbers are given before the commit, and a lower one may come later. Facts and card are those of now: where
 * they changed again since, that change is told, too.
 */
export async function changesSince(db: Database, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Row>`
    select pg_current_snapshot()::text as snapshot, ${epochOf} as epoch, n, listed.id, listed.price, listed.mileage,
      array[${sql.raw(values)}] as values, tsvector_to_array(listed.words) as words,
      case when products.id is not null then vehicle_facts(products) end as facts, ${sql.raw(cardText)} as card
    from vehicle_search_epoch left join (
      select ${sql.raw(deltaColumns)} from vehicle_search_delta as listed
      union all
      select ${sql.raw(deltaColumns)} from vehicle_search_log as listed where noted >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
    ) as listed on not pg_visible_in_snapshot(noted, ${snapshot}::text::pg_snapshot)
    left join products on products.id = listed.id ${sql.raw(cardCovers)}
    order by listed.version`.execute(db)
  const [first] = rows
  if (!first) throw new Error('vehicle_search_epoch has no row')
  return {
    snapshot: first.snapshot,
    epoch: first.epoch,
    rows: rows.flatMap(({ n, ...row }) => (n === null ? [] : [{ ...row, n }])),
  }
}
