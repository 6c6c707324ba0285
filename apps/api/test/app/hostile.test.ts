import { operationTable } from '@bandari/sdk/operations'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { hasOpenBody } from '../helpers/contract-examples.ts'
import { type Fields, sendForm } from '../helpers/forms.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Whatever is thrown at any operation: an answer of the contract in JSON, never a 500. */

let world: World
let token: string
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  const client = await world.as('support')
  const { data } = await client.GET('/profile/')
  expect(data?.is_staff).toBe(true)
  // Somebody whom every operation hears.
  await world.db
    .updateTable('accounts')
    .set({ seller_status: 'approved' })
    .where('email', '=', 'support@example.com')
    .execute()
  token = await signIn('support@example.com')
})
afterAll(() => world.close())

async function signIn(username: string): Promise<string> {
  const { data } = await world
    .clientWith(null)
    .POST('/auth/login/', { body: { username, password: 'Harbour-2026!' } })
  return data?.token ?? ''
}

const operations = Object.entries(operationTable)
const writing = operations.filter(([, { method }]) => ['post', 'put', 'patch'].includes(method))
const withForm = writing.filter(([, { files }]) => Object.keys(files).length > 0)
const withBody = writing.filter(
  ([, { body, files }]) => body !== 'none' && Object.keys(files).length === 0,
)
/** Some take what they are given: the logged failure, a token nobody reads, and whole records of react-admin. */
const closedBody = withBody.filter(([, { method, path }]) => !hasOpenBody(path, method))
const secured = operations.filter(([, operation]) => operation.secured)
const oneOfEachMethod = [
  ...new Map(secured.map(([, operation]) => [operation.method, operation])).values(),
]

const withId = (path: string, id = '1') => path.replaceAll(/\{[^}]+\}/g, id)

interface Thrown {
  method: string
  path: string
  payload?: string
  headers?: Record<string, string>
  /** What stands in the path instead of an id. */
  id?: string
}

async function send({ method, path, payload, headers = {}, id }: Thrown) {
  const url = `/api${withId(path, id)}`
  const answer = await world.app.inject({
    method: method.toUpperCase() as 'POST',
    url,
    headers: {
      authorization: `Token ${token}`,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  return {
    status: answer.statusCode,
    body: answer.payload,
    type: answer.headers['content-type'] ?? '',
  }
}

function expectRefusal({ status, body, type }: Awaited<ReturnType<typeof send>>) {
  expect(status, body).toBeGreaterThanOrEqual(400)
  expect(status, body).toBeLessThan(500)
  expect(type).toContain('application/json')
  expect(typeof JSON.parse(body)).toBe('object')
}

describe.each(withBody)('%s', (_, { method, path }) => {
  it('refuses malformed JSON', async () => {
    expect(await send({ method, path, payload: '{"a":' })).toMatchObject({ status: 400 })
    expect(JSON.parse((await send({ method, path, payload: '{"a":' })).body).detail).toMatch(
      /^JSON parse error/,
    )
  })

  it('refuses other content types', async () => {
    expect(
      await send({ method, path, payload: '<a/>', headers: { 'content-type': 'application/xml' } }),
    ).toMatchObject({ status: 415 })
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await send({ method, path, payload: '--x--', headers: form })).toMatchObject({
      status: 415,
    })
  })

  it('refuses huge bodies', async () => {
    expect(
      await send({ method, path, payload: JSON.stringify({ a: 'x'.repeat(400_000) }) }),
    ).toMatchObject({ status: 413 })
  })

  it('refuses what would reach for prototypes, and the character zero', async () => {
    expect(await send({ method, path, payload: '{"__proto__":{"is_staff":true}}' })).toMatchObject({
      status: 400,
    })
    expectRefusal(await send({ method, path, payload: '{"email":"a\\u0000b"}' }))
  })
})

describe.each(closedBody)('%s', (_, { method, path }) => {
  it('refuses lists, texts, nulls and deep nests for a body', async () => {
    const nest = '['.repeat(5000) + ']'.repeat(5000)
    for (const payload of ['[]', '"x"', '1', 'null', 'true', nest]) {
      expectRefusal(await send({ method, path, payload }))
    }
  })

  it('refuses unknown fields', async () => {
    const answer = await send({ method, path, payload: '{"is_staff":true,"no_such_field":1}' })
    expectRefusal(answer)
    if (answer.status !== 404) expect(answer.body).toContain('Unexpected field.')
  })
})

describe.each(withForm)('%s', (_, { path: template, files }) => {
  const path = withId(template)
  const [[field, limit] = ['', 0]] = Object.entries(files)
  const file = (size = 3, name = 'a.jpg') => new File([new Uint8Array(size)], name)
  const sent = async (fields: Fields) => {
    const answer = await sendForm(world, { path, token, fields })
    return { status: answer.statusCode, body: answer.json() }
  }
  const raw = (payload: string, type = 'multipart/form-data; boundary=x') =>
    send({ method: 'post', path, payload, headers: { 'content-type': type } })

  it('refuses whatever is no form', async () => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      expect(await raw('{}', type)).toMatchObject({ status: 415 })
  })

  it('refuses a form that cannot be read', async () => {
    const unreadable = { non_field_errors: ['Multipart form parse error.'] }
    for (const [payload, type] of [
      ['--x--', 'multipart/form-data'],
      ['no part at all', undefined],
      [
        `--x\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\nabc`,
        undefined,
      ],
    ] as const) {
      const { status, body } = await raw(payload, type)
      expect([status, JSON.parse(body)]).toEqual([400, unreadable])
    }
  })

  it('asks for its file, and takes none elsewhere', async () => {
    expect((await sent({})).body).toMatchObject({ [field]: ['No file was submitted.'] })
    expect((await sent({ [field]: 'text' })).body).toMatchObject({
      [field]: ['The submitted data was not a file. Check the encoding type on the form.'],
    })
    expect((await sent({ [field]: new File([], '') })).body).toMatchObject({
      [field]: ['No file was submitted.'],
    })
    expect((await sent({ other: file() })).body).toMatchObject({ other: ['Unexpected field.'] })
  })

  it('refuses unknown fields, too many, and the character zero', async () => {
    expect((await sent({ [field]: file(), is_staff: 'true' })).body).toMatchObject({
      is_staff: ['Unexpected field.'],
    })
    const many = Object.fromEntries(Array.from({ length: 8 }, (_unused, n) => [`field${n}`, 'x']))
    for (const fields of [many, { [field]: file(), second: file() }]) {
      expect(await sent(fields)).toEqual({
        status: 400,
        body: { non_field_errors: ['A form has at most 1 file and 6 other fields.'] },
      })
    }
    expect((await sent({ [field]: file(), type: 'a\0b' })).status).toBe(400)
    expect((await sent({ constructor: 'x' })).status).toBe(400)
    expect((await sent({ __proto: 'x', ['__proto__']: 'x' })).status).toBe(400)
  })

  it('refuses a file that is too large, however much the caller says it sends', async () => {
    const detail = `The file is larger than ${limit / 1024 / 1024} MB.`
    expect(await sent({ [field]: file(limit + 1) })).toEqual({ status: 413, body: { detail } })
    expect(await sent({ [field]: file(3 * limit) })).toEqual({ status: 413, body: { detail } })
  })
})

describe.each(secured)('%s', (_, { method, path }) => {
  const payload = ['post', 'put', 'patch'].includes(method) ? { payload: '{}' } : {}

  it.each([
    ['no token', {}, 'Authentication credentials were not provided.'],
    ['an unknown token', { authorization: `Token ${'f'.repeat(40)}` }, 'Invalid token.'],
  ])('is closed to %s', async (_name, headers, detail) => {
    await expectClosed({ method, path, ...payload, headers }, detail)
  })
})

async function expectClosed({ headers, ...thrown }: Thrown, detail: string) {
  const answer = await send({ ...thrown, headers: { authorization: '', ...headers } })
  expect(answer.status).toBe(401)
  expect(JSON.parse(answer.body)).toEqual({ detail })
}

/** It is read before anybody asks which operation is wanted. */
describe('a token that is none', () => {
  it.each([
    ['a keyword alone', 'Token', 'Invalid token header. No credentials provided.'],
    [
      'a token with spaces',
      'Token a b',
      'Invalid token header. Token string should not contain spaces.',
    ],
    ['another scheme', 'Bearer abc', 'Authentication credentials were not provided.'],
  ])('%s', async (_name, authorization, detail) => {
    for (const { method, path } of oneOfEachMethod)
      await expectClosed({ method, path, headers: { authorization } }, detail)
  })
})

describe('ids that are none', () => {
  const withId = operations.filter(([, { path }]) => path.includes('{'))
  it.each(withId)('%s', async (_, { method, path }) => {
    const payload = ['post', 'put', 'patch'].includes(method) ? { payload: '{}' } : {}
    for (const id of [
      '999999999',
      '0',
      '-1',
      'abc',
      '1e3',
      '99999999999999999999',
      '%00',
      "1'--",
      '..%2f..',
    ]) {
      const answer = await send({ method, path, id, ...payload })
      if (answer.status !== 200) expectRefusal(answer)
    }
  })
})

describe('methods and paths', () => {
  it('answers 404 in JSON for a path that is none', async () => {
    expect(await send({ method: 'get', path: '/no/such/thing' })).toMatchObject({
      status: 404,
      body: '{"detail":"Not found.","code":"not_found"}',
    })
  })

  it('answers 405 with what is allowed', async () => {
    const answer = await world.app.inject({ method: 'PUT', url: '/api/auth/login/' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe('POST')
    expect(answer.json()).toEqual({ detail: 'Method "PUT" not allowed.' })
  })

  it('takes every path with and without its slash', async () => {
    for (const url of [
      '/api/countries',
      '/api/countries/',
      '/api/vehicle-make-count',
      '/api/vehicle-make-count/',
    ]) {
      expect((await world.app.inject(url)).statusCode).toBe(200)
    }
  })
})
