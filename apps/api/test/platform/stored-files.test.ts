import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { newVendor } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What is made once for everybody, and what is made in parts. */

let world: World
beforeAll(async () => {
  world = await createWorld({
    ...inject('postgres'),
    environment: { RATE_LIMITS: 'true' },
  })
})
afterAll(() => world.close())

it('makes a sitemap once for everybody, whatever spelling it is asked for by', {
  timeout: 120_000,
}, async () => {
  const turns = vi.spyOn(world.context.queues.work, 'run')
  const ask = (url: string) =>
    world.app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
  try {
    const path = '/sitemaps/vehicles-1.xml'
    const asked = [path, `${path}?again`, `${path}/`, '/sitemaps/vehicles-%31.xml']
    const answers = await Promise.all([...asked, ...asked, ...asked, ...asked].map(ask))
    const made = turns.mock.calls.length
    // 2,000 listings, and the first and last line.
    expect(made).toBeLessThan(15)
    for (const { statusCode, headers, rawPayload } of answers) {
      expect(statusCode).toBe(200)
      expect(headers['content-encoding']).toBe('gzip')
      expect(rawPayload.equals(answers[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    }
    await ask(path)
    expect(turns.mock.calls.length).toBe(made)
    const plain = await world.app.inject({ url: path })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gunzipSync(answers[0]?.rawPayload ?? Buffer.alloc(0)).toString()).toBe(plain.payload)
  } finally {
    turns.mockRestore()
  }
})

it('sends an address sixty lists a minute, and others theirs', async () => {
  const ask = async (address: string) => {
    const { statusCode, headers } = await world.app.inject({
      url: '/sitemaps/pages.xml',
      headers: { 'accept-encoding': 'gzip' },
      remoteAddress: address,
    })
    return { statusCode, wait: Number(headers['retry-after'] ?? 0) }
  }
  const answers = await Promise.all(Array.from({ length: 61 }, () => ask('203.0.113.60')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60)
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.wait).toBeGreaterThan(0)
  // Not at once: who is refused at once asks again at once.
  const before = performance.now()
  expect(await ask('203.0.113.60')).toMatchObject({ statusCode: 429 })
  expect(performance.now() - before).toBeGreaterThan(190)
  expect(await ask('203.0.113.61')).toEqual({ statusCode: 200, wait: 0 })
})

it('writes a vendor’s listings in parts, each in a turn', { timeout: 240_000 }, async () => {
  const vendor = await newVendor(world)
  await sql`
    insert into products (market, class, currency, price, quantity, status, title, reference, vendor_id,
      vendor_reference, date_created)
    select 'local', 'cars', 'KES', 100, 1, 'draft', 'Car', 'EXPORT-' || n, ${vendor.id}, 'R' || n,
      now() - (n / 3) * interval '1 minute'
    from generate_series(1, 600) as n`.execute(world.db)
  const turns = vi.spyOn(world.context.queues.work, 'run')
  try {
    const { data } = await vendor.client.GET('/vendor/export-products', {
      params: { query: { prod_class: 'vehicles' } },
      parseAs: 'text',
    })
    const references = (data ?? '').split('\r\n').map((line) => line.split(',')[1])
    expect(references[0]).toBe('reference')
    expect(new Set(references.slice(1, -1)).size).toBe(600)
    expect(references).toHaveLength(602)
    expect(references.slice(1, 3)).toEqual(['R2', 'R1'])
    // The operation itself, and three batches.
    expect(turns).toHaveBeenCalledTimes(4)
    expect(turns.mock.calls[3]?.[0]).toEqual([`account ${vendor.id}`, 'address 127.0.0.1'])
  } finally {
    turns.mockRestore()
  }
})
