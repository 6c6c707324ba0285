import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../core/context.ts'
import { newsOf } from '../../platform/db/news/news.ts'
import { openPace } from '../../platform/load/pace.ts'
import type { VehicleIndex } from '../../stock/catalogue/engine/vehicle-index.ts'
import { addDoorUses, type DoorUse, forgetDoorUses, listUsedDoors } from './destination-uses.store.ts'
import type { Entrance } from './pricer-swap.ts'
import { findEntrance, mostDoors, takeUses } from './find-pricer.ts'

/** As many as are asked for at a time, less some room for other destinations. */
const mostPrepared = mostDoors - 8

/** Milliseconds between two looks at whether something is to be done, and between two times of writing down who asked. */
const every = 500
const writtenEvery = 30_000

/** How long a door goes without being looked at when nobody tells of a change: a day ends. */
const lookedEvery = 60_000

type Needs = Pick<Context, 'db' | 'clock' | 'settings' | 'listedVehicles' | 'log'>

export interface Preparing {
  stop: () => Promise<void>
}

/**
 * Opens the doors that were asked for in the last days before anybody asks again: after a start, on another day, and when a rule, a
 * rate or a tariff has changed. Meanwhile the door of before answers.
 */
export function prepareDoors(context: Needs): Preparing {
  const { log } = context
  const stopped = new AbortController()
  const { signal } = stopped
  const round = openRound(context, signal)
  const run = async () => {
    while (!signal.aborted) {
      try {
        await round()
      } catch (error) {
        log.warn({ err: error }, 'Doors could not be prepared')
      }
      await sleep(every, undefined, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error
      })
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopped.abort()
      await running
    },
  }
}

function openRound(context: Needs, signal: AbortSignal): () => Promise<void> {
  const { db, listedVehicles } = context
  let used: readonly DoorUse[] = []
  let entrances: Entrance[] = []
  let done = { at: Number.NEGATIVE_INFINITY, shop: -1, model: null as VehicleIndex | null }
  let writtenAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = { at: performance.now(), shop: newsOf(db).versions.shop, model: listedVehicles() }
    if (now.at - writtenAt > writtenEvery) {
      writtenAt = now.at
      used = await writeUses(context)
    }
    const { model } = now
    const isDone =
      now.shop === done.shop &&
      model === done.model &&
      now.at - done.at < lookedEvery &&
      entrances.length === used.length &&
      !entrances.some(({ isWanting }) => isWanting)
    if (!model || isDone) return
    const prepared = []
    for (const { destination } of used) {
      if (signal.aborted) return
      prepared.push(await prepare(context, destination, model))
    }
    entrances = prepared.filter((one) => one !== null)
    done = now
  }
}

/** Null of a country whose rules are gone. */
async function prepare(
  context: Needs,
  destination: DoorUse['destination'],
  model: VehicleIndex,
): Promise<Entrance | null> {
  const found = await findEntrance(context, destination)
  if (!found) return null
  const { entrance } = found
  const { door } = entrance.newest
  const prices = await door.prepare(model.dictionaries.facts)
  await model.prepare(
    prices,
    openPace(() => false),
  )
  entrance.prepared(door)
  return entrance
}

/** Adds what this process was asked for to what others were; returns what was asked for most. */
async function writeUses({ db, clock }: Needs): Promise<DoorUse[]> {
  const now = clock.now()
  const uses = takeUses(db)
  if (uses.length > 0) {
    await addDoorUses(db, uses, now)
    await forgetDoorUses(db, now)
  }
  return listUsedDoors(db, { most: mostPrepared, now })
}
