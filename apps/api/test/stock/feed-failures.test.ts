import { describe, expect, it } from 'vitest'
import type { FeedServer } from '../helpers/feed-server.ts'
import { claimFeed } from '../../src/stock/feeds/claims.store.ts'
import { runFeeds } from '../../src/stock/feeds/run-feeds.ts'
import { sweepRuns } from '../../src/stock/feeds/runs.store.ts'
import {
  codesOf,
  create,
  detailsOf,
  established,
  input,
  lastRun,
  nextDay,
  pricesOf,
  server,
  stock,
  useFeeds,
  work,
  world,
} from '../helpers/feed-steps.ts'
import { fileOf, listingsOf, newImporter, row } from '../helpers/importers.ts'
import { mailsTo } from '../helpers/mails.ts'
import { setSellerStatus } from '../helpers/vendors.ts'

useFeeds()

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
