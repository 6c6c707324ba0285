import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { drawOriginal } from '../seeds/drawings.ts'
import { buildApp } from '../src/app.ts'
import { systemClock } from '../src/context.ts'
import { openDatabase } from '../src/db/database.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { MediaFolder } from '../src/media/renditions.ts'
import { startServices } from '../src/services.ts'
import { readSettings } from '../src/settings.ts'
import { loadSite } from '../src/site/site.ts'
import { copyTemplate, dropDatabase, prepareTemplate } from './world.ts'

/**
 * For browser tests: one PostgreSQL with a seeded template, and behind `POST /` a whole shop of one's own (both apps,
 * their API, a copy of the demo world) on a free port. Prints its own address; ends when its input closes.
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
// One for all shops: two of them may want the same picture at once.
const media = new MediaFolder(mediaDir, drawOriginal)
const closers: (() => Promise<void>)[] = []

const control = createServer((_, response) => {
  serveWorld().then(
    (world) => response.setHeader('content-type', 'application/json').end(JSON.stringify(world)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
control.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(control.address() as AddressInfo).port}\n`)
})

process.stdin.resume()
process.stdin.on('end', () => void close())
process.on('SIGTERM', () => void close())

async function close() {
  control.close()
  await Promise.allSettled(closers.map((end) => end()))
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  process.exit(0)
}

async function serveWorld(): Promise<ServedWorld> {
  const port = await findFreePort()
  const database = await copyTemplate(server.connection)
  const settings = readSettings({
    PORT: String(port),
    RATE_LIMITS: 'false',
    SHARED_CACHE: 'false',
    DATA_DIR: dataDir,
  })
  const db = openDatabase({ ...database, max: 8 })
  const services = startServices({ db, settings, clock: systemClock, background: true })
  const site = await loadSite(settings)
  if (!site) throw new Error('The apps are not built: pnpm build')
  const app = await buildApp({
    context: services.context,
    attach: services.attach,
    media,
    site,
    logger: { level: 'error', stream: process.stderr },
  })
  closers.push(async () => {
    await app.close()
    await services.stop()
    await db.destroy()
    await dropDatabase(database)
  })
  await app.listen({ port, host: '127.0.0.1' })
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
