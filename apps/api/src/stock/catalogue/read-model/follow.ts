import { setTimeout } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import type { Log } from '../../../core/log.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { DatabaseUnavailableError } from '../../../platform/db/losses.ts'
import { catchUp, type Held, holdVehicles } from './held.ts'
import { countListed } from './load.store.ts'
import type { VehicleReadModel } from './read-model.ts'

declare module '../../../core/context.ts' {
  interface Context {
    /** Every listed vehicle, when this process holds them and is up to date; the database answers when it is not. */
    listedVehicles: () => VehicleReadModel | null
  }
}

/** What a process that holds no vehicles has in its context. */
export const noVehicles = () => null

export interface Followed {
  /** The model, at most a second behind; null while it is loaded, and when it fell behind. */
  current: () => VehicleReadModel | null
  stop: () => Promise<void>
}

interface Options {
  connection: PoolConfig
  log: Log
  /** The most megabytes that the model may take. */
  most: number
  /** A listed vehicle changed. */
  onChange: () => void
}

/** Milliseconds between two questions for changes, and until the model counts as behind. */
const every = 200
const behindAfter = 1000

/** The log of changes goes back ten minutes. */
const forgottenAfter = 8 * 60_000

/** Bytes a vehicle takes: 142 were measured of 820,728, columns, lists and what is kept once of many; the rest is for newer ones. */
const bytesEach = 180

/** Loads the listed vehicles into this process's memory and follows what changes, until `stop`. */
export function followVehicles({ connection, log, most, onChange }: Options): Followed {
  // A connection of its own, because the model is needed most when requests wait for theirs.
  const db = openDatabase({ ...connection, max: 1 }, log)
  let held: Held | null = null
  const stopped = new AbortController()
  const { signal } = stopped
  const sleep = (ms: number) =>
    setTimeout(ms, undefined, { signal }).catch((error: unknown) => {
      if (!signal.aborted) throw error
    })

  const load = async (): Promise<Held | null> => {
    const listed = await countListed(db)
    if (listed * bytesEach > most * 1024 * 1024) {
      log.warn({ listed, most }, 'The listed vehicles do not fit into SEARCH_MEMORY')
      return null
    }
    const loaded = await holdVehicles(connection)
    const ms = Math.round(performance.now() - loaded.upTo)
    log.info({ vehicles: loaded.model.count, ms }, 'The listed vehicles are in memory')
    return loaded
  }

  const run = async () => {
    for (let failures = 0; !signal.aborted; ) {
      try {
        const before = held?.model.version
        const isKnown = held !== null && performance.now() - held.upTo < forgottenAfter
        const followed = held && isKnown ? await catchUp(db, held) : null
        held = followed ?? (await load())
        if (held?.model.version !== before) onChange()
        failures = 0
        await sleep(held ? every : 60_000)
      } catch (error) {
        failures += 1
        log.warn({ err: error, failures }, 'The listed vehicles cannot be followed')
        // A change that does not fit what is known: only a new load is exact again.
        if (!(error instanceof DatabaseUnavailableError)) held = null
        await sleep(Math.min(60_000, every * 2 ** failures))
      }
    }
  }
  const running = run()
  return {
    current: () => (held && performance.now() - held.upTo < behindAfter ? held.model : null),
    stop: async () => {
      stopped.abort()
      await running
      await db.destroy()
    },
  }
}
