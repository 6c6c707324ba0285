import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { openLog } from '../../src/core/log.ts'
import { Invalidations } from '../../src/platform/db/invalidation/invalidations.ts'
import type { Site } from '../../src/shopfront/site/site.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
/** A session of another process. */
let other: Client
let shop: FastifyInstance
let files: string

beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    invalidations: new Invalidations(),
    // A connection is closed on purpose.
    stream: { write: () => undefined },
  })
  other = new Client(world.connection)
  await other.connect()
  files = await mkdtemp(join(tmpdir(), 'bandari-news-'))
  shop = await openShop()
  await vi.waitFor(() => expect(world.context.listedVehicles()).not.toBeNull(), 120_000)
})
afterAll(async () => {
  await Promise.all([other.end(), shop.close()])
  await rm(files, { recursive: true })
  await world.close()
})

/** The API of the world with a storefront of one page, which shows the dearest vehicles. */
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
      const { text: html } = await ask('/api/vehicles/?ordering=-price', 'en')
      return { status: 200, html }
    },
  }
  const { context, readiness } = world
  const attach = () => Promise.reject(new Error('nothing is attached'))
  return buildApp({ context, attach, readiness, site, log: openLog('fatal') })
}

const at = (url: string) => async () => {
  const { statusCode, body } = await shop.inject(url)
  expect(statusCode).toBe(200)
  return body
}

/** Milliseconds from a commit elsewhere until it is seen here. */
async function secondsUntilSeen(read: () => Promise<string>, change: string): Promise<number> {
  const before = await read()
  expect(await read()).toBe(before)
  await other.query(change)
  const committed = performance.now()
  await vi.waitFor(async () => expect(await read()).not.toBe(before), {
    timeout: 120_000,
    interval: 10,
  })
  return (performance.now() - committed) / 1000
}

const dearest = `(select id from products where listed order by price desc, id desc limit 1)`

describe('what another process commits is seen soon', () => {
  test.each<[string, string, string]>([
    [
      'a price, in a search',
      '/api/vehicles/?ordering=-price',
      `update products set price = price + 100 where id = ${dearest}`,
    ],
    [
      'a price, on a rendered page',
      '/',
      `update products set price = price + 100 where id = ${dearest}`,
    ],
    [
      'a reservation, in the count of a search',
      '/api/vehicles/?ordering=-price',
      `update products set reserved = quantity where id = ${dearest}`,
    ],
    [
      'an article',
      '/api/article-list/?sid=kes',
      `update articles set title = title || '.' where status = 'published'`,
    ],
    [
      'a deal that ends',
      '/api/deals/',
      `delete from deals where product_id = (select min(product_id) from deals)`,
    ],
    ['a port', '/api/options/', `update ports set name = name || '.'`],
    [
      'the name of a make',
      '/api/vehicle-facets/?class=cars',
      `update makes set name = name || '.'`,
    ],
    [
      'an import rule that is taken back',
      '/api/import-rules/KE/',
      `insert into import_rules (country, part, key, position, sources, checked_on, succeeds, set_at)
        select country, part, key, position, sources, checked_on, id, now() from import_rules
        where country = 'KE' and part = 'document' and content is not null
          and not exists (select from import_rules as later where later.succeeds = import_rules.id)`,
    ],
    [
      'a tariff, in prices at a door',
      '/api/vehicles/?ordering=-price&to_country=KE&to_city=Nairobi',
      `update shipping_tariffs set amount = amount + 10000`,
    ],
  ])('%s', async (_, url, change) => {
    // A second on a machine that has nothing else to do. Without news, five pass until an answer is made anew.
    expect(await secondsUntilSeen(at(url), change)).toBeLessThan(4)
  })
})

test('what was committed while nobody listened is seen when somebody listens again', async () => {
  const read = at('/api/article-list/?sid=kes')
  const before = await read()
  await other.query(
    `begin; update articles set title = title || '!';
      select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and (query like 'listen %' or query = 'select 1');
      commit`,
  )
  await vi.waitFor(async () => expect(await read()).not.toBe(before), { timeout: 120_000 })
})
