import type { PoolConfig } from 'pg'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { readVehicles } from '@bandari/api/src/stock/catalogue/engine/follow.ts'
import { VehicleIndex } from '@bandari/api/src/stock/catalogue/engine/vehicle-index.ts'
import { timeFilters } from './filters.ts'
import { report } from '../report.ts'

interface InMemoryOptions {
  connection: PoolConfig
  db: Database
  listings: number
}

/**
 * Measures how long it takes to read the listed vehicles into a process and how much memory they need, then times filters,
 * facets and sort orders on them.
 */
export async function timeInMemory({ connection, db, listings }: InMemoryOptions) {
  const before = process.memoryUsage().rss
  const started = performance.now()
  const { index } = await readVehicles(connection, new VehicleIndex())
  report({
    figure: 'vehicles read into memory',
    listings,
    vehicles: index.size,
    seconds: secondsSince(started),
    mb: Math.round((process.memoryUsage().rss - before) / 1024 / 1024),
  })
  await timeFilters(db, listings, { engine: 'memory', context: { listedVehicles: () => index } })
}

function secondsSince(started: number): number {
  return Math.round((performance.now() - started) / 100) / 10
}
