import { operationTable } from '@bandari/sdk/operations'
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest'
import { signInAll, type Tokens } from '../helpers/hostile/callers.ts'
import { operationShapes } from '../helpers/hostile/contract-shapes.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What holds for every call of the contract, whatever it is about (contract 0.4). */

let world: World
let tokens: Tokens
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  tokens = await signInAll(world.db)
})
afterAll(() => world.close())

interface Sent {
  method?: string
  url: string
  accept?: string
}

async function send({ method = 'get', url, accept }: Sent) {
  const answer = await world.app.inject({
    method: method.toUpperCase() as 'GET',
    url: `/api${url.replaceAll(/\{[^}]+\}/g, '1')}`,
    headers: {
      authorization: `Token ${tokens.support}`,
      ...(accept === undefined ? {} : { accept }),
    },
  })
  return { status: answer.statusCode, body: answer.payload }
}

const unacceptable = {
  status: 406,
  body: '{"detail":"Could not satisfy the request Accept header.","code":"not_acceptable"}',
}

describe('Accept', () => {
  it.each(Object.entries(operationTable))(
    '%s answers nobody who takes neither JSON nor what it sends',
    async (_, { method, path }) => {
      expect(await send({ method, url: path, accept: 'application/xml' })).toEqual(unacceptable)
    },
  )

  test.each([
    ['what a browser asks for', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
    ['what react-admin asks for', 'application/json'],
    ['JSON with parameters', 'application/json; charset=utf-8'],
    ['any of its kind', 'application/*;q=0.1'],
    ['nothing', ''],
  ])('%s is answered', async (_, accept) => {
    expect((await send({ url: '/countries/', accept })).status).toBe(200)
  })

  it('an answer that a cache would give is refused too', async () => {
    const ask = (accept: string) =>
      world.app.inject({ url: '/api/vehicle-make-count', headers: { accept } })
    expect((await ask('*/*')).statusCode).toBe(200)
    expect((await ask('text/xml')).statusCode).toBe(406)
  })
})

describe('a parameter that is given twice', () => {
  const asking = operationShapes.flatMap(({ id, method, path, parameters }) =>
    parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, example }) => [`${name} of ${id}`, { method, path, name, example }] as const),
  )

  it.each(asking.filter(([, { method }]) => method === 'get'))(
    '%s counts once',
    async (_, { path, name, example }) => {
      const pair = (value: unknown) => `${name}=${encodeURIComponent(String(value))}`
      const [once, twice] = [
        await send({ url: `${path}?${pair(example ?? 1)}` }),
        await send({ url: `${path}?${pair(example ?? 1)}&${pair('~')}` }),
      ]
      expect({ ...twice, body: textOf(twice.body) }).toEqual({ ...once, body: textOf(once.body) })
    },
  )

  it('its first value', async () => {
    const count = async (query: string) =>
      (JSON.parse((await send({ url: `/vehicles/?${query}` })).body) as { count: number }).count
    expect(await count('make=toyota&make=mazda')).toBe(await count('make=toyota'))
    expect(await count('make=mazda&make=toyota')).toBe(await count('make=mazda'))
    expect(await count('make=toyota')).not.toBe(await count('make=mazda'))
  })
})

/** A file says when it was made. */
function textOf(body: string): string {
  return body.startsWith('{') || body.startsWith('[') ? body : String(body.length)
}

describe('an order that is no order', () => {
  const lists = operationShapes.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'range'),
  )

  it.each(lists.map(({ id, path }) => [id, path] as const))('%s', async (_, path) => {
    const usual = await send({ url: path })
    expect(usual.status).toBe(200)
    expect(await send({ url: `${path}?sort=[]&range=[]` })).toEqual(usual)
  })
})
