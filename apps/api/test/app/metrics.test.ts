import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { RequestCounts } from '../../src/platform/metrics/request-counts.ts'
import type { ServedMetrics } from '../../src/platform/metrics/serve-metrics.ts'
import { startMetrics } from '../../src/platform/metrics/start-metrics.ts'
import type { Site } from '../../src/shopfront/site/site.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What Prometheus reads of a shop that has just answered. */

/** A storefront that draws one page and fails at another. */
const siteIn = (files: string): Site => ({
  storefrontFiles: files,
  portalFiles: files,
  portalPage: '<title>portal</title>',
  publicPaths: [],
  pagePatterns: [],
  destinationFor: () => '',
  routeOf: (url) => (url.includes('/details/') ? '/details/:id' : '*'),
  render: async ({ url }) => {
    if (url.startsWith('/sw')) throw new Error('this page fails')
    return { status: url === '/details/1' ? 200 : 404, html: url }
  },
})

let world: World
let app: Awaited<ReturnType<typeof buildApp>>
let metrics: ServedMetrics | null
let log = ''
let files: string
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'bandari-site-'))
  world = await createWorld({
    ...inject('postgres'),
    environment: { METRICS_PORT: '0' },
    stream: { write: (line: string) => void (log += line) },
    level: 'info',
  })
  const counts = new RequestCounts()
  const { context, readiness, settings, connection, db } = world
  const attach = () => Promise.reject(new Error('No mail is asked for'))
  for (const name of ['assets', 'portal-assets'])
    await mkdir(join(files, name), { recursive: true })
  const site = siteIn(files)
  app = await buildApp({ context, readiness, attach, site, log: context.log as never, counts })
  metrics = await startMetrics({ settings, connection, counts, db, log: context.log })
})
afterAll(async () => {
  await metrics?.close()
  await app.close()
  await world.close()
  await rm(files, { recursive: true })
})

const ask = async (path = '/metrics') => fetch(`http://127.0.0.1:${metrics?.port}${path}`)
const valueOf = (text: string, series: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${series} `))
    ?.split(' ')[1]

it('counts requests by operation and kind of answer, and kept answers', async () => {
  // An answer that was kept before the vehicles are in memory goes when they are.
  await vi.waitFor(() => expect(world.context.listedVehicles()).not.toBeNull(), {
    timeout: 120_000,
  })
  for (let n = 0; n < 3; n += 1) await app.inject('/api/vehicles/')
  await app.inject('/api/products/999999999/')
  await app.inject('/assets/nothing.js')
  const text = await (await ask()).text()
  const requests = (operation: string, status: string) =>
    valueOf(text, `bandari_requests_total{operation="${operation}",status="${status}"}`)
  expect(requests('searchVehicles', '2xx')).toBe('3')
  expect(requests('getProduct', '4xx')).toBe('1')
  expect(requests('other', '4xx')).toBe('1')
  expect(
    valueOf(text, 'bandari_request_seconds_bucket{operation="searchVehicles",le="+Inf"}'),
  ).toBe('3')
  expect(valueOf(text, 'bandari_request_seconds_count{operation="searchVehicles"}')).toBe('3')
  expect(valueOf(text, 'bandari_shared_answers_total{outcome="hit"}')).toBe('2')
})

it('counts pages by the pattern of their address and kind of answer, and what machines ask apart from people', async () => {
  await app.inject('/details/1')
  await app.inject('/sw/details/2')
  await app.inject('/nothing/here')
  await app.inject({ url: '/orders', headers: { host: 'portal.localhost:8080' } })
  for (let n = 0; n < 4; n += 1) await app.inject('/readyz')
  await app.inject('/healthz')
  const text = await (await ask()).text()
  const pages = (route: string, status: string) =>
    valueOf(text, `bandari_pages_total{route="${route}",status="${status}"}`)
  expect(pages('/details/:id', '2xx')).toBe('1')
  expect(pages('/details/:id', '5xx')).toBe('1')
  expect(pages('*', '4xx')).toBe('1')
  expect(pages('portal', '2xx')).toBe('1')
  expect(valueOf(text, 'bandari_page_seconds_count{route="/details/:id"}')).toBe('2')
  expect(valueOf(text, 'bandari_page_seconds_bucket{route="/details/:id",le="+Inf"}')).toBe('2')
  expect(valueOf(text, 'bandari_checks_total{check="readyz",status="2xx"}')).toBe('4')
  expect(valueOf(text, 'bandari_checks_total{check="healthz",status="2xx"}')).toBe('1')
  const requests = text.split('\n').filter((line) => line.startsWith('bandari_requests_total{'))
  expect(requests.filter((line) => /readyz|healthz|details/.test(line))).toEqual([])
  // Neither a check nor a page is another request.
  expect(valueOf(text, 'bandari_requests_total{operation="other",status="2xx"}')).toBeUndefined()
})

it('tells what waits in the database', async () => {
  const text = await (await ask()).text()
  expect(valueOf(text, 'bandari_database_up')).toBe('1')
  for (const name of ['queue_oldest_seconds', 'jobs_failed', 'mails_waiting', 'orders_unpaid'])
    expect(Number(valueOf(text, `bandari_${name}`))).toBeGreaterThanOrEqual(0)
  expect(Number(valueOf(text, 'bandari_pool_connections{state="idle"}'))).toBeGreaterThan(0)
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
})

it('is at a port of its own alone', async () => {
  expect((await ask('/')).status).toBe(404)
  expect((await app.inject('/metrics')).statusCode).toBe(404)
})

it('is told in the log by operation and person, whose id is all of them', async () => {
  const client = await world.as('buyer')
  await client.GET('/orders/{id}/', { params: { path: { id: 999_999_999 } } } as never)
  const lines = log.split('\n').filter((line) => line.includes('"operation":"getOrder"'))
  const line = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>
  expect(line).toMatchObject({ operation: 'getOrder', msg: 'request completed' })
  expect(line['person']).toBeTypeOf('number')
  expect(line['requestId']).toBeTypeOf('string')
  expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT/)
})
