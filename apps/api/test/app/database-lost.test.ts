import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '@bandari/i18n'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { openLog } from '../../src/core/log.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { DatabaseUnavailableError } from '../../src/platform/db/connection-errors.ts'
import { sentenceOf } from '../../src/core/problem.ts'
import type { Site } from '../../src/shopfront/site/site.ts'
import { type Buyer, newBuyer } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
/** A session of another process, whose locks requests wait for. */
let other: Client
/** A look from outside, on another database of the same server. */
let server: Client
let files: string
let shop: FastifyInstance

beforeAll(async () => {
  // The log is of losses that the tests mean.
  world = await createWorld({ ...inject('postgres'), stream: { write: () => undefined } })
  other = new Client(world.connection)
  server = new Client({ ...world.connection, database: 'postgres' })
  await Promise.all([other.connect(), server.connect()])
  files = await mkdtemp(join(tmpdir(), 'bandari-site-'))
  shop = await openShop()
})
afterAll(async () => {
  await Promise.all([other.end(), server.end(), shop.close()])
  await rm(files, { recursive: true })
  await world.close()
})

/** Closes the connections of the shop that `which` names, from the database's side. */
async function terminate(which: 'waiting' | 'all'): Promise<number> {
  const { rowCount } = await server.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = $1 and pid <> $2 and ($3 or wait_event_type = 'Lock')`,
    [world.connection.database, await pidOfOther(), which === 'all'],
  )
  return rowCount ?? 0
}

async function pidOfOther(): Promise<number> {
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** As soon as a request waits for `other`, its connection is closed. */
function terminateOnceWaiting() {
  return vi.waitFor(async () => expect(await terminate('waiting')).toBe(1), { timeout: 120_000 })
}

async function languageOf(id: number): Promise<string> {
  const { rows } = await other.query('select language from accounts where id = $1', [id])
  return rows[0].language
}

describe('a connection that the database closes', () => {
  test.each<Language>(['en', 'sw', 'pt', 'fr'])(
    'while a request holds it fails that request alone, in words of %s',
    async (language) => {
      const { id, client } = await newBuyer({
        ...world,
        clientWith: (token) => world.clientWith(token, language),
      })
      await other.query('begin')
      await other.query('select from accounts where id = $1 for update', [id])
      const asked = client.PATCH('/profile/', { body: { language: 'sw' } })
      await terminateOnceWaiting()
      const { response, error } = await asked
      await other.query('rollback')
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(error).toEqual({
        code: 'database_unavailable',
        detail: sentenceOf('database_unavailable', language),
      })
      // Nobody did it a second time, and the next request is served.
      expect(await languageOf(id)).toBe('en')
      expect((await client.GET('/profile/')).response.status).toBe(200)
    },
  )

  test('while nobody uses it is noticed by nobody', async () => {
    const { client } = await newBuyer(world)
    await Promise.all(Array.from({ length: 5 }, () => client.GET('/profile/')))
    expect(await terminate('all')).toBeGreaterThan(0)
    await vi.waitFor(async () => {
      expect((await client.GET('/profile/')).response.status).toBe(200)
    }, 120_000)
  })

  test('at COMMIT leaves it open whether the write was done, says so, and repeats nothing', async () => {
    await other.query(`
      create function wait_at_commit() returns trigger language plpgsql as $$
        begin perform pg_advisory_xact_lock(8801); return null; end $$;
      create constraint trigger wait_at_commit after update on accounts
        deferrable initially deferred for each row execute function wait_at_commit()`)
    const { id, client } = await newBuyer(world)
    await other.query('select pg_advisory_lock(8801)')
    const asked = client.PATCH('/profile/', { body: { language: 'sw' } })
    await terminateOnceWaiting()
    const { response, error } = await asked
    await other.query('select pg_advisory_unlock(8801)')
    await other.query('drop trigger wait_at_commit on accounts')
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).not.toBeNull()
    expect(error).toMatchObject({ code: 'outcome_unknown' })
    expect(await languageOf(id)).toBe('en')
  })
})

test('a database that is silent fails the statement in time, and nobody else waits behind it', async () => {
  const db = openDatabase({ ...world.connection, max: 1, query_timeout: 200 }, openLog('fatal'))
  const pid = async () =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows
  const [first] = await pid()
  const asked = performance.now()
  await expect(sql`select pg_sleep(${20}::float8)`.execute(db)).rejects.toBeInstanceOf(
    DatabaseUnavailableError,
  )
  const [next] = await pid()
  expect(next?.pid).not.toBe(first?.pid)
  expect(performance.now() - asked).toBeLessThan(10_000)
  await db.destroy()
})

describe('while the database takes nobody in', () => {
  const allow = (yes: boolean) =>
    server.query(`alter database ${world.connection.database} allow_connections ${yes}`)
  let buyer: Buyer

  beforeAll(async () => {
    buyer = await newBuyer(world)
    await allow(false)
    await terminate('all')
  })
  afterAll(() => allow(true))

  test('every call is asked to come again', async () => {
    const { client } = buyer
    const answers = await Promise.all([
      client.GET('/profile/'),
      client.PATCH('/profile/', { body: { language: 'sw' } }),
      world.clientWith(null).GET('/vehicles/'),
      world.clientWith(null).GET('/countries/'),
    ])
    for (const { response, error } of answers) {
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).not.toBeNull()
      expect(error).toMatchObject({ code: 'database_unavailable' })
    }
  })

  test('a page is drawn without what the database knows, and nobody keeps it', async () => {
    const { headers, statusCode, body } = await shop.inject('/')
    expect(statusCode).toBe(503)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['retry-after']).toBeDefined()
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toBe('<h1>Shop</h1>')
  })
})

test('once it takes them in again, calls and pages are as before', async () => {
  const { client } = await newBuyer(world)
  expect((await client.GET('/profile/')).response.status).toBe(200)
  expect((await shop.inject('/')).statusCode).toBe(200)
})

/** No mail is looked at here. */
const nothingAttached = () => Promise.reject(new Error('nothing is attached'))

/** The API of the world with a storefront of one page, which asks it for the countries. */
async function openShop(): Promise<FastifyInstance> {
  await Promise.all(['assets', 'portal-assets'].map((name) => mkdir(join(files, name))))
  const site: Site = {
    storefrontFiles: files,
    portalFiles: files,
    portalPage: '',
    publicPaths: [],
    pagePatterns: [],
    destinationFor: () => '',
    routeOf: () => '/',
    render: async ({ ask }) => {
      await ask('/api/countries/', 'en')
      return { status: 200, html: '<h1>Shop</h1>' }
    },
  }
  return buildApp({
    context: world.context,
    attach: nothingAttached,
    readiness: world.readiness,
    site,
    log: openLog('fatal'),
  })
}
