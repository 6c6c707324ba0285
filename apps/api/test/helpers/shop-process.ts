import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createClient } from '@bandari/sdk/client'
import type { ClientConfig } from 'pg'
import { loadPlaces } from '../../reference/load-places.ts'
import { systemClock } from '../../src/core/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { startEmbedded } from '../../src/platform/db/embedded.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import type { Shop } from './steps.ts'

/** A data folder with places and nothing else in its database. */
export async function prepareShop(dataDir: string): Promise<void> {
  const prepared = await startEmbedded({ dataDir })
  await migrate(prepared.connection)
  const db = openDatabase(prepared.connection)
  await loadPlaces(db)
  await db.destroy()
  await prepared.stop()
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}

/** A database of the tests' server as `DATABASE_URL` names it. */
export function databaseUrl({ user, password, host, database }: ClientConfig): string {
  return `postgres://${user}:${String(password)}@localhost/${database}?host=${host}`
}

interface Address {
  dataDir: string
  port: number
  /** Settings beside those of every process under test. */
  environment?: Record<string, string>
}

/** The whole process on a data folder, once it answers. */
export async function startProcess({ dataDir, port, environment }: Address): Promise<ChildProcess> {
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      DEMO: 'false',
      RATE_LIMITS: 'false',
      ...environment,
    },
    stdio: 'ignore',
  })
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the server does not start')
    const answer = await fetch(`http://127.0.0.1:${port}/api/options/`).catch(() => null)
    if (answer?.ok) return child
    await sleep(50)
  }
  child.kill('SIGKILL')
  throw new Error('the server does not answer')
}

/** A second look into the database of the process, and clients of its port. */
export async function lookInto({ dataDir, port }: Address): Promise<Shop> {
  const { connection } = await startEmbedded({ dataDir })
  return {
    db: openDatabase({ ...connection, max: 4 }),
    clock: systemClock,
    clientWith: (token) =>
      createClient({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => token }),
  }
}
