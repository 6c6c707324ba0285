import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest'
import { signInAll, type Tokens } from '../helpers/hostile/callers.ts'
import { operationShapes } from '../helpers/hostile/contract-shapes.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What is no text, number or time of ours is refused with a sentence, wherever it stands. */

let world: World
let tokens: Tokens
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  tokens = await signInAll(world.db)
})
afterAll(() => world.close())

async function get(url: string) {
  const headers = { authorization: `Token ${tokens.support}` }
  const answer = await world.app.inject({ url, headers })
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  return { status: answer.statusCode, body: isJson ? answer.json<unknown>() : answer.payload }
}

async function post(url: string, payload: string, headers: Record<string, string> = {}) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

const nulls = { non_field_errors: ['Null characters are not allowed.'] }

describe('the character zero', () => {
  test.each([
    ['a query of the API', '/api/vehicles/?make=a%00b', 400, nulls],
    ['a path of the API', '/api/products/%00/', 404, { detail: 'Not found.' }],
    ['the mailbox', '/mailbox?to=%00', 400, nulls],
    ['a mail', '/mailbox/%00', 404, { detail: 'Not found.' }],
    ['a page', '/find?q=%00', 400, nulls],
    ['a picture', '/media/%00.jpg', 404, { detail: 'Not found.' }],
  ])('in %s', async (_, url, status, body) => {
    expect(await get(url)).toMatchObject({ status, body })
  })

  test('in the name of a field', async () => {
    expect(await post('/log-social-auth/', '{"a\\u0000":1}')).toMatchObject({
      status: 400,
      body: nulls,
    })
  })
})

test('a body that is nested too deeply', async () => {
  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  expect(await post('/log-social-auth/', deep)).toMatchObject({
    status: 400,
    body: { non_field_errors: ['The data is nested too deeply.'] },
  })
})

test('an object in place of a choice, which cannot be made a text', async () => {
  const answer = await post('/requests/assessment/', '{"country":{"toString":"x"}}')
  expect(answer.status).toBe(400)
  const chosen = await post('/vendor/post-content', '{"product_class":{"toString":"x"}}', {
    authorization: `Token ${tokens.vendor}`,
  })
  expect(chosen.status).toBeLessThan(500)
})

describe('a time', () => {
  it.each([
    '2026-06-30T23:59:60Z',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    '2026-02-30T00:00:00Z',
  ])('that nobody can keep: %s', async (valid_from) => {
    const tariff = { shipping_type: 'RORO', port_id: 2, amount: '1.00', valid_from }
    expect(
      await post('/support/tariffs', JSON.stringify(tariff), {
        authorization: `Token ${tokens.support}`,
      }),
    ).toMatchObject({ status: 400, body: { valid_from: ['Enter a valid value.'] } })
  })
})

describe('Idempotency-Key', () => {
  const body = JSON.stringify({
    userName: 'Joy Kamau',
    userEmail: 'joy@example.com',
    contactNumber: '+254712345678',
    userRequest: 'Ten hatchbacks, please.',
  })

  it.each(['short', 'x'.repeat(129), 'x'.repeat(300), 'two words of a key', 'a/b/c/d/e'])(
    'is refused when it is none: %s',
    async (key) => {
      expect(await post('/requests/wholesale/', body, { 'idempotency-key': key })).toMatchObject({
        status: 400,
        body: { 'idempotency-key': ['Enter a valid value.'] },
      })
    },
  )

  it.each(['x'.repeat(8), 'x'.repeat(128)])('is taken at its bounds: %s', async (key) => {
    const { status } = await post('/requests/wholesale/', body, { 'idempotency-key': key })
    expect(status).toBeLessThan(300)
  })
})

describe('filters of staff', () => {
  const lists = operationShapes.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'filter'),
  )
  /** Behind the bounds of our columns, and of PostgreSQL's times. */
  const beyond = [
    { suffix: '', value: 99_999_999_999 },
    { suffix: '_gte', value: '-271821-04-20' },
  ]

  const ask = (path: string, filter: object) =>
    get(`/api${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)

  it.each(lists.map((list) => [list.id, list] as const))(
    '%s',
    async (_, { path, recordFields }) => {
      for (const field of recordFields)
        for (const { suffix, value } of beyond) {
          const { status, body } = await ask(path, { [field + suffix]: value })
          expect(status, JSON.stringify([field, value, body])).toBeLessThan(500)
        }
      for (const filter of [{ q: 'a\0b' }, { id: 'a\0b' }, { id: { toString: 'x' } }])
        expect((await ask(path, filter)).status).toBe(400)
      // A pattern that must not end like this, and ones that find everything.
      for (const q of ['\\', '%', '_']) expect((await ask(path, { q })).status, q).toBe(200)
    },
  )
})
