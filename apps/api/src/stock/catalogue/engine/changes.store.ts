import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import {
  cardCovers,
  cardText,
  epochText,
  numbers,
  type ChangePosition,
  values,
} from './load.store.ts'
import type { VehicleValues } from './vehicle-row.ts'

/** The log of changes goes back ten minutes: who has seen it longer ago than this reads all vehicles anew. */
export const minutesFollowed = 8

export interface ChangedRow {
  id: number
  /** The price in cents under which it was listed before these changes; null where it was not. */
  was: number | null
  /** As it is listed now; null where it is not. */
  now: VehicleValues | null
}

export interface Changes extends ChangePosition {
  rows: ChangedRow[]
}

interface Row extends ChangePosition {
  id: number | null
  was: number | null
  price: number | null
  numbers: (number | null)[]
  values: (string | null)[]
  words: string[]
  features: string[]
  facts: string | null
  card: string | null
}

/**
 * What became of vehicles since a snapshot, with the snapshot of now. The number of a change's transaction tells whether it
 * was seen, not the number of its row: transactions get theirs before they commit, and a lower one may come later. A vehicle
 * that changed more than once is told once: as it was before the first change, and as it is.
 */
export async function changesSince(db: Database, snapshot: string): Promise<Changes> {
  const { rows } = await sql<Row>`
    select pg_current_snapshot()::text as snapshot, ${sql.raw(epochText)} as epoch, changed.id, changed.was, listed.price,
      array[${sql.raw(numbers.join(', '))}]::integer[] as numbers,
      array[${sql.raw(values.map((value) => `${value}::text`).join(', '))}] as values,
      tsvector_to_array(listed.words) as words, listed.features, vehicle_facts(products) as facts, ${sql.raw(cardText)} as card
    from vehicle_search_epoch left join (
      select distinct on (id) id, price as was from vehicle_changes
      where noted >= pg_snapshot_xmin(${snapshot}::text::pg_snapshot)
        and not pg_visible_in_snapshot(noted, ${snapshot}::text::pg_snapshot)
      order by id, version) as changed on true
    left join vehicle_search as listed on listed.id = changed.id
    left join products on products.id = listed.id ${sql.raw(cardCovers)}`.execute(db)
  const [first] = rows
  if (!first) throw new Error('vehicle_search_epoch has no row')
  return {
    snapshot: first.snapshot,
    epoch: first.epoch,
    rows: rows.flatMap(({ id, was, price, ...row }) =>
      id === null ? [] : [{ id, was, now: price === null ? null : { ...row, id, price } }],
    ),
  }
}

/** Forgets changes that everybody has seen; returns how many. */
export async function forgetChanges(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from vehicle_changes where noted_at < now() - interval '10 minutes'`.execute(db)
  return Number(numAffectedRows ?? 0)
}
