import { type DataProvider, fetchUtils, HttpError, type RaRecord } from 'ra-core'
import simpleRest from 'ra-data-simple-rest'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people, type Role } from '../../seeds/people.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { move, newBuyer, orderedCar, refundOf, stockProduct } from '../helpers/steps.ts'
import { askedModel } from '../helpers/arrange-models.ts'
import { doubledChassis } from '../helpers/chassis-doubles.ts'
import { deliveredFrom, written } from '../helpers/reviews.ts'
import { addFailedJob } from '../../src/platform/jobs/queue.store.ts'
import { createWorld, type World } from '../helpers/world.ts'

/**
 * react-admin's own provider against the API: all nine methods, for every resource of support. A resource is a line of
 * the table; a method it does not have is refused and changes nothing.
 */
interface Resource {
  role: Role
  /** Puts three records there, or more. */
  arrange: () => Promise<unknown>
  /** By which the three can be put in an order. */
  sort: string
  /** Those it is tried with, where there are more than a test needs. */
  among?: object
  /** A field with the id of something else, or with a text, by which records are asked for. */
  target: string
  /** What an update changes; absent where nothing can be. */
  change?: (record: RaRecord) => object
  /** No two records can be changed like that. */
  isUnique?: boolean
  /** What a new record is made of. */
  create?: () => object
  /** Whether a record can be deleted. */
  isDeletable?: boolean
}

const threeOrders = async () => {
  for (let count = 0; count < 3; count += 1) await orderedCar(world)
}

const resources: Readonly<Record<string, Resource>> = {
  'support/orders': {
    role: 'desk',
    arrange: threeOrders,
    sort: 'date_placed',
    target: 'user_id',
    change: () => ({ status: 'Authorized', reason: 'Wire received' }),
  },
  'support/jobs': {
    role: 'desk',
    arrange: async () => {
      for (const subject of [1, 2, 3]) {
        await addFailedJob(world.db, {
          name: 'lost',
          subject,
          reason: `gone ${subject}`,
          attempts: 4,
        })
      }
    },
    sort: 'id',
    target: 'job',
  },
  'support/mails': { role: 'desk', arrange: threeOrders, sort: 'id', target: 'order_id' },
  'support/agents': {
    role: 'finance',
    // Four people of the demo world have joined.
    arrange: async () => {},
    sort: 'started_at',
    target: 'email',
  },
  'support/vendors': {
    role: 'desk',
    arrange: async () => {
      for (let count = 0; count < 7; count += 1) {
        const { id } = await newBuyer(world)
        await world.db
          .updateTable('accounts')
          .set({ seller_status: 'pending' })
          .where('id', '=', id)
          .execute()
      }
    },
    sort: 'id',
    among: { seller_status: 'pending' },
    target: 'email',
    change: () => ({ seller_status: 'approved' }),
  },
  'support/reviews': {
    role: 'desk',
    arrange: async () => {
      for (let count = 0; count < 3; count += 1) await written(await deliveredFrom(world))
    },
    sort: 'created_at',
    target: 'order_number',
    change: () => ({ is_hidden: true, reason: 'It calls the seller names.' }),
  },
  'support/model-requests': {
    role: 'desk',
    arrange: async () => {
      const client = await world.as('vendor')
      for (const model of ['Kombi 1', 'Kombi 2', 'Kombi 3']) await askedModel({ client }, model)
    },
    sort: 'created_at',
    target: 'model',
  },
  'support/chassis-doubles': {
    role: 'desk',
    arrange: async () => {
      for (const chassis of ['GK5-1000001', 'GK5-1000002', 'GK5-1000003'])
        await doubledChassis(world, chassis)
    },
    sort: 'found_at',
    target: 'chassis',
    change: () => ({ both_stay: true, reason: 'It was sold on.' }),
  },
  'support/listings': {
    role: 'desk',
    arrange: async () => {},
    sort: 'id',
    among: { seller_email: people.vendor.email },
    target: 'reference',
    change: () => ({ taken_down: true, reason: 'The photos are of another car.' }),
  },
  'support/users': {
    role: 'desk',
    arrange: threeOrders,
    sort: 'id',
    among: { q: '@shop.example' },
    target: 'email',
    change: (record) => ({ is_active: !record['is_active'], reason: 'Asked by telephone.' }),
  },
  'support/answer-templates': {
    role: 'desk',
    // Seven are there from the beginning.
    arrange: async () => {},
    sort: 'name',
    target: 'name',
    change: () => ({ texts: { en: 'In other words.' } }),
    create: () => ({ name: 'Soon', used_for: ['thread'], texts: { en: 'Soon.' } }),
    isDeletable: true,
  },
  'support/articles': {
    role: 'content',
    arrange: async () => {
      await world.db.updateTable('articles').set({ status: 'draft' }).execute()
    },
    sort: 'title',
    target: 'status',
    change: () => ({ summary: 'In other words.' }),
    create: () => ({ title: 'Ports', summary: 'In the rain.', content: '<p>Wait.</p>' }),
    isDeletable: true,
  },
  'support/deals': {
    role: 'content',
    arrange: async () => {
      offered = (await stockProduct(world)).id
    },
    sort: 'position',
    target: 'title',
    change: () => ({ position: 3 }),
    create: () => ({ product_id: offered }),
    isDeletable: true,
  },
  'support/promotions': {
    role: 'content',
    arrange: async () => {
      for (let count = 0; count < 3; count += 1) {
        const { id } = await stockProduct(world)
        await world.db
          .insertInto('promotion_pins')
          .values({ shelf: 'sedan', product_id: id, position: count })
          .execute()
      }
      offered = (await stockProduct(world)).id
    },
    sort: 'position',
    target: 'shelf',
    change: () => ({ position: 2 }),
    create: () => ({ shelf: 'sedan', product_id: offered }),
    isDeletable: true,
  },
  'support/vouchers': {
    role: 'content',
    arrange: async () => {
      const [starts_at, ends_at] = [
        new Date('2026-01-01T00:00:00Z'),
        new Date('2035-01-01T00:00:00Z'),
      ]
      const terms = { name: 'One', kind: 'fixed', benefit: 100, usage: 'single' } as const
      await world.db
        .insertInto('vouchers')
        .values(['AAA-1', 'AAA-2', 'AAA-3'].map((code) => ({ code, ...terms, starts_at, ends_at })))
        .execute()
    },
    sort: 'code',
    target: 'kind',
    change: () => ({ end_datetime: '2035-06-01T00:00:00.000Z' }),
    create: () => ({
      code: 'PROVIDER',
      name: 'Of the provider',
      kind: 'fixed',
      benefit: '5.00',
      usage: 'single',
      start_datetime: '2026-01-01T00:00:00.000Z',
      end_datetime: '2035-01-01T00:00:00.000Z',
    }),
    isDeletable: true,
  },
  'support/destinations': {
    role: 'finance',
    // As many as a range spans.
    arrange: async () => {
      await world.db.deleteFrom('countries').where('is_destination', '=', false).execute()
    },
    sort: 'name',
    target: 'is_destination',
    change: () => ({ position: 4 }),
  },
  'support/ports': {
    role: 'finance',
    arrange: async () => {
      for (const name of ['Aaa', 'Aab', 'Aac']) {
        await world.db.insertInto('ports').values({ name, slug: name.toLowerCase() }).execute()
      }
    },
    sort: 'name',
    target: 'slug',
    change: ({ slug }) => ({ name: `Aaa ${slug}` }),
    isUnique: true,
    create: () => ({ name: 'Lobito' }),
    isDeletable: true,
  },
  'support/tariffs': {
    role: 'finance',
    arrange: async () => {
      const ports = await world.db.selectFrom('ports').select('id').limit(3).execute()
      await world.db
        .insertInto('shipping_tariffs')
        .values(
          ports.map(({ id }) => ({
            shipping_type: 'RORO' as const,
            port_id: id,
            amount: 10_000 + id,
            valid_from: new Date('2035-01-01T00:00:00Z'),
            valid_to: null,
          })),
        )
        .execute()
    },
    sort: 'amount',
    target: 'state',
    change: () => ({ amount: '110.00' }),
    create: () => ({
      shipping_type: 'Container',
      amount: '99.00',
      valid_from: '2040-01-01T00:00:00Z',
      end_previous: true,
    }),
    isDeletable: true,
  },
}

let world: World
/** A vehicle that nothing promotes yet. */
let offered: number
let apiUrl: string
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  apiUrl = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api`
})
afterAll(() => world.close())

async function providerOf(role: Role): Promise<DataProvider> {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', people[role].email)
    .executeTakeFirstOrThrow()
  const token = `Token ${await insertSession(world.db, id, world.clock.now())}`
  return simpleRest(apiUrl, (url, options = {}) =>
    fetchUtils.fetchJson(url, { ...options, user: { authenticated: true, token } }),
  )
}

async function refusalOf(call: Promise<unknown>): Promise<number> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof HttpError)) throw new Error('it was not refused')
  return error.status
}

describe.each(Object.entries(resources))('%s', (resource, facts) => {
  let provider: DataProvider
  beforeAll(async () => {
    await facts.arrange()
    provider = await providerOf(facts.role)
  })

  const list = (perPage: number, page = 1, order: 'ASC' | 'DESC' = 'ASC', filter = {}) =>
    provider.getList(resource, {
      pagination: { page, perPage },
      sort: { field: facts.sort, order },
      filter: { ...facts.among, ...filter },
    })

  it('getList: pages, their total, and an order either way', async () => {
    const whole = await list(100)
    expect(whole.total).toBe(whole.data.length)
    expect(whole.data.length).toBeGreaterThanOrEqual(3)
    const pages = [await list(2, 1), await list(2, 2)]
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data.slice(0, 4))
    expect(pages[1]?.total).toBe(whole.total)
    expect((await list(100, 1, 'DESC')).data).toEqual(whole.data.toReversed())
  })

  it('getOne: the record of the list, perhaps with more', async () => {
    const [first] = (await list(1)).data
    const { data } = await provider.getOne(resource, { id: first?.id ?? 0 })
    expect(data).toMatchObject(first ?? {})
    expect(await refusalOf(provider.getOne(resource, { id: 2_147_483_647 }))).toBe(404)
  })

  it('getMany: those of some ids', async () => {
    const [first, , third] = (await list(3)).data
    const ids = [first?.id ?? 0, third?.id ?? 0]
    const { data } = await provider.getMany(resource, { ids })
    expect(new Set(data.map(({ id }) => id))).toEqual(new Set(ids))
  })

  it('getManyReference: those that refer to something', async () => {
    const [first] = (await list(1)).data
    const { data, total } = await provider.getManyReference(resource, {
      target: facts.target,
      id: first?.[facts.target],
      pagination: { page: 1, perPage: 25 },
      sort: { field: facts.sort, order: 'ASC' },
      filter: {},
    })
    expect(total).toBe(data.length)
    expect(data.map(({ id }) => id)).toContain(first?.id)
    for (const record of data) expect(record[facts.target]).toEqual(first?.[facts.target])
  })

  const { change, create, isUnique = false, isDeletable = false } = facts

  it(`update and updateMany: ${change ? 'the whole record' : 'refused'}`, async () => {
    const [one, other, third] = (await list(3)).data
    if (!one || !other || !third) throw new Error('too few records')
    const data = { ...one, ...change?.(one) }
    const update = provider.update(resource, { id: one.id, data, previousData: one })
    const ids = [other.id, third.id]
    if (!change) {
      expect(await refusalOf(update)).toBe(405)
      expect(await refusalOf(provider.updateMany(resource, { ids, data: {} }))).toBe(405)
      return
    }
    const { data: updated } = await update
    expect((await provider.getOne(resource, { id: one.id })).data).toEqual(updated)
    expect(updated).not.toEqual(one)
    const updateMany = provider.updateMany(resource, { ids, data: change(other) })
    if (isUnique) return expect(await refusalOf(updateMany)).toBe(400)
    expect((await updateMany).data).toEqual(ids)
    const { data: after } = await provider.getOne(resource, { id: third.id })
    expect(after).not.toEqual(third)
  })

  it(`create: ${create ? 'the new record' : 'refused'}`, async () => {
    const call = provider.create(resource, { data: create?.() ?? {} })
    if (!create) return expect(await refusalOf(call)).toBe(405)
    const { data } = await call
    expect((await provider.getOne(resource, { id: data.id })).data).toEqual(data)
  })

  it(`delete and deleteMany: ${isDeletable ? 'the records that were' : 'refused'}`, async () => {
    const [one, other, third] = (await list(3)).data
    if (!one || !other || !third) throw new Error('too few records')
    const remove = provider.delete(resource, { id: one.id, previousData: one })
    const ids = [other.id, third.id]
    if (!isDeletable) {
      expect(await refusalOf(remove)).toBe(405)
      expect(await refusalOf(provider.deleteMany(resource, { ids }))).toBe(405)
      expect((await list(3)).data).toEqual([one, other, third])
      return
    }
    expect((await remove).data.id).toBe(one.id)
    expect((await provider.deleteMany(resource, { ids })).data).toEqual(ids)
    expect((await provider.getMany(resource, { ids: [one.id, ...ids] })).data).toEqual([])
  })
})

it('support/orders: a cancelled order that was paid for goes through with its refund', async () => {
  const { order } = await orderedCar(world)
  const previousData = await move(world, order, 'Authorized')
  const provider = await providerOf('finance')
  const data = { ...previousData, status: 'Canceled', refund: refundOf(previousData) }
  const answer = await provider.update('support/orders', { id: order.id, data, previousData })
  expect(answer.data).toMatchObject({
    status: 'Canceled',
    refund_requests: [{ state: 'waiting', amount: '5200.00' }],
  })
})
