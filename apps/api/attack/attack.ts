import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seedWorld } from '../seeds/world.ts'
import { connect } from '../src/platform/db/connect.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { signInAll } from './callers.ts'
import { runFloods } from './run-floods.ts'
import { openShop } from './shop.ts'

/**
 * `pnpm attack [--seed 1]`: a demo shop of its own on loopback, in a folder that is removed afterwards, and what a
 * hostile stranger would send it. One JSON line a figure.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
  },
})
const seed = Number(values.seed)
const listings = 2000

const dataDir = await mkdtemp(join(tmpdir(), 'bandari-attack-'))
const connection = await connect({ databaseUrl: undefined, dataDir })
await migrate(connection.config)
await seedWorld(connection.config, { listings })
const db = openDatabase({ ...connection.config, max: 2 })
try {
  const shop = await openShop({ DATA_DIR: dataDir })
  try {
    await runFloods(shop, listings, { origin: shop.origin, seed, tokens: await signInAll(db) })
  } finally {
    await shop.stop()
  }
} finally {
  await db.destroy()
  await connection.stop()
  await rm(dataDir, { recursive: true, force: true })
}
