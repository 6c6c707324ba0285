import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp, buildWorkerApp } from './app.ts'
import { systemClock } from './core/clock.ts'
import { ExpectedError } from './core/expected-error.ts'
import type { Log } from './core/log.ts'
import { connect } from './platform/db/connect.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
import { openReplicas, type Replicas } from './platform/db/replicas/replicas.ts'
import { type DemoWorld, openDemo } from './demo.ts'
import { openSigning } from './platform/signing/open-signing.ts'
import { Pictures } from './platform/media/renditions.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import type { Beginning } from './platform/processes/workers.ts'
import { RequestCounts } from './platform/metrics/request-counts.ts'
import { startMetrics } from './platform/metrics/start-metrics.ts'
import { startTracing } from './platform/tracing/start-tracing.ts'
import type { Readiness } from './platform/health/readiness.ts'
import { openServices, type Services } from './services.ts'
import type { Settings } from './core/settings.ts'
import { noStarter, type Starter, untilBuilt } from './core/starter.ts'
import { bounds, keepDatabase, prepareDatabase } from './prepare-database.ts'
import { openServerLog } from './server-log.ts'
import { loadShopSettings } from './shopfront/shop-settings/live-settings.ts'
import { loadSite } from './shopfront/site/site.ts'
import { refuseToStart } from './start-rules.ts'

export interface Server {
  greeting: string
  log: Log
  /** `isReplaced`: another process answers at the same port already. */
  stop: (isReplaced?: boolean) => Promise<void>
  /** Puts new processes in the place of those that answer; there are some beside this one. */
  reload?: () => Promise<void>
}

export interface ReadyServer extends Server {
  /** Resolves when it answers as it will, with the vehicles in memory. */
  untilReady: () => Promise<void>
}

async function openTelling(settings: Settings) {
  const log = openServerLog(settings)
  return { log, tracing: await startTracing(settings, log) }
}

async function loadBuiltSite(settings: Settings, starter: Starter) {
  await untilBuilt(starter)
  return settings.role === 'worker' ? null : loadSite()
}

interface Part {
  /** Of one process of several, whose first one keeps the database. */
  beginning?: Beginning
  starter?: Starter
}

function databaseOf(settings: Settings, log: Log, { beginning, starter }: Part) {
  if (beginning === undefined) return keepDatabase(settings, log, starter)
  return beginning === 'prepare' ? prepareDatabase(settings, log) : connect(settings)
}

/** Everything from settings to a listening port. */
export async function startServer(settings: Settings, part: Part = {}): Promise<ReadyServer> {
  const signing = await openSigning(settings, systemClock.now())
  const { log, tracing } = await openTelling(settings)
  const connection = await databaseOf(settings, log, part)
  const demo = await openDemo(settings)
  const pooled = { ...bounds, max: settings.databasePool, isNameless: !settings.preparedStatements }
  const db = openDatabase({ ...connection.config, ...pooled }, log)
  await loadSafeSettings(db, settings)
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
  const site = await loadBuiltSite(settings, part.starter ?? noStarter)
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
  const stop = async (isReplaced = false) => {
    if (isReplaced) readiness.retire()
    else readiness.drain()
    // A balancer asks now and then whether we are ready, and sends requests until it has asked.
    await sleep(settings.drainSeconds * 1000)
    await close()
  }
  try {
    // `/readyz` is asked of any of them. Without the others somebody has to say that the database is away.
    if (part.beginning === 'join' || part.beginning === 'prepare')
      await Promise.race([untilReady(readiness), sleep(longestJoin)])
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await close()
    throw inWords(error, settings.port)
  }
  beginWork(services, settings)
  const greeting = greetingOf(settings, { hasSite: site !== null, demo })
  return { greeting, log, stop, untilReady: () => untilReady(readiness) }
}

/** A value that the database holds may be as unsafe as one of the environment. */
async function loadSafeSettings(db: Database, settings: Settings) {
  await loadShopSettings(db, settings)
  const unsafe = refuseToStart(settings)
  if (unsafe !== null) throw new ExpectedError(unsafe)
}

/** Milliseconds. */
const longestJoin = 60_000

/** Whatever the queue is like, which another process may be behind with. */
async function untilReady(readiness: Readiness): Promise<void> {
  for (;;) {
    const { database, migrations, search } = await readiness.look()
    if ([database, migrations, search].every((part) => part === 'ok')) return
    await sleep(100)
  }
}

/** What goes on beside the requests, once they are answered: loading it takes a while, which nobody should wait for. */
function beginWork(services: Services, { role }: Settings) {
  if (role !== 'web') services.startJobs()
  services.warmDestinations()
}

/** Milliseconds that a replica may be behind. Nobody misses what they wrote: who is signed in reads the primary. */
const lagMs = 2000

function replicasOf(
  { databaseReadUrls: urls }: Settings,
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
    return new ExpectedError(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=8090 npm start`,
    )
  }
  if (code === 'EACCES')
    return new ExpectedError(`Port ${port} may not be used here. Choose one above 1024.`)
  return error
}
