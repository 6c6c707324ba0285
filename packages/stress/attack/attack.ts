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
 * `pnpm attack [--seed 1] [--files 10000] [--requests 90000] [--without-floods | --flood sitemap]`: a demo shop of its own
 * on loopback, in a folder that is removed afterwards, and what a hostile stranger would send it: files to every intake,
 * requests made from the contract, floods. One JSON line a figure; fails when any answer was 5xx.
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

const tidyUp = async () => {
  await db.destroy()
  await connection.stop()
  await rm(dataDir, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidyUp().finally(() => process.exit(1)))

/** The world is there already, so the shop starts at once. */
async function attack(settings: Record<string, string>, act: (shop: Shop) => Promise<void>) {
  const shop = await openShop({ DATA_DIR: dataDir, ...settings })
  try {
    await act(shop)
  } finally {
    await shop.stop()
  }
}

try {
  // Limits would keep most requests from ever reaching an operation.
  await attack({ RATE_LIMITS: 'false' }, async (shop) => {
    const ofFiles = await runFiles(shop, { db, seed, files })
    const ofRequests = await runFuzz(shop, { db, seed, requests })
    report({ requests, files, '5xx': ofFiles + ofRequests })
    if (ofFiles + ofRequests > 0) process.exitCode = 1
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
  await tidyUp()
}
