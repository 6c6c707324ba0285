import type { Feed, FeedInput, FeedRunReport } from '@bandari/sdk'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { claimFeed } from '../../src/stock/feeds/claims.store.ts'
import { runFeeds } from '../../src/stock/feeds/run-feeds.ts'
import { sweepRuns } from '../../src/stock/feeds/runs.store.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { type FeedServer, openFeedServer } from '../helpers/feed-server.ts'
import { hostileAddresses } from '../helpers/hostile-addresses.ts'
import { fileOf, type Importer, listingsOf, newImporter, row, run } from '../helpers/importers.ts'
import { mailsTo } from '../helpers/mails.ts'
import { setSellerStatus } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let server: FeedServer
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

const input = (more: Partial<FeedInput> = {}): FeedInput => ({
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

async function create(by: Importer, more: Partial<FeedInput> = {}): Promise<Feed> {
  const { data, error } = await by.client.POST('/vendor/feeds', { body: input(more) })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

async function detailsOf({ client }: Importer, id: number) {
  const { data } = await client.GET('/vendor/feeds/{id}', { params: { path: { id } } })
  if (!data) throw new Error('no feed')
  return data
}

/** What the job does until nothing is left. */
async function work() {
  await runFeeds(world.context)
  await runImports(world)
  await runFeeds(world.context)
}

/** A day later. */
async function nextDay() {
  world.clock.advance({ minutes: 24 * 60 + 30 })
  await work()
}

async function lastRun(by: Importer, id: number): Promise<FeedRunReport> {
  const [last] = (await detailsOf(by, id)).runs
  if (!last) throw new Error('no run')
  const params = { path: { id, run: last.id } }
  const { data } = await by.client.GET('/vendor/feeds/{id}/runs/{run}', { params })
  if (!data) throw new Error('no run')
  return data
}

async function decide(by: Importer, id: number, approve: boolean) {
  const { id: runId } = await lastRun(by, id)
  const params = { path: { id, run: runId } }
  return by.client.POST('/vendor/feeds/{id}/runs/{run}/decision', { params, body: { approve } })
}

async function answer(
  by: Importer,
  id: number,
  body: { prices?: 'take' | 'leave'; missing?: 'leave' | 'withdraw' | 'sold-elsewhere' },
) {
  const { id: runId } = await lastRun(by, id)
  const params = { path: { id, run: runId } }
  return by.client.POST('/vendor/feeds/{id}/runs/{run}/answers', { params, body })
}

/** A feed whose first run was approved. */
async function established(by: Importer, text: string, more: Partial<FeedInput> = {}) {
  server.answers.set('/stock', text)
  const { id } = await create(by, more)
  await work()
  const { error } = await decide(by, id, true)
  if (error) throw new Error(JSON.stringify(error))
  await work()
  return id
}

const codesOf = ({ reasons }: { reasons: { code: string }[] }) => reasons.map(({ code }) => code)

async function pricesOf(by: Importer) {
  const listings = await listingsOf(by)
  return Object.fromEntries(
    listings.map(({ vendor_reference: name, price, status }) => [
      name,
      status === 'live' ? price / 100 : status,
    ]),
  )
}

const names = (n: number) => Array.from({ length: n }, (_, index) => `N${index}`)
const stock = (n: number) => fileOf(...names(n).map((name) => row(name)))

describe('who may', () => {
  it('another vendor’s feed is unknown', async () => {
    const [owner, other] = [await newImporter(world), await newImporter(world)]
    const id = await established(owner, stock(2))
    const { id: runId } = await lastRun(owner, id)
    const [params, ofRun] = [{ path: { id } }, { path: { id, run: runId } }]
    const { client } = other
    const calls = [
      client.GET('/vendor/feeds/{id}', { params }),
      client.PUT('/vendor/feeds/{id}', { params, body: { ...input(), is_paused: true } }),
      client.DELETE('/vendor/feeds/{id}', { params }),
      client.POST('/vendor/feeds/{id}/run', { params }),
      client.GET('/vendor/feeds/{id}/runs/{run}', { params: ofRun }),
      client.POST('/vendor/feeds/{id}/runs/{run}/decision', {
        params: ofRun,
        body: { approve: true },
      }),
      client.POST('/vendor/feeds/{id}/runs/{run}/answers', {
        params: ofRun,
        body: { missing: 'leave' },
      }),
    ]
    for (const { response } of await Promise.all(calls)) expect(response.status).toBe(404)
    expect((await client.GET('/vendor/feeds', {})).data?.results).toEqual([])
    expect((await detailsOf(owner, id)).paused_by).toBeNull()
  })

  it('a seller has three at most, also when two are added at once', async () => {
    const by = await newImporter(world)
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        by.client.POST('/vendor/feeds', { body: input({ name: `Feed ${n}` }) }),
      ),
    )
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([
      201, 201, 201, 409, 409,
    ])
  })

  it('nobody without leave to list for export has a feed of it', async () => {
    const by = await newImporter(world)
    const { response } = await by.client.POST('/vendor/feeds', {
      body: input({ market: 'export' }),
    })
    expect(response.status).toBe(403)
    expect(await listed(by)).toEqual([])
  })
})

async function listed({ client }: Importer) {
  return (await client.GET('/vendor/feeds', {})).data?.results ?? []
}

describe('addresses that are not of the public web', () => {
  let strict: World
  beforeAll(async () => {
    strict = await createWorld(inject('postgres'))
  })
  afterAll(() => strict.close())

  it('are refused when they are written', async () => {
    const by = await newImporter(strict)
    const address = 'https://dealer.example.com/stock.csv'
    const params = { path: { id: (await create(by, { address })).id } }
    for (const [what, hostile] of hostileAddresses) {
      const body = { ...input({ address: hostile }), is_paused: false }
      const { response, error } = await by.client.PUT('/vendor/feeds/{id}', { params, body })
      expect([what, response.status]).toEqual([what, 400])
      expect(JSON.stringify(error)).toContain('address')
    }
    expect(await listed(by)).toMatchObject([{ address }])
    const { response } = await by.client.POST('/vendor/feeds', {
      body: input({ address: 'http://127.0.0.1/stock.csv' }),
    })
    expect(response.status).toBe(400)
  })

  it('are not asked either where one has come to be kept', async () => {
    const by = await newImporter(strict)
    const { id } = await create(by, { address: 'https://dealer.example.com/stock.csv' })
    for (const [what, address] of hostileAddresses) {
      if (address.length > 2048) continue
      const kept = { address, is_requested: true }
      await strict.db.updateTable('feeds').set(kept).where('id', '=', id).execute()
      await runFeeds(strict.context)
      const last = await lastRun(by, id)
      expect([what, last.state, codesOf(last)]).toEqual([what, 'failed', ['feed_address_refused']])
    }
    expect(server.asked).toEqual([])
    expect((await mailsTo(strict, by.email)).length).toBeLessThanOrEqual(2)
  })

  it('to which a server leads on are not asked, and the seller is told', async () => {
    const by = await newImporter(world)
    server.answers.set('/stock', { location: 'http://169.254.169.254/latest/meta-data/' })
    const { id } = await create(by)
    await work()
    expect(await lastRun(by, id)).toMatchObject({ state: 'failed' })
    expect(codesOf(await lastRun(by, id))).toEqual(['feed_address_refused'])
    expect(await mailsTo(world, by.email)).toHaveLength(1)
  })
})

describe('a run', () => {
  it('waits first for what the columns mean; later ones go on by themselves', async () => {
    const by = await newImporter(world)
    const xml = (price: number) =>
      `<stock>${names(3)
        .map(
          (name) =>
            `<car><sku>${name}</sku><brand>Toyota</brand><model>Vitz</model><headline>Vitz ${name}</headline>
             <asking>${price}</asking><odo>84200</odo><cc>998</cc><story>One owner</story><place>Nairobi</place><call>0722345678</call></car>`,
        )
        .join('')}</stock>`
    server.answers.set('/stock', xml(780_000))
    const { id } = await create(by)
    await work()
    const first = await lastRun(by, id)
    expect([first.state, codesOf(first)]).toEqual(['waiting', ['feed_columns_open']])
    expect(await listingsOf(by)).toEqual([])
    expect(await mailsTo(world, by.email)).toHaveLength(1)

    const importId = first.import_id ?? 0
    const params = { path: { id: importId } }
    const { data: mapping } = await by.client.GET('/vendor/imports/{id}/mapping', { params })
    const fields = [
      'reference',
      'make',
      'model',
      'title',
      'price',
      'mileage',
      'engine',
      'description',
      'location',
      'contact',
    ]
    const { error } = await by.client.PUT('/vendor/imports/{id}/mapping', {
      params,
      body: {
        columns: (mapping?.columns ?? []).map((_, place) => ({ field: fields[place] ?? null })),
        constants: [{ field: 'publish', value: 'live' }],
        currency: 'KES',
        rate: null,
        mileage_unit: 'km',
      },
    })
    expect(error).toBeUndefined()
    await run(by, importId, true)
    await work()
    expect(await lastRun(by, id)).toMatchObject({ state: 'applied' })
    expect(await pricesOf(by)).toEqual({ N0: 780_000, N1: 780_000, N2: 780_000 })

    server.answers.set('/stock', xml(750_000))
    await nextDay()
    expect(await lastRun(by, id)).toMatchObject({ state: 'applied', repriced: 3, changed_rows: 3 })
    expect(await pricesOf(by)).toEqual({ N0: 750_000, N1: 750_000, N2: 750_000 })
    expect(await mailsTo(world, by.email)).toHaveLength(1)
  })

  it('the first one is held even where nothing is asked, and lists once whatever is pressed twice', async () => {
    const by = await newImporter(world)
    server.answers.set('/stock', stock(2))
    const { id } = await create(by)
    await work()
    const first = await lastRun(by, id)
    expect([first.state, codesOf(first)]).toEqual(['held', ['feed_first_run']])
    expect(
      first.created.map(({ reference, price, currency }) => [reference, price, currency]),
    ).toEqual([
      ['N0', '780000.00', 'KES'],
      ['N1', '780000.00', 'KES'],
    ])
    expect(await listingsOf(by)).toEqual([])
    const both = await Promise.all([decide(by, id, true), decide(by, id, true)])
    expect(both.map(({ response }) => response.status)).toEqual([200, 200])
    await work()
    expect(await pricesOf(by)).toEqual({ N0: 780_000, N1: 780_000 })
    expect((await decide(by, id, false)).response.status).toBe(409)
  })

  it('is not read again while what comes is the same', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(2))
    await nextDay()
    expect(await lastRun(by, id)).toMatchObject({ state: 'unchanged', import_id: null })
    expect(server.asked).toEqual(['/stock', '/stock unless'])
  })

  it('that is refused changes nothing, and the same is not shown again', async () => {
    const by = await newImporter(world)
    server.answers.set('/stock', stock(2))
    const { id } = await create(by)
    await work()
    await decide(by, id, false)
    expect(await lastRun(by, id)).toMatchObject({ state: 'refused', import_id: null })
    await nextDay()
    expect(await lastRun(by, id)).toMatchObject({ state: 'unchanged' })
    expect(await listingsOf(by)).toEqual([])
  })

  it('that is held makes place for a newer one, and cannot be approved any more', async () => {
    const by = await newImporter(world)
    server.answers.set('/stock', stock(2))
    const { id } = await create(by)
    await work()
    const { id: old } = await lastRun(by, id)
    server.answers.set('/stock', stock(3))
    await nextDay()
    const params = { path: { id, run: old } }
    const { data } = await by.client.GET('/vendor/feeds/{id}/runs/{run}', { params })
    expect(data).toMatchObject({ state: 'replaced', import_id: null })
    const late = await by.client.POST('/vendor/feeds/{id}/runs/{run}/decision', {
      params,
      body: { approve: true },
    })
    expect(late.response.status).toBe(409)
    expect(await lastRun(by, id)).toMatchObject({ state: 'held', new_rows: 3 })
    // Of one streak it is told once.
    expect(await mailsTo(world, by.email)).toHaveLength(1)
  })

  it('with another column is held', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(2))
    const [heading = '', ...rows] = stock(2).split('\r\n')
    server.answers.set(
      '/stock',
      [`${heading},colour`, ...rows.map((each) => `${each},Red`)].join('\r\n'),
    )
    await nextDay()
    const last = await lastRun(by, id)
    expect([last.state, codesOf(last)]).toEqual(['held', ['feed_columns_changed']])
  })
})

describe('the brake', () => {
  it('holds a feed that has lost more than a fifth of its listings', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(10), { missing: 'withdraw' })
    server.answers.set('/stock', stock(7))
    await nextDay()
    const held = await lastRun(by, id)
    expect([held.state, codesOf(held), held.missing]).toEqual(['held', ['feed_many_missing'], 3])
    expect(held.gone.map(({ reference }) => reference).toSorted()).toEqual(['N7', 'N8', 'N9'])
    expect(Object.values(await pricesOf(by)).every((price) => price === 780_000)).toBe(true)
    await decide(by, id, true)
    await work()
    expect(await pricesOf(by)).toMatchObject({ N6: 780_000, N7: 'draft', N8: 'draft', N9: 'draft' })
  })

  it('does not count what the feed has never named', async () => {
    const by = await newImporter(world)
    const other = await established(by, fileOf(...['X', 'Y', 'Z'].map((name) => row(name))))
    expect(await lastRun(by, other)).toMatchObject({ missing: 0 })
    await world.db.deleteFrom('feeds').execute()
    const id = await established(by, stock(2), { missing: 'withdraw' })
    server.answers.set('/stock', stock(1))
    await nextDay()
    expect(await lastRun(by, id)).toMatchObject({ state: 'applied', missing: 1 })
    expect(await pricesOf(by)).toMatchObject({ X: 780_000, Y: 780_000, Z: 780_000, N1: 'draft' })
  })

  it('leaves out a price that moves far, and takes it when the seller says so', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(3))
    server.answers.set(
      '/stock',
      fileOf(row('N0', { price: '78000' }), row('N1', { price: '700000' }), row('N2')),
    )
    await nextDay()
    const last = await lastRun(by, id)
    expect(last).toMatchObject({ state: 'applied', repriced: 2, held_prices: 1, asks_prices: true })
    expect(last.refused).toMatchObject([{ code: 'row_price_held' }])
    expect(await pricesOf(by)).toEqual({ N0: 780_000, N1: 700_000, N2: 780_000 })
    const answers = await Promise.all([
      answer(by, id, { prices: 'take' }),
      answer(by, id, { prices: 'take' }),
    ])
    expect(answers.map(({ response }) => response.status).toSorted()).toEqual([200, 409])
    await work()
    expect(await pricesOf(by)).toEqual({ N0: 78_000, N1: 700_000, N2: 780_000 })
    expect(await lastRun(by, id)).toMatchObject({
      state: 'applied',
      asks_prices: false,
      refused: [],
    })
  })

  it('holds a feed with many such prices whole', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(6))
    server.answers.set('/stock', fileOf(...names(6).map((name) => row(name, { price: '6000' }))))
    await nextDay()
    expect(codesOf(await lastRun(by, id))).toEqual(['feed_many_prices'])
    expect(Object.values(await pricesOf(by)).every((price) => price === 780_000)).toBe(true)
  })
})

describe('what is missing', () => {
  it.each([
    ['withdraw', 'draft'],
    ['sold-elsewhere', 'draft'],
    ['leave', 780_000],
  ] as const)('is asked about: %s', async (missing, outcome) => {
    const by = await newImporter(world)
    const id = await established(by, stock(5))
    server.answers.set('/stock', stock(4))
    await nextDay()
    expect(await lastRun(by, id)).toMatchObject({
      state: 'applied',
      missing: 1,
      asks_missing: true,
    })
    expect(await pricesOf(by)).toMatchObject({ N4: 780_000 })
    expect(await mailsTo(world, by.email)).toHaveLength(2)
    expect((await answer(by, id, { missing })).response.status).toBe(200)
    expect(await pricesOf(by)).toMatchObject({ N3: 780_000, N4: outcome })
    expect((await answer(by, id, { missing: 'withdraw' })).response.status).toBe(409)
    // What was left on sale is no longer the feed's.
    server.answers.set('/stock', fileOf(...names(4).map((name) => row(name, { price: '770000' }))))
    await nextDay()
    expect(await lastRun(by, id)).toMatchObject({
      state: 'applied',
      missing: 0,
      asks_missing: false,
    })
  })
})

describe('failures', () => {
  it('that may pass are tried again, told of once, and pause the feed in the end', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(2))
    const before = (await mailsTo(world, by.email)).length
    server.answers.set('/stock', 503)
    await nextDay()
    expect(codesOf(await lastRun(by, id))).toEqual(['feed_status'])
    expect(await mailsTo(world, by.email)).toHaveLength(before)
    for (const minutes of [16, 61]) {
      world.clock.advance({ minutes })
      await work()
    }
    expect(await detailsOf(by, id)).toMatchObject({ failures: 3, paused_by: null })
    expect(await mailsTo(world, by.email)).toHaveLength(before + 1)
    for (const hours of [4, 25, 25, 25]) {
      world.clock.advance({ minutes: hours * 60 })
      await work()
    }
    expect(await detailsOf(by, id)).toMatchObject({
      failures: 6,
      paused_by: 'failures',
      next_run: null,
    })
    expect(await mailsTo(world, by.email)).toHaveLength(before + 2)

    server.answers.set('/stock', stock(2))
    await by.client.POST('/vendor/feeds/{id}/run', { params: { path: { id } } })
    await work()
    expect(await detailsOf(by, id)).toMatchObject({ failures: 0, paused_by: null })
    expect(await lastRun(by, id)).toMatchObject({ state: 'unchanged', cause: 'seller' })
  })

  it.each<[string, Parameters<FeedServer['answers']['set']>[1], string]>([
    ['a page', { html: '<table><tr><td>Please sign in</td></tr></table>' }, 'feed_is_page'],
    ['a page that says it is text', '<!doctype html><p>Please sign in</p>', 'feed_is_page'],
    ['torn XML', '<stock><car>', 'feed_damaged'],
    ['an empty list', '{"cars": []}', 'feed_without_records'],
    ['something else', '[{"alpha":"x","beta":"y"}]', 'feed_without_columns'],
    ['nothing', '', 'file_empty'],
    ['headings alone', fileOf(), 'file_without_rows'],
    ['a path that is gone', 404, 'feed_status'],
  ])('%s is told of at once, and changes nothing', async (_, found, code) => {
    const by = await newImporter(world)
    const id = await established(by, stock(2))
    const before = (await mailsTo(world, by.email)).length
    server.answers.set('/stock', found)
    await nextDay()
    const last = await lastRun(by, id)
    expect([last.state, codesOf(last)]).toEqual(['failed', [code]])
    expect(await pricesOf(by)).toEqual({ N0: 780_000, N1: 780_000 })
    const mails = await mailsTo(world, by.email)
    expect(mails).toHaveLength(before + 1)
  })
})

describe('the job', () => {
  it('runs a feed once, however many processes there are', async () => {
    const by = await newImporter(world)
    server.answers.set('/stock', stock(2))
    const { id } = await create(by)
    await Promise.all([runFeeds(world.context), runFeeds(world.context)])
    expect((await detailsOf(by, id)).runs).toHaveLength(1)
    expect(server.asked).toEqual(['/stock'])
  })

  it('goes on where a killed process has left off', async () => {
    const by = await newImporter(world)
    server.answers.set('/stock', stock(2))
    const { id } = await create(by)
    const now = world.clock.now()
    await claimFeed(world.db, { now, until: new Date(now.getTime() + 300_000) })
    await work()
    expect(await detailsOf(by, id)).toMatchObject({ runs: [], is_running: true })
    world.clock.advance({ minutes: 6 })
    await work()
    expect(await lastRun(by, id)).toMatchObject({ state: 'held' })
  })

  it('fetches nothing for a seller who may not sell, nor lists what waited', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(2))
    server.answers.set('/stock', stock(3))
    await setSellerStatus(world, by, 'suspended')
    server.asked.length = 0
    await nextDay()
    expect(server.asked).toEqual([])
    expect(await listingsOf(by)).toHaveLength(2)
    await setSellerStatus(world, by, 'approved')
    await work()
    expect(await lastRun(by, id)).toMatchObject({ state: 'applied', new_rows: 1 })
  })

  it('a paused feed runs when it is asked for, and stays paused', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(2))
    const params = { path: { id } }
    await by.client.PUT('/vendor/feeds/{id}', { params, body: { ...input(), is_paused: true } })
    server.asked.length = 0
    await nextDay()
    expect(server.asked).toEqual([])
    await by.client.POST('/vendor/feeds/{id}/run', { params })
    await by.client.POST('/vendor/feeds/{id}/run', { params })
    await work()
    expect(server.asked).toHaveLength(1)
    expect(await detailsOf(by, id)).toMatchObject({ paused_by: 'seller', next_run: null })
  })

  it('another address is read anew, and its first run is held', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(2))
    server.answers.set('/other', stock(2))
    const address = `${server.origin}/other`
    const params = { path: { id } }
    await by.client.PUT('/vendor/feeds/{id}', {
      params,
      body: { ...input({ address }), is_paused: false },
    })
    await nextDay()
    expect(codesOf(await lastRun(by, id))).toEqual(['feed_first_run'])
  })

  it('a deleted feed leaves its listings', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(2))
    server.answers.set('/stock', stock(9))
    const { response } = await by.client.DELETE('/vendor/feeds/{id}', { params: { path: { id } } })
    expect(response.status).toBe(204)
    await nextDay()
    expect(await listingsOf(by)).toHaveLength(2)
  })

  it('keeps what was in the last files, and the imports of feeds out of those that were chosen', async () => {
    const by = await newImporter(world)
    const id = await established(by, stock(2))
    for (let n = 0; n < 6; n += 1) {
      server.answers.set('/stock', fileOf(row('N0', { price: `${770_000 + n}` }), row('N1')))
      await nextDay()
    }
    await sweepRuns(world.db)
    const { runs } = await detailsOf(by, id)
    expect(runs.map(({ import_id: importId }) => importId !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
    const { data } = await by.client.GET('/vendor/imports', {})
    expect(data?.results).toEqual([])
  })
})
