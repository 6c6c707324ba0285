import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Log } from '../../core/log.ts'
import { openClient } from './client.ts'
import { requirePassword, readPassword } from './embedded/access.ts'
import { dismissGuard, guardServer } from './embedded/guard.ts'
import { openPaths, type EmbeddedPaths } from './embedded/paths.ts'
import {
  waitUntilReady,
  findServer,
  isAlive,
  isServer,
  launch,
  stopServer,
} from './embedded/process.ts'
import { chooseRunner, initialise } from './embedded/runner.ts'
import { type Watch, watch } from './embedded/watch.ts'

/** Our own PostgreSQL server, on a Unix socket only. */
export interface EmbeddedServer {
  connection: ClientConfig
  /** From here on it is started again when it dies. */
  watch: (log: Log) => void
  stop: () => Promise<void>
}

/** `durable: false` trades crash safety for speed; only tests use it. */
interface Options {
  dataDir: string
  /** Folder whose `bin` holds another PostgreSQL than the registry's. */
  binaries?: string
  durable?: boolean
  /** How many connections a newly started server takes. */
  connections?: number
}

const user = 'bandari'

/** A server that was killed still holds its shared memory for a moment. */
const attemptsAtMost = 5

/**
 * Starts the registry's PostgreSQL binaries in `dataDir`, or joins the server that already runs there.
 * It ends with the process that owns it, however that ends; one that starts within a second takes the server over.
 */
export async function startEmbedded({
  dataDir,
  binaries,
  durable = true,
  connections = 100,
}: Options): Promise<EmbeddedServer> {
  const paths = await openPaths(dataDir)
  const password = await readPassword(paths)
  const connection: ClientConfig = { host: paths.socketDir, user, password, database: 'bandari' }
  const admin: ClientConfig = { ...connection, database: 'postgres' }
  const start: Start = { paths, admin, binaries, durable, connections, mayCreate: true }

  let pid = await startPatiently(start)
  await requirePassword(admin, paths)
  await createDatabase(admin, 'bandari')

  let watching: Watch | undefined
  return {
    connection,
    watch: (log) => {
      watching ??= watch({
        log,
        isAlive: () => isServer(pid),
        start: async () => {
          pid = await joinOrLaunch({ ...start, mayCreate: false })
        },
      })
    },
    stop: async () => {
      await watching?.stop()
      if ((await ownerOf(paths)) !== process.pid) return
      await stopServer(pid)
      dismissGuard(paths)
    },
  }
}

interface Start {
  paths: EmbeddedPaths
  admin: ClientConfig
  binaries: string | undefined
  durable: boolean
  connections: number
  /** A data folder that vanished under a running shop is never replaced by an empty one. */
  mayCreate: boolean
}

async function startPatiently(start: Start): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await joinOrLaunch(start)
    } catch (error) {
      if (attempt === attemptsAtMost) throw error
      await sleep(200 * attempt)
    }
  }
}

/** The pid of a server that answers: the one that runs there already, or a new one. */
async function joinOrLaunch(start: Start): Promise<number> {
  const { paths, admin, binaries, durable, connections, mayCreate } = start
  const living = await findServer(paths)
  if (living !== undefined) {
    const isOrphan = !isAlive(await ownerOf(paths))
    if (isOrphan) await takeOver(living, paths)
    await waitUntilReady(admin, living, paths)
    if (isOrphan && (await ownerOf(paths)) !== process.pid)
      throw new Error('The guard of its last owner ended the embedded database first')
    return living
  }
  const isThere = existsSync(join(paths.cluster, 'PG_VERSION'))
  if (!isThere && !mayCreate)
    throw new Error(`The embedded database's folder has gone: ${paths.cluster}`)
  const runner = await chooseRunner(binaries, paths)
  if (!isThere) await initialise(runner, paths, user)
  const pid = launch(runner, paths, { durable, connections })
  guardServer(pid, paths)
  await waitUntilReady(admin, pid, paths)
  // Another process of ours may have been quicker: then its server answered, and ours has ended.
  const holder = await findServer(paths)
  if (holder === pid) await own(paths)
  else dismissGuard(paths)
  return holder ?? pid
}

async function takeOver(pid: number, paths: EmbeddedPaths) {
  await own(paths)
  guardServer(pid, paths)
}

async function ownerOf({ ownerFile }: EmbeddedPaths): Promise<number> {
  return Number(await readFile(ownerFile, 'utf8').catch(() => '0'))
}

function own({ ownerFile }: EmbeddedPaths): Promise<void> {
  return writeFile(ownerFile, String(process.pid))
}

async function createDatabase(connection: ClientConfig, name: string) {
  const client = await openClient(connection)
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
