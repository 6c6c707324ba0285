import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import type { Log } from '../../core/log.ts'
import { openClient } from './client.ts'
import { demandPassword, readPassword } from './embedded/access.ts'
import { dismissGuard, guardServer } from './embedded/guard.ts'
import { openPlace, type Place } from './embedded/place.ts'
import { answers, findServer, isAlive, isServer, launch, stopServer } from './embedded/process.ts'
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

/** What is left of a server that was killed holds its memory for a moment. */
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
  const place = await openPlace(dataDir)
  const password = await readPassword(place)
  const connection: ClientConfig = { host: place.socketDir, user, password, database: 'bandari' }
  const admin: ClientConfig = { ...connection, database: 'postgres' }
  const start: Start = { place, admin, binaries, durable, connections, mayCreate: true }

  let pid = await startPatiently(start)
  await demandPassword(admin, place)
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
      if ((await ownerOf(place)) !== process.pid) return
      await stopServer(pid)
      dismissGuard(place)
    },
  }
}

interface Start {
  place: Place
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
  const { place, admin, binaries, durable, connections, mayCreate } = start
  const living = await findServer(place)
  if (living !== undefined) {
    const isOrphan = !isAlive(await ownerOf(place))
    if (isOrphan) await takeOver(living, place)
    await answers(admin, living, place)
    if (isOrphan && (await ownerOf(place)) !== process.pid)
      throw new Error('The guard of its last owner ended the embedded database first')
    return living
  }
  const isThere = existsSync(join(place.cluster, 'PG_VERSION'))
  if (!isThere && !mayCreate)
    throw new Error(`The embedded database's folder has gone: ${place.cluster}`)
  const runner = await chooseRunner(binaries, place)
  if (!isThere) await initialise(runner, place, user)
  const pid = launch(runner, place, { durable, connections })
  guardServer(pid, place)
  await answers(admin, pid, place)
  // Another process of ours may have been quicker: then its server answered, and ours has ended.
  const holder = await findServer(place)
  if (holder === pid) await own(place)
  else dismissGuard(place)
  return holder ?? pid
}

async function takeOver(pid: number, place: Place) {
  await own(place)
  guardServer(pid, place)
}

async function ownerOf({ ownerFile }: Place): Promise<number> {
  return Number(await readFile(ownerFile, 'utf8').catch(() => '0'))
}

function own({ ownerFile }: Place): Promise<void> {
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
