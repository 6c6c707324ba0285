// First, because it decides which build of React is loaded.
import '../../src/core/environment.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { drawOriginal } from '../../seeds/drawings.ts'
import { buildApp } from '../../src/app.ts'
import { systemClock } from '../../src/core/clock.ts'
import { openLog } from '../../src/core/log.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { startEmbedded } from '../../src/platform/db/embedded.ts'
import {
  Invalidations,
  shareInvalidations,
} from '../../src/platform/db/invalidation/invalidations.ts'
import { openSigning } from '../../src/platform/signing/open-signing.ts'
import { Pictures } from '../../src/platform/media/renditions.ts'
import { FolderStorage } from '../../src/platform/storage/folder.ts'
import { loadFirstAccount } from '../../src/money/bank-wire/load-first-account.ts'
import { openServices } from '../../src/services.ts'
import { readSettings } from '../../src/settings.ts'
import { loadSite } from '../../src/shopfront/site/site.ts'
import { openGoogle } from './google.ts'
import { copyTemplate, dropDatabase, prepareTemplate } from './world.ts'

/**
 * For browser tests: one PostgreSQL with a seeded template, and behind `POST /` a whole shop of one's own (both apps,
 * their API, a copy of the demo world, settings as in the body) on a free port. `DELETE /?storefront=` closes one, `GET` waits until it has caught up. Prints its
 * own address; ends when its input closes.
 */

/** A shop that listens, and its database, so that a test can arrange what it needs. */
export interface ServedWorld {
  storefront: string
  portal: string
  database: ClientConfig
}

const dataDir = await mkdtemp(join(tmpdir(), 'bandari-e2e-'))
const mediaDir = join(dataDir, 'media')
const server = await startEmbedded({ dataDir, durable: false })
await prepareTemplate(server.connection)
// A shop whose settings name a client id signs in with this one; none ever asks the real Google.
const google = await openGoogle()
// One for all shops: two of them may want the same picture at once. Painting them finely is most of a run's work.
const media = new Pictures(new FolderStorage(mediaDir), drawOriginal, {
  paintedWidth: 480,
  effort: 0,
})
/** One key for all shops, as they share the folder it lies in: two that begin at once would both make it. */
let signing: ReturnType<typeof openSigning> | undefined
/** What closes a shop, and what waits until it knows of all that is committed, by the address of its storefront. */
const closers = new Map<string, () => Promise<void>>()
const waiters = new Map<string, () => Promise<void>>()

const control = createServer((request, response) => {
  const { method = '' } = request
  const acts: Record<string, typeof openWorld | typeof closeWorld> = {
    POST: openWorld,
    GET: waitUntilCaughtUp,
    DELETE: closeWorld,
  }
  const answer = (acts[method] ?? openWorld)(request)
  answer.then(
    (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
control.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(control.address() as AddressInfo).port}\n`)
})

process.stdin.resume()
process.stdin.on('end', () => void close())
// There is no time to close each shop when the run is told to end.
process.on('SIGTERM', () => void stop())

async function close() {
  control.close()
  await Promise.allSettled([...closers.values()].map((end) => end()))
  await google.close()
  await stop()
}

async function stop() {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}

/** Settings in which the wanted shop differs, as the body of its request. */
async function readEnvironment(request: IncomingMessage): Promise<Record<string, string>> {
  return JSON.parse((await text(request)) || '{}') as Record<string, string>
}

/** A shop nobody looks at any more would go on with its jobs and hold its connections. */
async function closeWorld({ url = '' }: IncomingMessage): Promise<void> {
  const storefront = storefrontOf(url)
  const end = closers.get(storefront)
  closers.delete(storefront)
  waiters.delete(storefront)
  await end?.()
}

/** Searches are up to a second behind what is written. A person is slower than that, a test is not. */
async function waitUntilCaughtUp({ url = '' }: IncomingMessage): Promise<void> {
  await waiters.get(storefrontOf(url))?.()
}

function storefrontOf(url: string): string {
  return new URL(url, 'http://any.example').searchParams.get('storefront') ?? ''
}

async function openWorld(request: IncomingMessage): Promise<ServedWorld> {
  const environment = await readEnvironment(request)
  const port = await findFreePort()
  const database = await copyTemplate(server.connection)
  const settings = readSettings({
    PORT: String(port),
    RATE_LIMITS: 'false',
    DRAFT_LANGUAGES: 'true',
    DATA_DIR: dataDir,
    TIME_ZONE: 'UTC',
    GOOGLE_API_URL: google.apiUrl,
    GOOGLE_SCRIPT_URL: google.scriptUrl,
    ...environment,
  })
  const db = openDatabase({ ...database, max: 8 })
  // A test that has written looks at once: production rests for most of a second between two changes.
  shareInvalidations(db, new Invalidations(0))
  const log = openLog('error', { stream: process.stderr })
  // As each start does.
  await loadFirstAccount(db, { firstAccount: settings.firstAccount, now: systemClock.now() })
  const services = openServices({
    connection: database,
    db,
    settings,
    clock: systemClock,
    media,
    log,
    signing: await (signing ??= openSigning(settings, systemClock.now())),
  })
  const site = await loadSite()
  if (!site) throw new Error('The apps are not built: pnpm build')
  const app = await buildApp({
    context: services.context,
    attach: services.attach,
    readiness: services.readiness,
    site,
    log,
  })
  waiters.set(settings.storefrontOrigin, services.caughtUp)
  closers.set(settings.storefrontOrigin, async () => {
    await app.close()
    await services.stop()
    await db.destroy()
    await dropDatabase(database)
  })
  await app.listen({ port, host: '127.0.0.1' })
  services.startJobs()
  return { storefront: settings.storefrontOrigin, portal: settings.portalOrigin, database }
}

/** The origins are part of the settings, so the port is chosen before the server listens. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = createSocket()
    socket.once('error', reject)
    socket.listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo
      socket.close(() => resolve(port))
    })
  })
}
