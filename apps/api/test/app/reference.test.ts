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
