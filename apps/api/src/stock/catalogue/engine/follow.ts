import type { PoolConfig } from 'pg'
import type { Log } from '../../../core/log.ts'
import { openDatabase } from '../../../platform/db/database.ts'
import { DatabaseUnavailableError } from '../../../platform/db/losses.ts'
import { minutesFollowed } from './changes.store.ts'
import { catchUp, type Held } from './held.ts'
import { openImage } from './snapshot.ts'
import { leaveImage, loaderOf } from './loading.ts'
import type { VehicleIndex } from './vehicle-index.ts'
import { openRounds } from './rounds.ts'

declare module '../../../core/context.ts' {
  interface Context {
    /** Every listed vehicle, when this process holds them and is up to date; the database answers when it is not. */
    listedVehicles: () => VehicleIndex | null
  }
}

/** What a process that holds no vehicles has in its context. */
export const noVehicles = () => null

export interface Followed {
  /** The model, at most a second behind; null while it is loaded, and when it fell behind. */
  current: () => VehicleIndex | null
  /** Until the model holds what is committed now, if it can. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  connection: PoolConfig
  log: Log
  /** Where the image of the vehicles lies that a process leaves for the next. */
  dataDir: string
  /** The most megabytes that the model may take. */
  most: number
  /** A listed vehicle changed. */
  onChange: () => void
}

/** Milliseconds between two questions for changes, and until the model counts as behind. */
const every = 200
const behindAfter = 1000

const forgottenAfter = minutesFollowed * 60_000

/** Loads the listed vehicles into this process's memory and follows what changes, until `stop`, which leaves an image of them. */
export function followVehicles({ connection, log, dataDir, most, onChange }: Options): Followed {
  // A connection of its own, because the model is needed most when requests wait for theirs.
  const db = openDatabase({ ...connection, max: 1 }, log)
  let held: Held | null = null
  const stopped = new AbortController()
  const { signal } = stopped
  const image = openImage({ db, dataDir, log })
  const load = loaderOf({ db, connection, log, image, most, signal })
  const rounds = openRounds(signal)

  const run = async () => {
    for (let failures = 0; !signal.aborted; ) {
      try {
        const before = held?.model.version
        const isKnown = held !== null && performance.now() - held.upTo < forgottenAfter
        const followed = held && isKnown ? await catchUp(db, held) : null
        held = followed ?? (await load())
        if (held?.model.version !== before) onChange()
        failures = 0
        rounds.end()
        await rounds.pause(held ? every : 60_000)
      } catch (error) {
        // A change that does not fit what is known: only a new load is exact again.
        if (!(error instanceof DatabaseUnavailableError)) held = null
        rounds.end()
        if (signal.aborted) return
        failures += 1
        log.warn({ err: error, failures }, 'The listed vehicles cannot be followed')
        await rounds.pause(Math.min(60_000, every * 2 ** failures))
      }
    }
  }
  const running = run().finally(rounds.end)
  const upToDate = () => (held && performance.now() - held.upTo < behindAfter ? held : null)
  return {
    current: () => upToDate()?.model ?? null,
    caughtUp: async () => {
      const asked = performance.now()
      // The round that is under way may have begun before.
      for (let round = 0; round < 2 && !signal.aborted; round += 1) {
        if (held && held.upTo >= asked) return
        await rounds.next()
      }
    },
    stop: async () => {
      stopped.abort()
      await running
      const last = upToDate()
      if (last) await leaveImage({ log, image }, last)
      await db.destroy()
    },
  }
}
