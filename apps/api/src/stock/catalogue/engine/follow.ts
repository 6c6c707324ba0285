import type { PoolConfig } from 'pg'
import { openYielder } from '../../../core/yield-to-event-loop.ts'
import type { Log } from '../../../core/log.ts'
import { type Database, openDatabase } from '../../../platform/db/database.ts'
import { DatabaseUnavailableError } from '../../../platform/db/connection-errors.ts'
import { changesSince, minutesFollowed } from './changes.store.ts'
import { countListed, loadVehicles, type ChangePosition } from './load.store.ts'
import { openRounds } from './rounds.ts'
import { warmSorts } from './sort-keys.ts'
import { VehicleIndex } from './vehicle-index.ts'
import { indexedVehicle } from './vehicle-row.ts'

declare module '../../../core/context.ts' {
  interface Context {
    /** Every listed vehicle, when this process has them and is up to date; the database answers when it has not. */
    listedVehicles: () => VehicleIndex | null
  }
}

/** What a process that holds no vehicles has in its context. */
export const noVehicles = () => null

export interface Followed {
  /** At most a second behind; null while it is loaded, and when it fell behind. */
  current: () => VehicleIndex | null
  /** Whether the vehicles were loaded once, or do not fit into memory: from then on searches are answered as they will be. */
  isLoaded: () => boolean
  /** Until the index has what is committed now, if it can. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  connection: PoolConfig
  log: Log
  /** The most megabytes that the index may take. */
  most: number
  /** A listed vehicle changed. */
  onChange: () => void
}

/** The listed vehicles as they were at one moment. */
export interface State {
  index: VehicleIndex
  seen: ChangePosition
  /** When that moment was asked for, by `performance.now`: the index has everything committed before. */
  upTo: number
}

/** Milliseconds between two questions for changes, and until the index counts as behind. */
const every = 200
const behindAfter = 1000

const forgottenAfter = minutesFollowed * 60_000

/** Bytes a vehicle takes: 194 were measured of 200,000 with ten features each; the rest is for pending ones. */
const bytesEach = 240

/** Segments that are compacted after one question for changes, each in some milliseconds. */
const mostCompacted = 8

/** Loads the listed vehicles into this process's memory and follows what changes, until `stop`. */
export function followVehicles({ connection, log, most, onChange }: Options): Followed {
  // A connection of its own, because the index is needed most when requests wait for theirs.
  const db = openDatabase({ ...connection, max: 1 }, log)
  let state: State | null = null
  let isLoaded = false
  const stopped = new AbortController()
  const { signal } = stopped
  const rounds = openRounds(signal)

  const run = async () => {
    for (let failures = 0; !signal.aborted; ) {
      try {
        const before = state?.index.version
        const isKnown = state !== null && performance.now() - state.upTo < forgottenAfter
        const followed = state && isKnown ? await catchUp(db, state) : null
        state = followed ?? (await load({ db, connection, log, most, signal }))
        isLoaded = true
        if (state?.index.version !== before) onChange()
        failures = 0
        rounds.end()
        await rounds.pause(state ? every : 60_000)
      } catch (error) {
        // A change that does not fit what is known: only a new load is exact again, and the database answers meanwhile.
        if (!(error instanceof DatabaseUnavailableError)) {
          state = null
          isLoaded = true
        }
        rounds.end()
        if (signal.aborted) return
        failures += 1
        log.warn({ err: error, failures }, 'The listed vehicles cannot be followed')
        await rounds.pause(Math.min(60_000, every * 2 ** failures))
      }
    }
  }
  const running = run().finally(rounds.end)
  return {
    current: () => (state && performance.now() - state.upTo < behindAfter ? state.index : null),
    isLoaded: () => isLoaded,
    caughtUp: async () => {
      const asked = performance.now()
      // The round that is under way may have begun before.
      for (let round = 0; round < 2 && !signal.aborted; round += 1) {
        if (state && state.upTo >= asked) return
        await rounds.next()
      }
    },
    stop: async () => {
      stopped.abort()
      await running
      await db.destroy()
    },
  }
}

interface Loading extends Pick<Options, 'connection' | 'log' | 'most'> {
  db: Database
  signal: AbortSignal
}

/** Null where the vehicles do not fit into memory. */
async function load({ db, connection, log, most, signal }: Loading): Promise<State | null> {
  const listed = await countListed(db)
  if (listed * bytesEach > most * 1024 * 1024) {
    log.warn({ listed, most }, 'The listed vehicles do not fit into SEARCH_MEMORY')
    return null
  }
  const began = performance.now()
  const loaded = await readVehicles(connection, new VehicleIndex(), signal)
  const ms = Math.round(performance.now() - began)
  log.info({ vehicles: loaded.index.size, ms }, 'The listed vehicles are in memory')
  return loaded
}

/** Reads all of them into the index. */
export async function readVehicles(
  connection: PoolConfig,
  index: VehicleIndex,
  signal?: AbortSignal,
): Promise<State> {
  const upTo = performance.now()
  const seen = await loadVehicles(connection, index, signal)
  const yieldToEventLoop = openYielder()
  for (const sort of warmSorts) await index.sort(sort, yieldToEventLoop)
  return { index, seen, upTo }
}

/** What was committed since; null when the rows were written anew, and have to be read anew. */
export async function catchUp(
  db: Database,
  { index, seen }: Pick<State, 'index' | 'seen'>,
): Promise<State | null> {
  const upTo = performance.now()
  const { rows, ...next } = await changesSince(db, seen.snapshot)
  if (next.epoch !== seen.epoch) return null
  index.apply(
    rows.map(({ now, ...change }) => ({
      ...change,
      now: now && indexedVehicle(now, index.dictionaries),
    })),
  )
  for (let round = 0; round < mostCompacted && index.compact(); round += 1)
    await new Promise((resolve) => setImmediate(resolve))
  return { index, seen: next, upTo }
}
