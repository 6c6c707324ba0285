import type { Context } from './core/context.ts'
import { approveCommission } from './supporters/ledger/earn.ts'
import { foldLocalCounts } from './stock/local-search/local-search.store.ts'
import { foldVehicleCube } from './stock/catalogue/search/vehicle-cube.store.ts'
import { foldVehicleSearch } from './stock/catalogue/search/vehicle-index.store.ts'
import { foldProductCounts } from './stock/moderation/counts.store.ts'
import { expireReservations } from './selling/orders/expire-reservations.ts'
import { sweepMedia } from './platform/media/sweep.ts'
import { forgetStaleRows } from './platform/db/housekeeping.store.ts'
import { runImports } from './stock/imports/run-imports.ts'

type Dependencies = Pick<
  Context,
  'db' | 'clock' | 'settings' | 'media' | 'nudgeOutbox' | 'programme'
>

/** Work that comes round. Every job may run twice or in two processes at once without harm. */
const jobs: { everySeconds: number; run: (dependencies: Dependencies) => Promise<unknown> }[] = [
  { everySeconds: 0.5, run: ({ db }) => foldVehicleCube(db) },
  { everySeconds: 2, run: ({ db }) => foldLocalCounts(db) },
  { everySeconds: 10, run: ({ db }) => foldProductCounts(db) },
  // A fold rewrites whole bitmaps, whatever the number of changes; readers add those that wait.
  { everySeconds: 10, run: ({ db }) => foldVehicleSearch(db) },
  { everySeconds: 0.5, run: ({ db, clock }) => runImports({ db, clock, forMs: 1000 }) },
  { everySeconds: 60, run: expireReservations },
  { everySeconds: 600, run: approveCommission },
  { everySeconds: 3600, run: ({ db, clock }) => forgetStaleRows(db, clock.now()) },
  { everySeconds: 3600, run: sweepMedia },
]

export interface Schedule {
  stop: () => Promise<void>
}

/** Runs each job again so many seconds after its last run ended; a failure waits for the next round. */
export function startSchedule(dependencies: Dependencies): Schedule {
  let stopped = false
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()

  const plan = (job: (typeof jobs)[number]) => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const run = job
        .run(dependencies)
        .catch(() => {})
        .finally(() => {
          running.delete(run)
          plan(job)
        })
      running.add(run)
    }, job.everySeconds * 1000)
    timers.add(timer)
  }
  for (const job of jobs) plan(job)

  return {
    stop: async () => {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
