import { operationTable } from '@bandari/sdk/operations'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { consignee } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What is sent as anything but a declared media type never reaches an operation: only a declared one has a schema. */

let world: World
let token: string
let before: Record<string, string>
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  // Somebody whom every operation hears.
  const { id } = await world.db
    .updateTable('accounts')
    .set({ seller_status: 'approved' })
    .where('email', '=', people.support.email)
    .returning('id')
    .executeTakeFirstOrThrow()
  // A session that is used later on says so.
  world.clock.stop()
  token = await insertSession(world.db, id, world.clock.now())
  // That a seller was here is noted once a day, from memory: it has been before the first look.
  await send({ method: 'get', path: '/profile/' })
  await world.context.views.flush()
  before = await everyRow()
})
afterAll(() => world.close())

/** A sum over the rows of each table. */
async function everyRow(): Promise<Record<string, string>> {
  const tables = await world.db.introspection.getTables()
  const sums = tables
    .filter(({ isView, schema }) => !isView && schema === 'public')
    .map(async ({ name }) => {
      const { rows } = await sql<{ sum: string | null }>`
        select sum(hashtextextended(whole::text, 0)) as sum from ${sql.table(name)} whole`.execute(
        world.db,
      )
      return [name, String(rows[0]?.sum)]
    })
  return Object.fromEntries(await Promise.all(sums))
}

interface Sent {
  method: string
  path: string
  payload?: string
  type?: string
}

async function send({ method, path, payload, type }: Sent) {
  const answer = await world.app.inject({
    method: method.toUpperCase() as 'POST',
    url: `/api${path.replaceAll(/\{[^}]+\}/g, '1')}`,
    headers: {
      authorization: `Token ${token}`,
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, body: answer.payload }
}

const unsupported = (type: string) =>
  expect.stringContaining(
    `"detail":${JSON.stringify(`Unsupported media type "${type}" in request.`)}`,
  )

const writing = Object.entries(operationTable).filter(([, { method }]) => method !== 'get')
const withBody = writing.filter(([, { body }]) => body === 'required')

describe.each(writing)('%s', (_, { method, path }) => {
  it('takes no body of an undeclared type', async () => {
    for (const type of [
      'text/plain',
      'text/plain; charset=utf-8',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      '*/*',
    ])
      expect(await send({ method, path, payload: '{}', type })).toEqual({
        status: 415,
        body: unsupported(type),
      })
    expect(await send({ method, path, payload: '{}' })).toEqual({
      status: 415,
      body: unsupported(''),
    })
  })
})

describe.each(withBody)('%s', (_, { method, path }) => {
  it('asks for its body', async () => {
    for (const type of [undefined, 'text/plain', 'application/json'])
      expect(await send({ method, path, ...(type === undefined ? {} : { type }) })).toEqual({
        status: 400,
        body: '{"detail":"No data provided","code":"no_data"}',
      })
  })
})

it('none of that has written anything', async () => {
  expect(await everyRow()).toEqual(before)
})

it('react-admin deletes without a body, and names a type all the same', async () => {
  const { data } = await world.clientWith(token).POST('/useraddresses/', { body: consignee })
  expect(
    await send({ method: 'delete', path: `/useraddresses/${data?.id}/`, type: 'text/plain' }),
  ).toEqual({ status: 204, body: '' })
})
