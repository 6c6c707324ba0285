import type { PoolConfig } from 'pg'
import type { Database } from '../../../platform/db/database.ts'
import { changesSince } from './changes.store.ts'
import { type Loaded, loadVehicles } from './load.store.ts'
import { VehicleIndex } from './vehicle-index.ts'
import { indexedVehicle } from './vehicle-row.ts'

/** The listed vehicles as they were at one moment. */
export interface Held {
  model: VehicleIndex
  seen: Loaded
  /** When that moment was asked for, by `performance.now`: the model holds everything committed before. */
  upTo: number
}

/** Reads them all: some twelve seconds a million, a third of which the database sorts them; an image takes a fifth of a second. */
export async function holdVehicles(
  connection: PoolConfig,
  model = new VehicleIndex(),
  signal?: AbortSignal,
): Promise<Held> {
  const upTo = performance.now()
  return { model, seen: await loadVehicles(connection, model, signal), upTo }
}

/** Chunks built anew after one question for changes, each in some milliseconds. */
const mostRounds = 8

/** What was committed since; null when everything was built anew, and has to be read anew. */
export async function catchUp(
  db: Database,
  { model, seen }: Pick<Held, 'model' | 'seen'>,
): Promise<Held | null> {
  const upTo = performance.now()
  const { rows, ...next } = await changesSince(db, seen.snapshot)
  if (next.epoch !== seen.epoch) return null
  model.apply(
    rows.map(({ n, ...row }) => ({ n, vehicle: indexedVehicle(row, model.dictionaries) })),
  )
  for (let round = 0; round < mostRounds && model.compact(); round += 1)
    await new Promise((resolve) => setImmediate(resolve))
  return { model, seen: next, upTo }
}
