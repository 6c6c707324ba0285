import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
const lines: Record<string, unknown>[] = []

beforeAll(async () => {
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  world = await createWorld({ ...inject('postgres'), stream })
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => world.close())

const get = (url: string, id?: string) =>
  world.app.inject({ method: 'GET', url, headers: id === undefined ? {} : { 'x-request-id': id } })

test.each(['/api/options/', '/api/nowhere', '/nowhere', '/api/openapi.json', '/api/%zz'])(
  '%s answers with an id of its own each time',
  async (url) => {
    const ids = [await get(url), await get(url)].map(({ headers }) => headers['x-request-id'])
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(ids[0]).not.toBe(ids[1])
  },
)

test('an id of the caller is kept', async () => {
  const answer = await get('/api/options/', 'balancer-7f3a_01')
  expect(answer.headers['x-request-id']).toBe('balancer-7f3a_01')
})

test.each(['short', 'x'.repeat(65), 'two words here', 'quote"quote"', 'ünïcödé-id'])(
  'not when it is no short plain token: %s',
  async (id) => {
    const answer = await get('/api/options/', id)
    expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  },
)

test('a surprise is logged under the id that its answer carries', async () => {
  await sql`alter table articles rename to hidden`.execute(world.db)
  const answer = await get('/api/article-list/?sid=kes')
  await sql`alter table hidden rename to articles`.execute(world.db)
  expect(answer.statusCode).toBe(500)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatchObject({
    requestId: answer.headers['x-request-id'],
    msg: 'unexpected failure',
    err: { message: 'relation "articles" does not exist' },
  })
})
