import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { sendIndexNow } from '../../src/shopfront/index-now/send-index-now.ts'
import { newStaff } from '../helpers/exporters.ts'
import { createWorld, type World } from '../helpers/world.ts'

const origin = 'https://shop.bandari.co.ke'
const key = 'bandari-2026-key'

interface Told {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

let world: World
let server: Server
let admin: Awaited<ReturnType<typeof newStaff>>
/** What the search engines were told, and how they answer. */
let told: Told[] = []
let status = 200
beforeAll(async () => {
  server = createServer(async (request, response) => {
    told.push((await json(request)) as Told)
    response.writeHead(status).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  world = await createWorld({
    ...inject('postgres'),
    environment: {
      STOREFRONT_ORIGIN: origin,
      PORTAL_ORIGIN: 'https://my.bandari.co.ke',
      INDEX_NOW_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`,
    },
  })
  admin = await newStaff(world, 'admin')
})
beforeEach(() => {
  told = []
  status = 200
})
afterAll(async () => {
  await world.close()
  server.close()
})

const state = async () => (await admin.client.GET('/support/index-now', {})).data!

async function setKey(index_now_key: string | null) {
  const { data } = await admin.client.GET('/support/shop-settings', {})
  const body = { revision: data!.revision, reason: 'To be found.', index_now_key }
  const { response } = await admin.client.PUT('/support/shop-settings', { body })
  await vi.waitFor(() => expect(world.settings.indexNowKey).toBe(index_now_key), 5000)
  return response.status
}

/** Vehicles that are on offer. */
async function offered(n: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where listed order by id limit ${n}`.execute(world.db)
  return rows.map(({ id }) => id)
}

const keyFile = async (name: string) => {
  const answer = await world.app.inject({
    url: `/${name}.txt`,
    headers: { host: new URL(origin).host },
  })
  return [answer.statusCode, answer.statusCode === 200 ? answer.payload : null]
}

describe('search engines', () => {
  it('are told nothing without a key, and no change is noted', async () => {
    const [id] = await offered(1)
    await world.db.updateTable('products').set({ price: 123_400 }).where('id', '=', id!).execute()
    expect(await state()).toMatchObject({ state: 'off', waiting: 0 })
    expect(await keyFile(key)).toEqual([404, null])
    expect(await sendIndexNow(world.context)).toBe(0)
    expect(told).toEqual([])
  })

  it('read the key at its address once an administrator has set it', async () => {
    expect(await setKey(key)).toBe(200)
    expect(await keyFile(key)).toEqual([200, key])
    expect(await keyFile('another-key-of-mine')).toEqual([404, null])
    const { error } = await admin.client.PUT('/support/shop-settings', {
      body: { revision: 99, reason: 'Short.', index_now_key: 'a/../b' },
    })
    expect(error).toMatchObject({ codes: { index_now_key: expect.anything() } })
  })

  it('are told of prices, sales, withdrawals and new listings, of each page once, in all languages', async () => {
    const [cheaper, sold, withdrawn, same] = await offered(4)
    const { db } = world
    for (const price of [200_000, 190_000])
      await db.updateTable('products').set({ price }).where('id', '=', cheaper!).execute()
    await sql`update products set reserved = quantity where id = ${sold}`.execute(db)
    await db.updateTable('products').set({ status: 'draft' }).where('id', '=', withdrawn!).execute()
    await db
      .updateTable('products')
      .set({ description: 'A new one.' })
      .where('id', '=', same!)
      .execute()
    const { id: fresh } = await sql<{ id: number }>`
      insert into products (market, class, title, reference, price, currency, quantity, status)
      values ('local', 'parts', 'Door', 'IN-1', 5000, 'KES', 1, 'live') returning id`
      .execute(db)
      .then(({ rows }) => rows[0]!)
    expect((await state()).waiting).toBe(4)
    expect(await sendIndexNow(world.context)).toBe(16)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      host: 'shop.bandari.co.ke',
      key,
      keyLocation: `${origin}/${key}.txt`,
    })
    const english = told[0]!.urlList.filter((url) => !/\/(sw|pt|fr)\//.test(url))
    expect(english.toSorted()).toEqual(
      [
        `${origin}/details/${cheaper}`,
        `${origin}/details/${sold}`,
        `${origin}/details/${withdrawn}`,
        `${origin}/details/${fresh}/parts`,
      ].toSorted(),
    )
    expect(told[0]!.urlList).toContain(`${origin}/sw/details/${sold}`)
    expect(await state()).toMatchObject({ waiting: 0, sent: 16, failure: null })
    // It was told, so it is not told again.
    expect(await sendIndexNow(world.context)).toBe(0)
    expect(told).toHaveLength(1)
  })

  it('that refuse are asked again later with the same, and staff read why', async () => {
    const [id] = await offered(1)
    await world.db.updateTable('products').set({ price: 333_300 }).where('id', '=', id!).execute()
    status = 403
    expect(await sendIndexNow(world.context)).toBe(0)
    expect(await state()).toMatchObject({ waiting: 1, failure: 'refused', status: 403 })
    expect(await sendIndexNow(world.context)).toBe(0)
    expect(told).toHaveLength(1)
    status = 202
    world.clock.advance({ minutes: 6 })
    expect(await sendIndexNow(world.context)).toBe(4)
    expect(await state()).toMatchObject({ waiting: 0, failure: null, failed_at: null })
  })

  it('a change that is rolled back is told to nobody', async () => {
    const [id] = await offered(1)
    await world.db
      .transaction()
      .execute(async (tx) => {
        await tx.updateTable('products').set({ price: 444_400 }).where('id', '=', id!).execute()
        throw new Error('not so')
      })
      .catch(() => undefined)
    expect((await state()).waiting).toBe(0)
  })

  it('are told nothing of a shop that they do not reach', async () => {
    const [id] = await offered(1)
    await world.db.updateTable('products').set({ price: 555_500 }).where('id', '=', id!).execute()
    const settings = { ...world.settings, storefrontOrigin: 'http://localhost:8080' }
    expect(await sendIndexNow({ ...world.context, settings })).toBe(0)
    expect(told).toEqual([])
  })

  it('are told nothing once the key is taken away', async () => {
    expect(await setKey(null)).toBe(200)
    expect(await state()).toMatchObject({ state: 'off' })
    expect(await keyFile(key)).toEqual([404, null])
  })
})
