import document from '@bandari/sdk/openapi.json' with { type: 'json' }
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ ...inject('postgres') })
})
afterAll(() => world.close())

test.each(['/api/openapi.json', '/api/docs/json'])('%s is the whole contract', async (url) => {
  const answer = await world.app.inject(url)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  expect(answer.json()).toEqual(document)
})

test('the page that people read shows the same, and is told so in YAML, too', async () => {
  expect((await world.app.inject('/api/docs/')).body).toContain('swagger-ui')
  const { body } = await world.app.inject('/api/docs/yaml')
  expect(body).toContain(`title: ${document.info.title}`)
  expect(body).toContain('operationId: searchVehicles')
})

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://127.0.0.1:1',
  BANK_DETAILS: 'Account: 0100 4471 2208',
  STOREFRONT_ORIGIN: 'https://shop.example',
  PORTAL_ORIGIN: 'https://portal.shop.example',
}

test('strangers are shown what they may call, whole, and nothing of the back office', async () => {
  const shop = await createWorld({ ...inject('postgres'), environment: production })
  try {
    const shown = (await shop.app.inject('/api/openapi.json')).json<typeof document>()
    const calls = Object.values(shown.paths).flatMap((item) => Object.values(item))
    expect(calls.length).toBeGreaterThan(200)
    expect(calls.filter((call) => 'x-role' in call && call['x-role'] === 'staff')).toEqual([])
    expect(JSON.stringify(shown)).not.toContain('/support/')
    const referred = [...JSON.stringify(shown).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)]
    const components = shown.components as Record<string, object>
    const missing = referred.filter(
      ([, kind = '', name = '']) => !(name in (components[kind] ?? {})),
    )
    expect(missing).toEqual([])
    expect(Object.keys(shown.components.schemas)).not.toContain('SupportOrder')
    const page = (await shop.app.inject('/api/reference')).body
    expect(page).toContain('GET /vehicles/')
    expect(page).not.toContain('/support/')
  } finally {
    await shop.close()
  }
})

test('the page of calls has each under its tag, with who may and what it takes, and no script', async () => {
  const { headers, body } = await world.app.inject('/api/reference')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  })
  expect(body).not.toContain('<script')
  const calls = Object.values(document.paths).flatMap((item) => Object.values(item))
  const ids = calls.flatMap((call) => ('operationId' in call ? [call.operationId] : []))
  const shown = [...body.matchAll(/<h3 id="(\w+)"/g)].map(([, id]) => id)
  expect(new Set(shown)).toEqual(new Set(ids))
  expect(shown).toHaveLength(ids.length)
  const group = (name: string) =>
    body.split('<section id="').find((section) => section.startsWith(`${name}"`)) ?? ''
  expect(group('catalogue')).toContain('<h3 id="searchVehicles"><code>GET /vehicles/</code>')
  const told = group('listings')
    .split('<h3 ')
    .find((call) => call.startsWith('id="createListing"'))
  expect(told).toContain('With a key or token · Role: <code>lister</code>')
  expect(told).toContain('Takes an <code>Idempotency-Key</code>')
  expect(told).toContain('<dt>Body</dt><dd><code>CreateProductRequest</code></dd>')
})

test('is made once, known by its tag, and counted for each address', async () => {
  const limited = await createWorld({ ...inject('postgres'), environment: { RATE_LIMITS: 'true' } })
  try {
    const first = await limited.app.inject('/api/docs/yaml')
    const { etag } = first.headers
    const { user } = process.cpuUsage()
    const again = await Promise.all(
      Array.from({ length: 59 }, () =>
        limited.app.inject({ url: '/api/docs/yaml', headers: { 'if-none-match': String(etag) } }),
      ),
    )
    expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([304]))
    // Writing it takes half a second each time.
    expect((process.cpuUsage().user - user) / 1e6).toBeLessThan(3)
    const late = await limited.app.inject('/api/docs/yaml')
    expect([late.statusCode, Number(late.headers['retry-after'])]).toEqual([
      429,
      expect.any(Number),
    ])
  } finally {
    await limited.close()
  }
})
