import { loadReference } from '../reference/load-reference.ts'
import { systemClock } from './core/clock.ts'
import { ExpectedError } from './core/expected-error.ts'
import type { Log } from './core/log.ts'
import type { Settings } from './core/settings.ts'
import { noStarter, type Starter } from './core/starter.ts'
import { openDemo } from './demo.ts'
import { holdsDemoWorld } from './demo.store.ts'
import { loadFirstAccount } from './money/bank-wire/load-first-account.ts'
import { loadShopSettings } from './shopfront/shop-settings/live-settings.ts'
import { writeFirstValues } from './shopfront/shop-settings/first-values.ts'
import { connect, type Connection } from './platform/db/connect.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'

const demoInProduction =
  'This database holds the demo world, whose passwords are public. Take it out with `pnpm demo remove`, or give production a database of its own (DATA_DIR or DATABASE_URL).'

/** The longest that a request waits, in milliseconds. */
export const bounds = {
  /** For a connection; then it is asked to come again. */
  connectionTimeoutMillis: 5000,
  /** No statement of ours takes as long: a database that is silent for a minute has frozen, or is cut off. */
  query_timeout: 60_000,
  keepAlive: true,
}

/** The database, started, migrated and filled; before any process asks it. */
export async function prepareDatabase(
  settings: Settings,
  log: Log,
  { tell }: Starter = noStarter,
): Promise<Connection> {
  tell('database')
  const connection = await connect(settings)
  tell('migrations')
  await migrate(connection.direct)
  tell('data')
  const demo = await openDemo(settings)
  if (demo) await demo.seed(connection.direct, settings)
  else await loadReference(connection.direct)
  const db = openDatabase({ ...connection.direct, ...bounds, max: 1 }, log)
  try {
    if (settings.production && (await holdsDemoWorld(db))) throw new ExpectedError(demoInProduction)
    await writeFirstValues(db, settings, systemClock.now())
    await loadShopSettings(db, settings)
    await loadFirstAccount(db, { firstAccount: settings.firstAccount, now: systemClock.now() })
  } catch (error) {
    await db.destroy()
    await connection.stop()
    throw error
  }
  await db.destroy()
  return connection
}

/** The same, in a process that keeps the database from then on. */
export async function keepDatabase(
  ...given: Parameters<typeof prepareDatabase>
): Promise<Connection> {
  const connection = await prepareDatabase(...given)
  const [, log] = given
  connection.watch(log)
  return connection
}
