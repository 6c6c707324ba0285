import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ClientConfig } from 'pg'
import { loadReference } from '../reference/load-reference.ts'
import { buildApp } from './app.ts'
import { systemClock } from './core/clock.ts'
import { ExpectedError } from './core/expected-error.ts'
import { type Log, openLog } from './core/log.ts'
import { connect } from './platform/db/connect.ts'
import { openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { type DemoWorld, openDemo } from './demo.ts'
import { holdsDemoWorld } from './demo.store.ts'
import { openSigning } from './platform/signing/open-signing.ts'
import { MediaFolder } from './platform/media/renditions.ts'
import { openServices } from './services.ts'
import type { Settings } from './core/settings.ts'
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

/** What a request waits for at the most, in milliseconds. */
const bounds = {
  /** For a connection; then it is asked to come again. */
  connectionTimeoutMillis: 5000,
  /** No statement of ours takes as long: a database that is silent for a minute has frozen, or is cut off. */
  query_timeout: 60_000,
  keepAlive: true,
}

/** Everything from settings to a listening port. */
export async function startServer(settings: Settings): Promise<Server> {
  const signing = await openSigning(settings, systemClock.now())
  const connection = await connect(settings)
  const demo = await fillDatabase(connection.config, settings)
  const log = openLog(settings.production ? 'info' : 'warn')
  connection.watch(log)
  const db = openDatabase({ ...connection.config, ...bounds }, log)
  if (settings.production && (await holdsDemoWorld(db))) {
    await db.destroy()
    await connection.stop()
    throw new ServerError(demoInProduction)
  }
  const media = new MediaFolder(join(settings.dataDir, 'media'), demo?.drawOriginal)
  const services = openServices({
    connection: connection.config,
    db,
    settings,
    clock: systemClock,
    media,
    log,
    signing,
  })
  const site = await loadSite(settings)
  const app = await buildApp({
    context: services.context,
    attach: services.attach,
    readiness: services.readiness,
    ...(site ? { site } : {}),
    log,
  })
  const close = async () => {
    await closeApp(app)
    await services.stop()
    await db.destroy()
    await connection.stop()
  }
  const stop = async () => {
    services.readiness.drain()
    // Whoever sends requests here asks now and then, and sends until then.
    await sleep(settings.drainSeconds * 1000)
    await close()
  }
  try {
    await app.listen({ port: settings.port, host: settings.host })
  } catch (error) {
    await close()
    throw inWords(error, settings.port)
  }
  // The queue's library takes a while to load, which nobody should wait for.
  services.startJobs()
  return {
    greeting: site
      ? greet(settings, demo)
      : `The API answers at ${settings.storefrontOrigin}/api; the apps are not built (pnpm build).`,
    log,
    stop,
  }
}

async function fillDatabase(
  connection: ClientConfig,
  settings: Settings,
): Promise<DemoWorld | null> {
  await migrate(connection)
  const demo = await openDemo(settings)
  if (demo) await demo.seed(connection, settings)
  else await loadReference(connection)
  return demo
}

/** A connection that is kept open for a next request would hold up the end, which takes none. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), 200)
  await app.close()
  clearInterval(idle)
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
