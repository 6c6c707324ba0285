import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import type { Order } from '@bandari/sdk'
import { createBandari, dataOf } from '@bandari/sdk/program'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { openWebhookSender } from '../../src/webhooks/deliveries/sender.ts'
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
    createWorld({ ...inject('postgres'), environment: { FETCH_LOOPBACK: 'on' } }),
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
let sellerKey: string

it('lists a car with a picture', async () => {
  const seller = await newExporter(world, { client: await world.as('support') })
  const photo = join(stranger.folder, 'front.jpg')
  const create = { width: 1280, height: 960, channels: 3, background: '#147' } as const
  await sharp({ create }).jpeg().toFile(photo)
  sellerKey = await newApiKey(seller.client, ['listings:read', 'listings:write', 'webhooks:write'])
  const output = await stranger.run('list-a-car', ['front.jpg'], settingsOf(sellerKey))
  const { id, state } = JSON.parse(output) as { id: number; state: string }
  expect(state).toBe('live')
  const { data: product } = await world
    .clientWith(null)
    .GET('/one-search/{id}', { params: { path: { id } } })
  expect(JSON.stringify(product)).toContain('-640.jpg')
  listing = id
})

let received: AsyncIterator<string, undefined>
let receiver: string

const nextLine = async () => JSON.parse((await received.next()).value ?? 'null') as unknown

it('is to be told of what happens at an address of its own', async () => {
  const port = await freePort()
  receiver = `http://127.0.0.1:${port}/`
  const seller = createBandari({ origin, token: sellerKey })
  const { secret } = await dataOf(
    seller.POST('/vendor/webhooks', {
      body: {
        address: receiver,
        description: 'The stock program',
        events: ['listing.ordered'],
        is_on: true,
      },
    }),
  )
  received = stranger.start('receive-webhook', {
    PORT: String(port),
    BANDARI_WEBHOOK_SECRETS: `whsec_${randomBytes(32).toString('base64')} ${secret}`,
  })
  expect(await nextLine()).toMatchObject({ port })
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

it('hears of the order from the shop, once, and from nobody else', async () => {
  const event = { type: 'listing.ordered', timestamp: new Date().toISOString(), data: {} }
  expect(await forge(event)).toBe(400)
  await openWebhookSender().drain(world.context)
  expect(await nextLine()).toMatchObject({
    type: 'listing.ordered',
    data: { order_number: placed.number },
  })
  // The shop was answered, so it has nothing more to tell.
  expect(await openWebhookSender().drain(world.context)).toBe(0)
})

/** As somebody would who does not know the secret. */
async function forge(event: object): Promise<number> {
  const body = JSON.stringify(event)
  const at = String(Math.floor(Date.now() / 1000))
  const key = randomBytes(32)
  const signature = createHmac('sha256', key).update(`msg_1.${at}.${body}`).digest('base64')
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': at,
    'webhook-signature': `v1,${signature}`,
  }
  return (await fetch(receiver, { method: 'POST', headers, body })).status
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
