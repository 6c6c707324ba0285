import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { seedWorld } from '@bandari/api/seeds/world.ts'
import { connect } from '@bandari/api/src/platform/db/connect.ts'
import { openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { migrate } from '@bandari/api/src/platform/db/migrate.ts'
import { readSettings } from '@bandari/api/src/settings.ts'
import { waitForVehicles, timeDetails, timeDifferentSearches } from './different-searches.ts'
import { timeLandedSearches, timeLandedBehindHttp } from './landed-prices.ts'
import { timeFilters } from './filters.ts'
import { timeInMemory } from './in-memory.ts'
import { timeStaffListings } from './staff-listings.ts'
import { timeStaffOrders } from './staff-orders.ts'
import { timeOrders } from './orders.ts'
import { timePages } from './pages.ts'
import { report } from '../report.ts'
import { timeProcesses } from './processes.ts'
import { databaseMegabytes, startProcess } from './process.ts'
import { timeBehindHttp, timeInDatabase } from './search.ts'

/**
 * `pnpm bench [--sizes 20000,1000000] [--seconds 5] [--orders 100000]` prints one line of JSON for each figure.
 * - `--landed`: landed prices only.
 * - `--processes`: one process compared with two, each limited to `--share 0.2` of a processor (Linux, as root).
 * - `--only database,memory,http,different,details,pages,orders,desk`: the named measurements of one process, in the given
 *   order; `desk` are the lists of staff.
 *
 * Databases stay in `.data/bench-N`, so a second run starts at once. No figure has a pass mark.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '20000,1000000' },
    seconds: { type: 'string', default: '5' },
    orders: { type: 'string', default: '100000' },
    landed: { type: 'boolean', default: false },
    processes: { type: 'boolean', default: false },
    only: { type: 'string' },
    share: { type: 'string', default: '0.2' },
  },
})
const seconds = Number(values.seconds)
const orders = Number(values.orders)
const share = Number(values.share)
const root = process.env['DATA_DIR'] ?? '.data'

for (const size of values.sizes.split(',')) {
  const run = values.landed ? measureLanded : values.processes ? measureProcesses : measure
  if (values.only === undefined) await run(Number(size))
  else await measureOnly(Number(size), values.only.split(','))
}

async function measure(listings: number) {
  const dataDir = join(root, `bench-${listings}`)
  const connection = await connect({ databaseUrl: undefined, dataDir })
  await migrate(connection.config)
  const seeding = performance.now()
  const added = await seedWorld(connection.config, { listings })
  if (added.listings > 0)
    report({ figure: 'seed', listings, seconds: Math.round((performance.now() - seeding) / 1000) })
  const db = openDatabase(connection.config)
  await timeInDatabase(db, listings)
  await timeFilters(db, listings)
  await timeInMemory({ connection: connection.config, db, listings })
  await timeLandedSearches(connection.config, db, listings)

  const env = { DATA_DIR: dataDir, PORT: '8321', LISTINGS: String(listings) }
  const ceilings = await startProcess('./ceilings.ts', ['8322', String(connection.config.host)], {
    PGPASSWORD: String(connection.config.password),
  })
  const shop = await startProcess('./serve.ts', [], env)
  report({ figure: 'start-up', listings, ms: shop.startedIn, mb: shop.memory() })
  await timeBehindHttp({
    db,
    listings,
    seconds,
    api: 'http://localhost:8321',
    ceilings: 'http://localhost:8322',
  })
  await waitForVehicles(listings)
  await timeDifferentSearches({
    db,
    listings,
    api: 'http://localhost:8321',
    env,
    seconds,
    cpu: shop.cpu,
  })
  await timeLandedBehindHttp(db, { api: 'http://localhost:8321', listings, cpu: shop.cpu })
  const target = { db, origin: 'http://localhost:8321', listings, cpu: shop.cpu }
  await timePages({ ...target, seconds })
  await timeOrders(target)
  report({
    figure: 'memory after load',
    listings,
    server_mb: shop.memory(),
    database_mb: databaseMegabytes(dataDir),
  })
  await shop.stop()
  await timeProcesses({ listings, env: { ...env, PORT: '8323' }, seconds, share })
  await seedWorld(connection.config, { listings, history: { orders, settings: readSettings({}) } })
  // Bulk-inserted orders have no statistics until autovacuum runs, and plans without statistics take four times as long.
  await sql`analyze`.execute(db)
  await timeStaffOrders(db, listings)
  await timeStaffListings(db, listings)
  await ceilings.stop()
  await db.destroy()
  await connection.stop()
}

async function measureProcesses(listings: number) {
  const dataDir = join(root, `bench-${listings}`)
  const connection = await connect({ databaseUrl: undefined, dataDir })
  await migrate(connection.config)
  await seedWorld(connection.config, { listings })
  const env = { DATA_DIR: dataDir, PORT: '8323' }
  await timeProcesses({ listings, env, seconds, share })
  await connection.stop()
}

async function measureLanded(listings: number) {
  const dataDir = join(root, `bench-${listings}`)
  const connection = await connect({ databaseUrl: undefined, dataDir })
  await migrate(connection.config)
  await seedWorld(connection.config, { listings })
  const db = openDatabase(connection.config)
  await timeLandedSearches(connection.config, db, listings)
  const env = { DATA_DIR: dataDir, PORT: '8321' }
  const shop = await startProcess('./serve.ts', [], env)
  await waitForVehicles(listings)
  await timeLandedBehindHttp(db, { api: 'http://localhost:8321', listings, cpu: shop.cpu })
  await shop.stop()
  await db.destroy()
  await connection.stop()
}

async function measureOnly(listings: number, names: readonly string[]) {
  const dataDir = join(root, `bench-${listings}`)
  const connection = await connect({ databaseUrl: undefined, dataDir })
  await migrate(connection.config)
  await seedWorld(connection.config, { listings })
  const db = openDatabase(connection.config)
  const env = { DATA_DIR: dataDir, PORT: '8321' }
  const shop = await startProcess('./serve.ts', [], env)
  const api = 'http://localhost:8321'
  const target = { db, listings, seconds, cpu: shop.cpu }
  const memory = () => ({ server_mb: shop.memory(), database_mb: databaseMegabytes(dataDir) })
  const measurements: Record<string, () => Promise<void>> = {
    database: async () => {
      await timeInDatabase(db, listings)
      await timeFilters(db, listings)
    },
    memory: () => timeInMemory({ connection: connection.config, db, listings }),
    http: async () => {
      const { host, password } = connection.config
      const env = { PGPASSWORD: String(password) }
      const ceilings = await startProcess('./ceilings.ts', ['8322', String(host)], env)
      await timeBehindHttp({ ...target, api, ceilings: 'http://localhost:8322' })
      await ceilings.stop()
    },
    different: () => timeDifferentSearches({ ...target, api, env }),
    details: () => timeDetails({ ...target, api }),
    pages: () => timePages({ ...target, origin: api }),
    orders: () => timeOrders({ ...target, origin: api }),
    desk: async () => {
      await seedWorld(connection.config, {
        listings,
        history: { orders, settings: readSettings({}) },
      })
      await sql`analyze`.execute(db)
      await timeStaffOrders(db, listings)
      await timeStaffListings(db, listings)
    },
  }
  await waitForVehicles(listings)
  report({ figure: 'memory before load', listings, ...memory() })
  for (const name of names) {
    const measurement = measurements[name]
    if (!measurement)
      throw new Error(`${name} is not a measurement: ${Object.keys(measurements).join(', ')}`)
    await measurement()
    report({ figure: 'memory', listings, after: name, ...memory() })
  }
  await shop.stop()
  await db.destroy()
  await connection.stop()
}
