import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { partKey } from '../../src/shopfront/product-feeds/feed-keys.ts'
import { googleVehicles } from '../../src/shopfront/product-feeds/google-vehicles.ts'
import { feedShop, runProductFeeds } from '../../src/shopfront/product-feeds/run-product-feeds.ts'
import { writeFeed } from '../../src/shopfront/product-feeds/write-feed.ts'
import { newStaff } from '../helpers/exporters.ts'
import { feedFaults, feedRows } from '../helpers/feed-rules.ts'
import { googleAttributes, metaAttributes } from '../helpers/feed-tables.data.ts'
import { createWorld, type World } from '../helpers/world.ts'

type Kind = 'google-vehicles' | 'meta-vehicles'

const origin = 'https://shop.bandari.co.ke'

let world: World
let admin: Awaited<ReturnType<typeof newStaff>>
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { STOREFRONT_ORIGIN: origin, PORTAL_ORIGIN: 'https://my.bandari.co.ke' },
  })
  admin = await newStaff(world, 'admin')
  // The demo's vehicles have no chassis number; every third is given a VIN, and some nothing.
  await sql`update products set chassis_number = 'JA4AR3AW8GZ' || lpad(id::text, 6, '0')
    where listed and id % 3 = 0`.execute(world.db)
  await sql`update products set mileage = null where listed and id % 7 = 0`.execute(world.db)
  await sql`update products set title = '=cmd|'' /C calc''!A0 "quoted", ' || id || E'\\n' || 'line'
    where listed and id % 11 = 0`.execute(world.db)
})
afterAll(() => world.close())

const host = new URL(origin).host

const list = async () => (await admin.client.GET('/support/product-feeds', {})).data!

async function feedOf(kind: Kind) {
  return (await list()).find((feed) => feed.kind === kind)!
}

const switchTo = (kind: Kind, is_on: boolean, { client } = admin) =>
  client.PUT('/support/product-feeds/{kind}', { params: { path: { kind } }, body: { is_on } })

async function fetched(url: string, headers: Record<string, string> = {}) {
  const answer = await world.app.inject({
    url: new URL(url).pathname,
    headers: { host, ...headers },
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

async function countListed(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from products where listed`.execute(world.db)
  return rows[0]!.n
}

describe('files for other platforms', () => {
  it('are for administrators alone', async () => {
    for (const role of ['desk', 'finance', 'content', 'buyer', 'vendor'] as const) {
      const client = await world.as(role)
      expect((await client.GET('/support/product-feeds', {})).response.status).toBe(403)
      const switched = await switchTo('meta-vehicles', true, { ...admin, client })
      expect(switched.response.status).toBe(403)
    }
  })

  it('are off until somebody switches them on, and nothing is written', async () => {
    expect(await list()).toMatchObject([
      { kind: 'google-vehicles', is_on: false, url: null, last_run: null },
      { kind: 'meta-vehicles', is_on: false, url: null, last_run: null },
    ])
    expect(await runProductFeeds(world.context)).toBe(0)
  })

  it.each([
    ['google-vehicles', googleAttributes, 'id'],
    ['meta-vehicles', metaAttributes, 'vehicle_id'],
  ] as const)('%s is as its platform publishes it, row by row', async (kind, table, ids) => {
    const { data } = await switchTo(kind, true)
    expect((await fetched(data!.url!)).status).toBe(404)
    expect(await runProductFeeds(world.context)).toBe(1)
    const { bytes, headers } = await fetched(data!.url!)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    const text = bytes.toString('utf8')
    expect(feedFaults(text, table, ids)).toEqual([])
    const { last_run: run, next_run_at: next } = await feedOf(kind)
    expect(run!.rows).toBe(feedRows(text).length)
    expect(run!.rows).toBeGreaterThan(100)
    expect(run!.rows + run!.left_out).toBe(await countListed())
    expect(run!.reasons.map(({ reason }) => reason)).toContain('no_mileage')
    expect(Date.parse(next!) - Date.parse(run!.finished_at)).toBe(3_600_000)
  })

  it('are sent packed to who takes it so, and not twice', async () => {
    const { url } = await feedOf('google-vehicles')
    const packed = await fetched(url!, { 'accept-encoding': 'gzip' })
    expect(packed.headers['content-encoding']).toBe('gzip')
    const plain = await fetched(url!)
    expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
    const { etag } = packed.headers as { etag: string }
    expect((await fetched(url!, { 'if-none-match': etag })).status).toBe(304)
    expect(plain.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
  })

  it('have no address that can be guessed, and a new one ends the old', async () => {
    const { url } = await feedOf('google-vehicles')
    const wrong = [
      `${origin}/product-feeds/${'A'.repeat(32)}/google-vehicles.csv`,
      url!.replace('google-vehicles.csv', 'meta-vehicles.csv'),
      `${origin}/media/feeds/google-vehicles/`,
    ]
    for (const address of wrong) expect((await fetched(address)).status).toBe(404)
    const path = { kind: 'google-vehicles' } as const
    const { data } = await admin.client.POST('/support/product-feeds/{kind}/address', {
      params: { path },
    })
    expect(data!.url).not.toBe(url)
    expect((await fetched(url!)).status).toBe(404)
    expect((await fetched(data!.url!)).status).toBe(200)
  })

  it('stay as they were while a run fails, which staff are told of', async () => {
    const before = await feedOf('meta-vehicles')
    const broken = { ...world.context, settings: { ...world.settings, offices: [] } }
    world.clock.advance({ hours: 2 })
    await runProductFeeds({ ...broken, log: { ...world.context.log, error: () => undefined } })
    const after = await feedOf('meta-vehicles')
    expect(after.failed_at).not.toBeNull()
    expect(after.last_run).toEqual(before.last_run)
    expect((await fetched(after.url!)).status).toBe(200)
    world.clock.advance({ minutes: 11 })
    expect(await runProductFeeds(world.context)).toBe(2)
    expect((await feedOf('meta-vehicles')).failed_at).toBeNull()
  })

  it('leave no earlier file behind', async () => {
    world.clock.advance({ hours: 3 })
    await runProductFeeds(world.context)
    const keys: string[] = []
    for await (const { key } of world.media.storage.list('feeds/')) keys.push(key)
    const { rows } = await sql<{ run: string }>`select run from product_feeds`.execute(world.db)
    expect(keys.filter((key) => !rows.some(({ run }) => key.includes(run)))).toEqual([])
  })

  it('switched off, are there no more, and the audit tells', async () => {
    const { url } = await feedOf('meta-vehicles')
    expect((await switchTo('meta-vehicles', false)).data).toMatchObject({
      is_on: false,
      url: null,
      next_run_at: null,
    })
    expect((await fetched(url!)).status).toBe(404)
    const acts = await world.db
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', 'product-feed')
      .where('subject_id', '=', 'meta-vehicles')
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual([
      'switch-product-feed-on',
      'switch-product-feed-off',
    ])
  })
})

it('a file of many parts is one file', async () => {
  const { storage } = world.media
  const keyOf = (part: number) => partKey('google-vehicles', 'ffff', part)
  const run = await writeFeed({
    db: world.db,
    storage,
    format: googleVehicles,
    shop: feedShop(world.settings),
    keyOf,
    partSize: 50,
  })
  expect(run.parts).toBeGreaterThan(2)
  const parts: Buffer[] = []
  for (let part = 0; part < run.parts; part += 1) {
    const { stream } = (await storage.read(keyOf(part)))!
    for await (const chunk of stream as AsyncIterable<Buffer>) parts.push(chunk)
  }
  const text = gunzipSync(Buffer.concat(parts)).toString('utf8')
  expect(feedRows(text)).toHaveLength(run.rows)
  expect(feedFaults(text, googleAttributes, 'id')).toEqual([])
})
