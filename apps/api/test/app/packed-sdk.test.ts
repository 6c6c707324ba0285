import { createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Order } from '@bandari/sdk'
import { createBandari, dataOf } from '@bandari/sdk/program'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { newApiKey } from '../helpers/api-keys.ts'
import { newExporter } from '../helpers/exporters.ts'
import { addToBasket, type Buyer, newBuyer, order } from '../helpers/steps.ts'
import { openStranger, type Stranger } from '../helpers/stranger.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A stranger has the packed SDK, an empty folder and the shop's address. The programs are those of `packages/sdk/examples`. */

let world: World
let stranger: Stranger
let origin: string
beforeAll(async () => {
  const readme = await readFile(
    new URL('../../../../packages/sdk/PROGRAMS.md', import.meta.url),
    'utf8',
  )
  const [, program = ''] = /```ts\n([^`]+)```/.exec(readme) ?? []
  ;[world, stranger] = await Promise.all([
    createWorld(inject('postgres')),
    openStranger({ 'readme.ts': program }),
  ])
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await stranger.close()
  await world.close()
})

const settingsOf = (key: string) => ({ BANDARI_ORIGIN: origin, BANDARI_KEY: key })

/** What a person's programs present. */
const keyOf = ({ id }: Pick<Buyer, 'id'>) => insertSession(world.db, id, world.clock.now())

it('has one entry and one dependency, and needs no workspace', () => {
  expect(Object.keys(stranger.manifest.exports)).toEqual(['.'])
  expect(stranger.manifest.dependencies).toEqual({
    'openapi-fetch': expect.stringMatching(/^\d+\.\d+\.\d+$/),
  })
})

it('is type-checked as strictly as a project may be, with the examples and the readme', async () => {
  expect(await stranger.compile()).toBe('')
})

it('finds cars without a key, over two pages', async () => {
  const found = (await stranger.run('find-cars', [], { BANDARI_ORIGIN: origin })).trim().split('\n')
  expect(found).toHaveLength(30)
  expect(found[0]).toMatch(/^\d{4} Toyota .+: [\d.]+ USD$/)
})

it('comes to every entry of a list once, whichever way it is paged', async () => {
  const staff = createBandari({ origin, token: await world.tokenOf('support') })
  const query = { filter: '{"prod_live":"live"}' }
  const found: number[] = []
  for await (const { id } of staff.each('/support/listings', { query })) found.push(id)
  const { response } = await staff.GET('/support/listings', { params: { query } })
  expect(found.length).toBeGreaterThan(1000)
  expect(found).toHaveLength(Number(response.headers.get('content-range')?.split('/')[1]))
  expect(new Set(found).size).toBe(found.length)

  const vendorToken = await world.tokenOf('vendor')
  const seller = createBandari({ origin, token: () => vendorToken })
  const { count } = await dataOf(seller.GET('/vendor/get-products'))
  const own: number[] = []
  for await (const { prod_id } of seller.each('/vendor/get-products', { query: { per_page: 5 } }))
    own.push(prod_id)
  expect(own.length).toBeGreaterThan(5)
  expect(own).toHaveLength(count)
  expect(new Set(own).size).toBe(count)
})

let listing: number

it('lists a car with a picture', async () => {
  const seller = await newExporter(world, { client: await world.as('support') })
  const photo = join(stranger.folder, 'front.jpg')
  const create = { width: 1280, height: 960, channels: 3, background: '#147' } as const
  await sharp({ create }).jpeg().toFile(photo)
  const output = await stranger.run(
    'list-a-car',
    ['front.jpg'],
    settingsOf(await newApiKey(seller.client, ['listings:read', 'listings:write'])),
  )
  const { id, state } = JSON.parse(output) as { id: number; state: string }
  expect(state).toBe('live')
  const { data: product } = await world
    .clientWith(null)
    .GET('/one-search/{id}', { params: { path: { id } } })
  expect(JSON.stringify(product)).toContain('-640.jpg')
  listing = id
})

let buyer: Buyer
let placed: Order

it('follows the order of that car', async () => {
  buyer = await newBuyer(world)
  await addToBasket(world, buyer, { url: `${origin}/api/products/${listing}/` })
  placed = await order(buyer)
  const output = await stranger.run('follow-orders', [], settingsOf(await keyOf(buyer)))
  expect(output).toBe(`${placed.number} (${placed.total_incl_tax} USD): placed; next: slip\n`)
})

it('receives a webhook once, and refuses one that the shop did not sign', async () => {
  const secret = randomBytes(32)
  const lines = stranger.start('receive-webhook', {
    PORT: '0',
    BANDARI_WEBHOOK_SECRETS: `whsec_${randomBytes(32).toString('base64')} whsec_${secret.toString('base64')}`,
  })
  const nextLine = async () => JSON.parse((await lines.next()).value ?? 'null') as unknown
  const { port } = (await nextLine()) as AddressInfo
  const event = {
    type: 'order.placed',
    timestamp: world.clock.now().toISOString(),
    data: { order: placed.number, total: placed.total_incl_tax, currency: placed.currency },
  }
  const deliver = async (id: string, key: Buffer) => {
    const body = JSON.stringify(event)
    const at = String(Math.floor(Date.now() / 1000))
    const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': at,
      'webhook-signature': `v1,${signature}`,
    }
    const address = `http://127.0.0.1:${port}/`
    return (await fetch(address, { method: 'POST', headers, body })).status
  }
  expect(await deliver('msg_1', randomBytes(32))).toBe(400)
  expect([await deliver('msg_1', secret), await deliver('msg_1', secret)]).toEqual([204, 204])
  expect(await deliver('msg_2', secret)).toBe(204)
  const { type, data } = event
  expect([await nextLine(), await nextLine()]).toEqual([
    { type, data },
    { type, data },
  ])
})
