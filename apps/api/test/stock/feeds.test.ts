import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runFeeds } from '../../src/stock/feeds/run-feeds.ts'
import {
  answer,
  codesOf,
  create,
  decide,
  detailsOf,
  established,
  input,
  lastRun,
  names,
  nextDay,
  pricesOf,
  server,
  stock,
  useFeeds,
  work,
  world,
} from '../helpers/feed-steps.ts'
import { hostileAddresses } from '../helpers/hostile-addresses.ts'
import { fileOf, type Importer, listingsOf, newImporter, row, run } from '../helpers/importers.ts'
import { mailsTo } from '../helpers/mails.ts'
import { createWorld, type World } from '../helpers/world.ts'

useFeeds()

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
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
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
    expect(new Set(held.gone.map(({ reference }) => reference))).toEqual(
      new Set(['N7', 'N8', 'N9']),
    )
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
    expect(answers.map(({ response }) => response.status).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ])
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
