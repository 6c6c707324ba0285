import type { Feed, FeedInput, FeedRunReport } from '@bandari/sdk'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { runFeeds } from '../../src/stock/feeds/run-feeds.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { type FeedServer, openFeedServer } from './feed-server.ts'
import { fileOf, type Importer, listingsOf, row } from './importers.ts'
import { createWorld, type World } from './world.ts'

/** What the tests of feeds do, in sentences; of the file whose turn it is. */

export let world: World
export let server: FeedServer

/** A shop, and a seller's server on this machine. */
export function useFeeds() {
  beforeAll(async () => {
    world = await createWorld({ ...inject('postgres'), environment: { FETCH_LOOPBACK: 'on' } })
    server = await openFeedServer()
  })
  beforeEach(async () => {
    // What another test has left is nobody's business any more.
    await world.db.deleteFrom('feeds').execute()
    server.asked.length = 0
    server.answers.clear()
  })
  afterAll(async () => {
    server.close()
    await world.close()
  })
}

export const input = (more: Partial<FeedInput> = {}): FeedInput => ({
  name: 'Cars of the yard',
  address: `${server.origin}/stock`,
  prod_class: 'vehicles',
  market: 'local',
  every_hours: 24,
  at_hour: 5,
  missing: 'ask',
  publish_without_pictures: true,
  ...more,
})

export async function create(by: Importer, more: Partial<FeedInput> = {}): Promise<Feed> {
  const { data, error } = await by.client.POST('/vendor/feeds', { body: input(more) })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

export async function detailsOf({ client }: Importer, id: number) {
  const { data } = await client.GET('/vendor/feeds/{id}', { params: { path: { id } } })
  if (!data) throw new Error('no feed')
  return data
}

/** What the job does until nothing is left. */
export async function work() {
  await runFeeds(world.context)
  await runImports(world)
  await runFeeds(world.context)
}

/** A day later. */
export async function nextDay() {
  world.clock.advance({ minutes: 24 * 60 + 30 })
  await work()
}

export async function lastRun(by: Importer, id: number): Promise<FeedRunReport> {
  const [last] = (await detailsOf(by, id)).runs
  if (!last) throw new Error('no run')
  const params = { path: { id, run: last.id } }
  const { data } = await by.client.GET('/vendor/feeds/{id}/runs/{run}', { params })
  if (!data) throw new Error('no run')
  return data
}

export async function decide(by: Importer, id: number, approve: boolean) {
  const { id: runId } = await lastRun(by, id)
  const params = { path: { id, run: runId } }
  return by.client.POST('/vendor/feeds/{id}/runs/{run}/decision', { params, body: { approve } })
}

export async function answer(
  by: Importer,
  id: number,
  body: { prices?: 'take' | 'leave'; missing?: 'leave' | 'withdraw' | 'sold-elsewhere' },
) {
  const { id: runId } = await lastRun(by, id)
  const params = { path: { id, run: runId } }
  return by.client.POST('/vendor/feeds/{id}/runs/{run}/answers', { params, body })
}

/** A feed whose first run was approved. */
export async function established(by: Importer, text: string, more: Partial<FeedInput> = {}) {
  server.answers.set('/stock', text)
  const { id } = await create(by, more)
  await work()
  const { error } = await decide(by, id, true)
  if (error) throw new Error(JSON.stringify(error))
  await work()
  return id
}

export const codesOf = ({ reasons }: { reasons: { code: string }[] }) =>
  reasons.map(({ code }) => code)

export async function pricesOf(by: Importer) {
  const listings = await listingsOf(by)
  return Object.fromEntries(
    listings.map(({ vendor_reference: name, price, status }) => [
      name,
      status === 'live' ? price / 100 : status,
    ]),
  )
}

export const names = (n: number) => Array.from({ length: n }, (_, index) => `N${index}`)
export const stock = (n: number) => fileOf(...names(n).map((name) => row(name)))
