import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BandariClient } from '@bandari/sdk'
import { createClient } from '@bandari/sdk/client'
import type {
  FastifyInstance,
  InjectOptions,
  LightMyRequestResponse as InjectAnswer,
} from 'fastify'
import { Client, type ClientConfig } from 'pg'
import type { DestinationStream, Level } from 'pino'
import { buildApp } from '../../src/app.ts'
import type { Clock } from '../../src/core/clock.ts'
import type { Context } from '../../src/core/context.ts'
import { type Database, openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import {
  Invalidations,
  shareInvalidations,
} from '../../src/platform/db/invalidation/invalidations.ts'
import { openSigning } from '../../src/platform/signing/open-signing.ts'
import { Pictures } from '../../src/platform/media/renditions.ts'
import { openStorage } from '../../src/platform/storage/open-storage.ts'
import type { Site } from '../../src/shopfront/site/site.ts'
import { openServices, type Services } from '../../src/services.ts'
import { requestedLanguage } from '../../src/core/language.ts'
import { readSettings } from '../../src/settings.ts'
import type { Settings } from '../../src/core/settings.ts'
import { loadFirstAccount } from '../../src/money/bank-wire/load-first-account.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { demoPassword, people, type Role } from '../../seeds/people.data.ts'
import { seedWorld } from '../../seeds/world.ts'
import { openLog } from '../../src/core/log.ts'
import { checkAnswer, isShared } from './contract-check.ts'
import { checkCodes } from './refusal-codes.ts'

declare module 'vitest' {
  /** What `template.ts` hands to every test file. */
  export interface ProvidedContext {
    postgres: { connection: ClientConfig }
  }
}

const templateName = 'bandari_template'

/** Enough listings for several pages of the popular makes, few enough to load in a second. */
const templateListings = 2000

export async function prepareTemplate(connection: ClientConfig) {
  await createDatabase(connection, templateName)
  const template = { ...connection, database: templateName }
  await migrate(template)
  await seedWorld(template, { listings: templateListings })
}

/** An API of one's own on a copy of the demo world. */
export interface World {
  app: FastifyInstance
  context: Context
  connection: ClientConfig
  db: Database
  clock: TestClock
  settings: Settings
  readiness: Services['readiness']
  /** Its pictures, in a folder of its own. */
  media: Pictures
  /** A session of a demo account. */
  tokenOf: (role: Role) => Promise<string>
  /** The same shop by a process that shares no answers, for sitemaps: a shared one is of half a minute to an hour ago. */
  unshared: () => Promise<FastifyInstance>
  /** The SDK's client, signed in as nobody or as one of the demo accounts. */
  as: (role: Role | null) => Promise<BandariClient>
  /** With a token, and on a page in a language. */
  clientWith: (token: string | null, language?: string) => BandariClient
  /** Waits until every mail that waits has been delivered. */
  deliverMails: () => Promise<number>
  /** Does what waits in the queue of jobs. */
  runJobs: () => Promise<void>
  close: () => Promise<void>
}

export interface TestClock extends Clock {
  advance: (by: { minutes?: number; hours?: number; days?: number }) => void
  /** From now on time passes only when it is told to. */
  stop: () => void
}

export interface WorldOptions {
  connection: ClientConfig
  environment?: Record<string, string>
  /** Without the demo world: what a new shop starts with. */
  isBare?: boolean
  /** Serves pages besides the API. */
  site?: (settings: Settings) => Site
  /** Told at once unless wished otherwise: with production's pause between two a test would wait after each change. */
  invalidations?: Invalidations
  /** Where the log goes instead of to standard output. */
  stream?: DestinationStream
  level?: Level
}

export async function createWorld({
  connection,
  environment = {},
  stream,
  level = 'error',
  isBare = false,
  site,
  invalidations = new Invalidations(0),
}: WorldOptions): Promise<World> {
  const config = isBare ? await bareDatabase(connection) : await copyTemplate(connection)
  const folder = await mkdtemp(join(tmpdir(), 'bandari-world-'))
  const settings = readSettings({
    RATE_LIMITS: 'false',
    // Tests let days pass; those about idle staff set a time of their own.
    STAFF_IDLE_MINUTES: '43200',
    DATA_DIR: folder,
    // Days of tests are those of UTC; those about the shop's calendar set another.
    TIME_ZONE: 'UTC',
    ...environment,
  })
  const db = openDatabase({ ...config, max: 10 })
  shareInvalidations(db, invalidations)
  // What is shared grows old as well, where the hours pass for the shop.
  const clock = makeClock(() => {
    for (const topic of ['stock', 'shop'] as const) invalidations.invalidate(topic)
  })
  // As each start does.
  await loadFirstAccount(db, { firstAccount: settings.firstAccount, now: clock.now() })
  const media = new Pictures(openStorage(settings.mediaUrl, settings), undefined, {
    paintedWidth: 480,
    effort: 0,
  })
  const log = openLog(level, { stream, isTraced: settings.traces !== null })
  // The demo's own key would cost each file of tests half a second.
  const signing = settings.signing && (await openSigning(settings, clock.now()))
  const services: Services = openServices({
    connection: config,
    db,
    settings,
    clock,
    media,
    log,
    signing,
  })
  const build = (context: Context) =>
    buildApp({
      context,
      attach: services.attach,
      readiness: services.readiness,
      ...(site && { site: site(settings) }),
      log,
    })
  const app = await build(services.context)
  let unshared: Promise<FastifyInstance> | undefined
  const tokens = new Map<Role, Promise<string>>()
  readWhatIsCommitted(app, services)

  const clientWith = (token: string | null, language = 'en') =>
    createClient({
      language: () => language,
      baseUrl: `${settings.storefrontOrigin}/api`,
      fetch: injectInto(app),
      token: () => token,
    })

  const tokenOf = (role: Role) => {
    const token = tokens.get(role) ?? signIn(clientWith(null), role)
    tokens.set(role, token)
    return token
  }

  return {
    app,
    context: services.context,
    connection: config,
    db,
    clock,
    settings,
    media,
    clientWith,
    tokenOf,
    as: async (role) => clientWith(role === null ? null : await tokenOf(role)),
    unshared: () =>
      (unshared ??= build({
        ...services.context,
        settings: { ...settings, sharedCache: false },
      })),
    deliverMails: () => services.outbox.drain(),
    runJobs: services.drainJobs,
    readiness: services.readiness,
    close: async () => {
      await Promise.all([app.close(), unshared?.then((other) => other.close())])
      await services.stop()
      await db.destroy()
      await dropDatabase(config)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(client: BandariClient, role: Role): Promise<string> {
  const { data } = await client.POST('/auth/login/', {
    body: { username: people[role].email, password: demoPassword },
  })
  if (!data) throw new Error(`${role} cannot sign in`)
  return data.token
}

/**
 * Searches and shared answers are up to a second behind what is committed; a test that has written reads at once. Only
 * what tries that delay itself asks past this.
 */
function readWhatIsCommitted(app: FastifyInstance, { caughtUp }: Services) {
  const given = app.inject.bind(app) as (asked: string | InjectOptions) => Promise<InjectAnswer>
  const inject = async (asked: string | InjectOptions) => {
    const { method = 'GET', url = '/' } = typeof asked === 'string' ? { url: asked } : asked
    const [path = '/'] = (typeof url === 'string' ? url : url.pathname).split('?')
    // A test may have cut the database off.
    const isPage = !path.startsWith('/api/')
    if (method === 'GET' && (isPage || isShared(path))) await caughtUp().catch(() => undefined)
    return given(asked)
  }
  app.inject = inject as typeof app.inject
}

/** The SDK over `inject`: no port. Every answer is held to the contract, also the refusals. */
export function injectInto(app: FastifyInstance): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url)
    const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer())
    const answer = await app.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(request.headers) },
      ...(body === undefined ? {} : { payload: body }),
    })
    checkAnswer(request.method, url.pathname, answer)
    const isPage = String(answer.headers['content-type']).startsWith('text/html')
    if (answer.statusCode >= 400 && !isPage) {
      const language = requestedLanguage(request.headers.get('accept-language') ?? '')
      checkCodes(`${request.method} ${url.pathname}`, JSON.parse(answer.payload), language)
    }
    const headers = new Headers()
    for (const [header, value] of Object.entries(answer.headers)) headers.set(header, String(value))
    const empty = answer.statusCode === 204 || answer.statusCode === 304
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    })
  }
}

function makeClock(onAdvance: () => void): TestClock {
  let offset = 0
  let stoppedAt: number | undefined
  return {
    now: () => new Date((stoppedAt ?? Date.now()) + offset),
    stop: () => {
      stoppedAt ??= Date.now()
    },
    advance: ({ minutes = 0, hours = 0, days = 0 }) => {
      offset += ((days * 24 + hours) * 60 + minutes) * 60_000
      onAdvance()
    },
  }
}

/** A database of one's own with the demo world in it. */
export async function copyTemplate(
  connection: ClientConfig,
): Promise<ClientConfig & { database: string }> {
  const database = `world_${randomBytes(6).toString('hex')}`
  await createDatabase(connection, database, templateName)
  return { ...connection, database }
}

/** A database of one's own as a start without the demo makes it. */
async function bareDatabase(
  connection: ClientConfig,
): Promise<ClientConfig & { database: string }> {
  const database = `bare_${randomBytes(6).toString('hex')}`
  await createDatabase(connection, database)
  await migrate({ ...connection, database })
  await loadReference({ ...connection, database })
  return { ...connection, database }
}

export async function createDatabase(connection: ClientConfig, name: string, template?: string) {
  await onServer(connection, async (client) => {
    // By file: page by page through the log writes a copy's 30 MB a second time.
    const copy = template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : ''
    await client.query(`create database ${client.escapeIdentifier(name)}${copy}`)
  })
}

export async function dropDatabase(config: ClientConfig & { database: string }) {
  await onServer(config, (client) =>
    client.query(
      `drop database if exists ${client.escapeIdentifier(config.database)} with (force)`,
    ),
  )
}

/** `create database … template` must find nobody else copying, so copies queue behind an advisory lock. */
async function onServer(connection: ClientConfig, act: (client: Client) => Promise<unknown>) {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7399)')
    await act(client)
  } finally {
    await client.end()
  }
}
