import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { BandariClient } from '@bandari/sdk'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { insertBareOrder } from '../helpers/bare-order.ts'
import { createWorld, type World } from '../helpers/world.ts'
import { versionOf } from '../helpers/version-of.ts'

let world: World
let desk: BandariClient
let finance: BandariClient
let admin: BandariClient
let buyer: number
/** Of the entries that this test made. */
let since = 0

beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  desk = await world.as('desk')
  finance = await world.as('finance')
  admin = await world.as('support')
  buyer = await idOf(people.buyer.email)
})
beforeEach(async () => {
  world.clock.advance({ hours: 1 })
  const [last] = await world.db
    .selectFrom('audit')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  since = last?.id ?? 0
})
afterAll(() => world.close())

async function idOf(email: string): Promise<number> {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

/** What was written down, as `who kind action subject id`. */
async function written(): Promise<string[]> {
  const rows = await world.db
    .selectFrom('audit')
    .leftJoin('accounts', 'accounts.id', 'actor_id')
    .select(['email', 'kind', 'action', 'subject', 'subject_id'])
    .where('audit.id', '>', since)
    .orderBy('audit.id')
    .execute()
  return rows.map(({ email, ...row }) =>
    [email?.split('@')[0] ?? 'nobody', ...Object.values(row)].join(' '),
  )
}

const user = (client: BandariClient, id: number) =>
  client.GET('/support/users/{id}', { params: { path: { id } } })

async function signIn(username: string, password: string) {
  const { response } = await (await world.as(null)).POST('/auth/login/', {
    body: { username, password },
  })
  return response.status
}

describe('what staff see of people', () => {
  test('a look at a record is written down, once a quarter of an hour', async () => {
    for (let look = 0; look < 3; look += 1) await user(desk, buyer)
    await user(admin, buyer)
    const one = [
      `desk read read-record account ${buyer}`,
      `support read read-record account ${buyer}`,
    ]
    expect(await written()).toEqual(one)
    world.clock.advance({ minutes: 16 })
    await user(desk, buyer)
    expect(await written()).toEqual([...one, one[0]])
  })

  test('orders and lists of people, too', async () => {
    const order = await insertBareOrder(world)
    const params = { path: { id: order } }
    await desk.GET('/support/orders/{id}', { params })
    await desk.GET('/support/users', { params: { query: { range: '[0,24]' } } })
    await desk.GET('/support/requests')
    await desk.GET('/support/ports')
    expect(await written()).toEqual([
      `desk read read-record order ${order}`,
      'desk read read-list account list',
      'desk read read-list request list',
    ])
  })

  test('what is not there was not seen', async () => {
    expect((await user(desk, 2_000_000_000)).response.status).toBe(404)
    expect(await written()).toEqual([])
  })

  test('a look is no change: nobody is told that a colleague was quicker, and no decision is listed', async () => {
    await user(finance, buyer)
    const { data } = await user(admin, buyer)
    expect(data?.history).toEqual([])
  })
})

describe('what staff were refused', () => {
  test('a call that the role may not make', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) await desk.GET('/support/audit')
    const visitor = await world.as('buyer')
    await visitor.GET('/support/orders')
    await (await world.as(null)).GET('/support/orders')
    expect(await written()).toEqual([
      'desk refusal refuse-call operation listAudit',
      'buyer refusal refuse-call operation listSupportOrders',
    ])
  })

  test('being the second person of one’s own, each time', async () => {
    const id = await idOf(people.support.email)
    const params = { path: { id } }
    const version = await versionOf(world, 'accounts', id)
    const body = { version, is_active: false, reason: 'Leaves' }
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await admin.PUT('/support/users/{id}', { params, body })).response.status).toBe(409)
    }
    const line = 'support refusal refuse-own operation updateSupportUser'
    expect(await written()).toEqual([line, line])
  })
})

describe('sign-ins', () => {
  test('of staff, good and refused; those of buyers are their own business', async () => {
    const id = await idOf(people.desk.email)
    expect(await signIn(people.desk.email.toUpperCase(), 'wrong')).toBe(400)
    expect(await signIn(people.desk.email, 'wrong')).toBe(400)
    expect(await signIn(people.desk.email, demoPassword)).toBe(200)
    expect(await signIn(people.buyer.email, 'wrong')).toBe(400)
    expect(await signIn(people.buyer.email, demoPassword)).toBe(200)
    expect(await signIn('nobody@example.com', 'wrong')).toBe(400)
    expect(await written()).toEqual([
      `nobody refusal refuse-sign-in account ${id}`,
      `desk sign-in sign-in account ${id}`,
    ])
  })
})

describe('the record', () => {
  const filterOf = (filter: object) => ({ params: { query: { filter: JSON.stringify(filter) } } })

  test('is listed by kind, with names where there are any', async () => {
    await user(desk, buyer)
    await desk.GET('/support/users')
    const { data } = await finance.GET(
      '/support/audit',
      filterOf({ kind: 'read', subject: 'account' }),
    )
    expect(data?.slice(0, 2)).toMatchObject([
      { kind: 'read', action: 'read-list', subject_id: 'list', subject_name: null },
      { kind: 'read', action: 'read-record', subject_name: people.buyer.email },
    ])
  })

  test('is exported as it stands, and the export is written down', async () => {
    await world.db
      .insertInto('audit')
      .values({
        action: 'move-order',
        subject: 'order',
        subject_id: '7',
        reason: '=HYPERLINK("evil")',
      })
      .execute()
    const answer = await finance.GET('/support/audit-export', {
      ...filterOf({ subject_id: '7', kind: 'change' }),
      parseAs: 'text',
    })
    expect(answer.response.headers.get('content-disposition')).toMatch(/filename="audit-\d{4}-/)
    const text = String(answer.data)
    const [row, ...more] = parse<Record<string, string>>(text, { bom: true, columns: true })
    expect(more).toEqual([])
    expect(row).toMatchObject({
      Kind: 'change',
      Action: 'move-order',
      Number: '7',
      Reason: `'=HYPERLINK("evil")`,
    })
    expect((await written()).at(-1)).toBe('finance read export-list audit list')
  })

  test('is exported whole, more than is written at once', async () => {
    const rows = Array.from({ length: 2100 }, (_, n) => ({
      action: 'set-stock',
      subject: 'listing',
      subject_id: String(n),
    }))
    await world.db.insertInto('audit').values(rows).execute()
    const { data } = await finance.GET('/support/audit-export', {
      ...filterOf({ action: 'set-stock' }),
      parseAs: 'text',
    })
    const read = parse<{ Number: string }>(String(data), { bom: true, columns: true })
    expect(read.map(({ Number: n }) => Number(n))).toEqual(rows.map((_, n) => 2099 - n))
  })

  test('is exported by those who may list it, with a filter that can be read', async () => {
    expect((await desk.GET('/support/audit-export')).response.status).toBe(403)
    const { error } = await finance.GET('/support/audit-export', filterOf({ colour: 'red' }))
    expect(error).toMatchObject({ code: 'unknown_filter' })
  })
})
