import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { loadReference } from '../reference/load-reference.ts'
import { buildApp, buildWorkerApp } from './app.ts'
import { systemClock } from './core/clock.ts'
import { ExpectedError } from './core/expected-error.ts'
import { type Log, openLog } from './core/log.ts'
import { connect, type Connection } from './platform/db/connect.ts'
import { openDatabase } from './platform/db/database.ts'
import { openReplicas, type Replicas } from './platform/db/replicas/replicas.ts'
import { migrate } from './platform/db/migrate.ts'
import { type DemoWorld, openDemo } from './demo.ts'
import { holdsDemoWorld } from './demo.store.ts'
import { openSigning } from './platform/signing/open-signing.ts'
import { Pictures } from './platform/media/renditions.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { RequestCounts } from './platform/metrics/request-counts.ts'
import { startMetrics } from './platform/metrics/start-metrics.ts'
import { startTracing } from './platform/tracing/start-tracing.ts'
import { openServices, type Services } from './services.ts'
import type { Settings } from './core/settings.ts'
import { noStarter, type Starter } from './core/starter.ts'
import { loadFirstAccount } from './money/bank-wire/load-first-account.ts'
import { loadSite } from './shopfront/site/site.ts'

export class ServerError extends ExpectedError {
  override name = 'ServerError'
}

const demoInProduction =
  'This database holds the demo world, whose passwords are public. Take it out with `pnpm demo remove`, or give production a database of its own (DATA_DIR or DATABASE_URL).'

export interface Server {
  greeting: string
  log: Log
  stop: () => Promise<void>
}

/** The longest that a request waits, in milliseconds. */
const bounds = {
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
  connection.watch(log)
  const db = openDatabase({ ...connection.direct, ...bounds, max: 1 }, log)
  try {
    if (settings.production && (await holdsDemoWorld(db))) throw new ServerError(demoInProduction)
    await loadFirstAccount(db, { firstAccount: settings.firstAccount, now: systemClock.now() })
  } catch (error) {
    await db.destroy()
    await connection.stop()
    throw error
  }
  await db.destroy()
  return connection
}

export function openServerLog({ production, traces }: Settings) {
  return openLog(production ? 'info' : 'warn', { isTraced: traces !== null })
}

async function openTelling(settings: Settings) {
  const log = openServerLog(settings)
  return { log, tracing: await startTracing(settings, log) }
}

export async function untilBuilt({ tell, built }: Starter): Promise<void> {
  tell('apps')
  await built
}

async function loadBuiltSite(settings: Settings, starter: Starter) {
  await untilBuilt(starter)
  return settings.role === 'worker' ? null : loadSite(settings)
}

/** Everything from settings to a listening port. `isPrepared`: another process has prepared the database and keeps it. */
export async function startServer(
  settings: Settings,
  { isPrepared = false, starter = noStarter }: { isPrepared?: boolean; starter?: Starter } = {},
): Promise<Server> {
  const signing = await openSigning(settings, systemClock.now())
  const { log, tracing } = await openTelling(settings)
  const connection = isPrepared
    ? await connect(settings)
    : await prepareDatabase(settings, log, starter)
  const demo = await openDemo(settings)
  const pooled = { ...bounds, max: settings.databasePool, isNameless: !settings.preparedStatements }
  const db = openDatabase({ ...connection.config, ...pooled }, log)
  const media = new Pictures(openStorage(settings.mediaUrl, settings), demo?.drawOriginal)
  const replicas = replicasOf(settings, { db, bounds: pooled, primary: connection.direct, log })
  const services = openServices({
    connection: connection.config,
    direct: connection.direct,
    replicas,
    db,
    settings,
    clock: systemClock,
    media,
    log,
    signing,
  })
  const counts = new RequestCounts()
  const metrics = await startMetrics({ settings, connection: connection.config, counts, db, log })
  const site = await loadBuiltSite(settings, starter)
  const { context, attach, readiness } = services
  const parts = { context, attach, readiness, log, counts }
  const app = await (settings.role === 'worker'
    ? buildWorkerApp(parts)
    : buildApp({ ...parts, ...(site && { site }) }))
  const close = async () => {
    await closeApp(app)
    await metrics?.close()
    await services.stop()
    await replicas.stop()
    await db.destroy()
    await connection.stop()
    await tracing.stop()
  }
  const stop = async () => {
    services.readiness.drain()
    // A balancer asks now and then whether we are ready, and sends requests until it has asked.
    await sleep(settings.drainSeconds * 1000)
    await close()
  }
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await close()
    throw inWords(error, settings.port)
  }
  beginWork(services, settings)
  const greeting = greetingOf(settings, { hasSite: site !== null, demo })
  return { greeting, log, stop }
}

/** What goes on beside the requests, once they are answered: loading it takes a while, which nobody should wait for. */
function beginWork(services: Services, { role }: Settings) {
  if (role !== 'web') services.startJobs()
  services.warmDestinations()
}

function replicasOf(
  { databaseReadUrls: urls, replicaLagMs: lagMs }: Settings,
  given: Pick<Parameters<typeof openReplicas>[0], 'db' | 'bounds' | 'primary' | 'log'>,
): Replicas {
  return openReplicas({ urls, lagMs, ...given })
}

/** A connection that is kept open for a next request would hold up the end, which takes none. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 200)
  await app.close()
  clearInterval(idle)
}

function greetingOf(
  settings: Settings,
  { hasSite, demo }: { hasSite: boolean; demo: DemoWorld | null },
): string {
  if (settings.role === 'worker')
    return `A worker: jobs and mails; it answers /readyz at port ${settings.port}.`
  return hasSite
    ? greet(settings, demo)
    : `The API answers at ${settings.storefrontOrigin}/api; the apps are not built (pnpm build).`
}

function greet(
  { storefrontOrigin, portalOrigin, production }: Settings,
  demo: DemoWorld | null,
): string {
  const lines = ['', `Storefront  ${storefrontOrigin}`, `Portal      ${portalOrigin}`]
  if (!production)
    lines.push(
      `Mailbox     ${storefrontOrigin}/mailbox`,
      `API         ${storefrontOrigin}/api/docs`,
    )
  if (demo) {
    lines.push('', `Demo accounts, password ${demo.password}`)
    for (const [role, email] of demo.logins) lines.push(`  ${role.padEnd(10)} ${email}`)
  }
  return `${lines.join('\n')}\n`
}

/** A port that cannot be had, in words that say what to do. */
function inWords(error: unknown, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new ServerError(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=8090 npm start`,
    )
  }
  if (code === 'EACCES')
    return new ServerError(`Port ${port} may not be used here. Choose one above 1024.`)
  return error
}
