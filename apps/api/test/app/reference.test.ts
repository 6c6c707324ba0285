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
