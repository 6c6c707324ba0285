import type { PoolConfig } from 'pg'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { readVehicles } from '@bandari/api/src/stock/catalogue/engine/follow.ts'
import { VehicleIndex } from '@bandari/api/src/stock/catalogue/engine/vehicle-index.ts'
import { timeFilters } from './filters.ts'
import { report } from '../report.ts'

interface Shop {
  connection: PoolConfig
  db: Database
  listings: number
}

/**
 * How long the listed vehicles take to be read into a process, what they take there, and filters, facets and words asked of
 * them.
 */
export async function timeInMemory({ connection, db, listings }: Shop) {
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
  await timeFilters(db, listings, { where: 'memory', given: { listedVehicles: () => index } })
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10
}
