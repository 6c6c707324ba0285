import type { PoolConfig } from 'pg'
import type { Database } from '../src/platform/db/database.ts'
import { holdVehicles } from '../src/stock/catalogue/read-model/held.ts'
import { timeFilters } from './filters.ts'
import { report } from './percentile.ts'

/** How long the listed vehicles take to be read into a process, what they take there, and filters, facets and words asked of them. */
export async function timeInMemory(connection: PoolConfig, db: Database, listings: number) {
  const before = process.memoryUsage().rss
  const started = performance.now()
  const { model } = await holdVehicles(connection)
  report({
    figure: 'vehicles read into memory',
    listings,
    vehicles: model.count,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    mb: Math.round((process.memoryUsage().rss - before) / 1024 / 1024),
  })
  await timeFilters(db, listings, { where: 'memory', given: { listedVehicles: () => model } })
}
