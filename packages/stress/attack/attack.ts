import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { report } from '../report.ts'
import { seedWorld } from '@bandari/api/seeds/world.ts'
import { connect } from '@bandari/api/src/platform/db/connect.ts'
import { openDatabase } from '@bandari/api/src/platform/db/database.ts'
import { migrate } from '@bandari/api/src/platform/db/migrate.ts'
import { signInAll } from '@bandari/api/test/helpers/hostile/callers.ts'
import { runFiles } from './run-files.ts'
import { runFloods } from './run-floods.ts'
import { runFuzz } from './run-fuzz.ts'
import { openShop, type Shop } from './shop.ts'
import { listings } from './visits.ts'

/**
 * `pnpm attack [--seed 1] [--files 10000] [--requests 90000] [--without-floods | --flood sitemap]`: starts a demo shop on
 * loopback in a temporary folder, and sends it hostile files to every upload, requests generated from the contract, and floods.
 * Prints one line of JSON for each figure, and exits with 1 when an answer was 5xx.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    files: { type: 'string', default: '10000' },
    requests: { type: 'string', default: '90000' },
    'without-floods': { type: 'boolean', default: false },
    flood: { type: 'string' },
  },
})
const seed = Number(values.seed)
const files = Number(values.files)
const requests = Number(values.requests)

const dataDir = await mkdtemp(join(tmpdir(), 'bandari-attack-'))
const connection = await connect({ databaseUrl: undefined, dataDir })
await migrate(connection.config)
await seedWorld(connection.config, { listings })
const db = openDatabase({ ...connection.config, max: 2 })

const cleanUp = async () => {
  await db.destroy()
  await connection.stop()
  await rm(dataDir, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)))

/** Runs against a shop with these settings. The database is seeded already, so the shop starts at once. */
async function attack(settings: Record<string, string>, run: (shop: Shop) => Promise<void>) {
  const shop = await openShop({ DATA_DIR: dataDir, ...settings })
  try {
    await run(shop)
  } finally {
    await shop.stop()
  }
}

try {
  // Limits would keep most requests from ever reaching an operation.
  await attack({ RATE_LIMITS: 'false' }, async (shop) => {
    const fileFailures = await runFiles(shop, { db, seed, files })
    const requestFailures = await runFuzz(shop, { db, seed, requests })
    report({ requests, files, '5xx': fileFailures + requestFailures })
    if (fileFailures + requestFailures > 0) process.exitCode = 1
  })
  if (!values['without-floods'])
    await attack({}, async (shop) => {
      const tokens = await signInAll(db)
      await runFloods(shop, { origin: shop.origin, seed, tokens }, values.flood)
    })
} catch (error) {
  report({ failed: String(error) })
  process.exitCode = 1
} finally {
  await cleanUp()
}
