import type { PoolConfig } from 'pg'
import type { Database } from '../src/platform/db/database.ts'
import { openLog } from '../src/core/log.ts'
import { catchUp, holdVehicles } from '../src/stock/catalogue/engine/held.ts'
import { openImage } from '../src/stock/catalogue/engine/snapshot.ts'
import { timeFilters } from './filters.ts'
import { report } from './percentile.ts'

interface Shop {
  connection: PoolConfig
  db: Database
  dataDir: string
  listings: number
}

/**
 * How long the listed vehicles take to be read into a process, of the tables and of the image that another one left, what
 * they take there, and filters, facets and words asked of them.
 */
export async function timeInMemory({ connection, db, dataDir, listings }: Shop) {
  const before = process.memoryUsage().rss
  const started = performance.now()
  const held = await holdVehicles(connection)
  const { model } = held
  report({
    figure: 'vehicles read into memory',
    listings,
    vehicles: model.count,
    seconds: secondsSince(started),
    mb: Math.round((process.memoryUsage().rss - before) / 1024 / 1024),
  })
  const image = openImage({ db, dataDir, log: openLog('warn') })
  const writing = performance.now()
  await image.write(held)
  report({ figure: 'vehicles written down', listings, seconds: secondsSince(writing) })
  const reading = performance.now()
  const imaged = await image.read()
  const next = imaged && (await catchUp(db, imaged))
  report({
    figure: 'vehicles read of the image',
    listings,
    vehicles: next?.model.count,
    seconds: secondsSince(reading),
  })
  await timeFilters(db, listings, { where: 'memory', given: { listedVehicles: () => model } })
}

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10
}
