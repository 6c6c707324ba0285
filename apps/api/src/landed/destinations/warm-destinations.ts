import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../core/context.ts'
import { invalidationsOf } from '../../platform/db/invalidation/invalidations.ts'
import { openThrottle } from '../../platform/scheduling/throttle.ts'
import type { VehicleIndex } from '../../stock/catalogue/engine/vehicle-index.ts'
import {
  addDestinationUses,
  type DestinationUse,
  deleteOldDestinationUses,
  listUsedDestinations,
} from './destination-uses.store.ts'
import type { PricerSwap } from './pricer-swap.ts'
import { findPricerSwap, maxDestinations, takeUses } from './find-pricer.ts'

/** Fewer than a process holds, so that other destinations have room. */
const maxWarmed = maxDestinations - 8

/** Milliseconds between two looks at whether something is to be done, and between two times of writing down the uses. */
const every = 500
const writtenEvery = 30_000

/** Milliseconds after which all are looked at again without an invalidation: a day ends. */
const lookedEvery = 60_000

type Needs = Pick<Context, 'db' | 'clock' | 'settings' | 'listedVehicles' | 'log'>

export interface Warming {
  stop: () => Promise<void>
}

/**
 * Prices all vehicles for the destinations of the last days before anybody asks again: after a start, on another day, and
 * when a rule, a rate or a tariff has changed. Meanwhile the previous pricer answers.
 */
export function warmDestinations(context: Needs): Warming {
  const { log } = context
  const stopped = new AbortController()
  const { signal } = stopped
  const round = newRound(context, signal)
  const run = async () => {
    while (!signal.aborted) {
      try {
        await round()
      } catch (error) {
        log.warn({ err: error }, 'Destinations could not be warmed')
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

function newRound(context: Needs, signal: AbortSignal): () => Promise<void> {
  const { db, listedVehicles } = context
  let used: readonly DestinationUse[] = []
  let swaps: PricerSwap[] = []
  let done = { at: Number.NEGATIVE_INFINITY, shop: -1, model: null as VehicleIndex | null }
  let writtenAt = Number.NEGATIVE_INFINITY
  return async () => {
    const now = {
      at: performance.now(),
      shop: invalidationsOf(db).versions.shop,
      model: listedVehicles(),
    }
    if (now.at - writtenAt > writtenEvery) {
      writtenAt = now.at
      used = await writeUses(context)
    }
    const { model } = now
    const isDone =
      now.shop === done.shop &&
      model === done.model &&
      now.at - done.at < lookedEvery &&
      swaps.length === used.length &&
      !swaps.some(({ needsWarming }) => needsWarming)
    if (!model || isDone) return
    const warmed = []
    for (const { destination } of used) {
      if (signal.aborted) return
      warmed.push(await warm(context, destination, model))
    }
    swaps = warmed.filter((one) => one !== null)
    done = now
  }
}

/** Null where the country's rules are gone. */
async function warm(
  context: Needs,
  destination: DestinationUse['destination'],
  model: VehicleIndex,
): Promise<PricerSwap | null> {
  const found = await findPricerSwap(context, destination)
  if (!found) return null
  const { swap } = found
  const { pricer } = swap.newest
  const prices = await pricer.warm(model.dictionaries.facts)
  await model.prepare(
    prices,
    openThrottle(() => false),
  )
  swap.warmed(pricer)
  return swap
}

/** Adds this process's uses to those of others; returns the destinations that were asked for most. */
async function writeUses({ db, clock }: Needs): Promise<DestinationUse[]> {
  const now = clock.now()
  const uses = takeUses(db)
  if (uses.length > 0) {
    await addDestinationUses(db, uses, now)
    await deleteOldDestinationUses(db, now)
  }
  return listUsedDestinations(db, { most: maxWarmed, now })
}
