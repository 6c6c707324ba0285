import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { newApiKey } from '../helpers/api-keys.ts'
import { newAgent } from '../helpers/creditors.ts'
import { newExporter } from '../helpers/exporters.ts'
import { stockProduct } from '../helpers/steps.ts'
import { modelId } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Every command of `docs/api.md`, as a reader of it would run them one after the other. */

const document = await readFile(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
const commands = [...document.matchAll(/```sh\n([^`]+)```/g)]
  .map(([, command = '']) => command)
  .filter((command) => !command.includes('export SHOP'))

let world: World
let folder: string
/** What the text calls `$KEY`, `$CAR` … */
const variables: Record<string, string> = {}

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  folder = await mkdtemp(join(tmpdir(), 'curl-'))
  const create = { width: 1280, height: 960, channels: 3, background: '#147' } as const
  await sharp({ create }).jpeg().toFile(join(folder, 'front.jpg'))
  const seller = await newExporter(world, { client: await world.as('support') })
  const buying = ['buying:read', 'buying:write', 'orders:read'] as const
  Object.assign(variables, {
    SHOP: `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`,
    KEY: await newApiKey(seller.client),
    BUYER_KEY: await newApiKey((await newAgent(world)).client, buying),
    MAIL: people.buyer.email,
    PASSWORD: demoPassword,
    CAR: String((await stockProduct(world)).id),
    MODEL: String(await modelId(world, 'Toyota', 'Aqua')),
  })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function run(command: string): Promise<string> {
  const env = { PATH: process.env['PATH'] ?? '', ...variables }
  // A variable that the text has not explained is a mistake in the text.
  const { stdout } = await promisify(execFile)('bash', ['-euc', command], {
    env,
    cwd: folder,
    // The contract is 2.4 MB.
    maxBuffer: 1e7,
  })
  return stdout
}

type Body = Record<string, unknown>

/** What a command is recognised by, what it answers, and what the text goes on with. */
const answers: readonly [string, object, ((body: Body) => Record<string, unknown>)?][] = [
  ['/api/vendor/get-products', { count: 0, data: [] }],
  ['/api/auth/login/', { token: expect.stringMatching(/^[0-9a-f]{40}$/) }],
  ['/api/vehicles/?make', { count: expect.any(Number), results: expect.any(Array) }],
  ['/api/one-search/', { title: expect.stringContaining('Toyota'), structure: 'standalone' }],
  ['/availability/', { is_available_to_buy: true }],
  ['/api/vendor/product-types/', { Cars: expect.anything() }],
  [
    '/api/vendor/create-product',
    { product_id: expect.any(Number) },
    (body) => ({ LISTING: body['product_id'] }),
  ],
  ['/api/vendor/upload-image', { data: { position: 0, photos: 1 } }],
  [
    '/api/vendor/post-content/?cid',
    { prod_live: 'draft' },
    (body) => ({ VERSION: body['version'] }),
  ],
  ['/api/vendor/post-content/"', { prod_live: 'live' }],
  ['/api/basket/add-product/', { currency: 'USD' }, (body) => ({ BASKET: body['id'] })],
  ['/shipping/"', { destinationCode: 'mombasa-sedan' }, (body) => ({ TOTAL: body['totalCost'] })],
  ['Grace', { status: 'Pending' }, (body) => ({ ORDER: body['id'] })],
  ['/following/', { next: 'slip' }],
  ['Accept-Language: fr', { code: 'not_found' }],
  ['/api/requests/wholesale/', { codes: { userName: ['required'] } }],
  ['page=2', { previous: expect.any(String) }],
  ['range=', { header: expect.stringMatching(/content-range: offers (\*|\d+-\d+)\/\d+/i) }],
  ['Otieno', { code: 'key_reused' }],
  ['/api/openapi.json', { openapi: '3.1.0' }],
]

it('has a command for each answer', () => {
  expect(commands.map((command, index) => command.includes(answers[index]?.[0] ?? '?'))).toEqual(
    answers.map(() => true),
  )
})

it.each(
  answers.map(([mark, ...answer], index) => [mark, commands[index] ?? '', ...answer] as const),
)('%s', async (_, command, expected, next) => {
  const output = await run(command)
  const body = command.includes(' -i ') ? { header: output } : (JSON.parse(output) as Body)
  expect(body).toMatchObject(expected)
  for (const [name, value] of Object.entries(next?.(body) ?? {})) variables[name] = String(value)
})
