import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eraseRows } from '../../src/people/privacy/personal-table.store.ts'
import { threadTables } from '../../src/conversations/personal-data.store.ts'
import { mailsTo } from '../helpers/mails.ts'
import { type Buyer, newBuyer, orderedCar } from '../helpers/steps.ts'
import { liveVehicle, newVendor } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What buyers and sellers write to each other. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const ask = ({ client }: Buyer, id: number, text = 'In which month was it registered?') =>
  client.POST('/products/{id}/thread/', { params: { path: { id } }, body: { text } })

const write = ({ client }: Pick<Buyer, 'client'>, id: number, text: string) =>
  client.POST('/threads/{id}/messages/', { params: { path: { id } }, body: { text } })

const read = async ({ client }: Pick<Buyer, 'client'>, id: number) =>
  client.GET('/threads/{id}/', { params: { path: { id } } })

const block = ({ client }: Buyer, id: number, blocked: boolean) =>
  client.POST('/threads/{id}/block/', { params: { path: { id } }, body: { blocked } })

const unreadOf = async ({ client }: Buyer) => (await client.GET('/threads/')).data?.unread

async function asked(text?: string) {
  const vendor = await newVendor(world)
  const product = await liveVehicle(world, vendor)
  const buyer = await newBuyer(world)
  const { data } = await ask(buyer, product, text)
  if (!data) throw new Error('nothing was asked')
  return { vendor, buyer, product, thread: data }
}

describe('a thread about a listing', () => {
  it('is one for the two, read by nobody else, and counts what each has not seen', async () => {
    const { vendor, buyer, product, thread } = await asked()
    expect(thread).toMatchObject({ side: 'buyer', product, order: null, unread: 0 })
    expect((await ask(buyer, product, 'And the mileage?')).data?.id).toBe(thread.id)
    expect([await unreadOf(vendor), await unreadOf(buyer)]).toEqual([2, 0])
    const seen = (await read(vendor, thread.id)).data
    expect(seen).toMatchObject({ side: 'seller', unread: 2 })
    const first = seen?.messages[0]?.id ?? 0
    const params = { path: { id: thread.id } }
    const mark = (message: number) =>
      vendor.client.POST('/threads/{id}/seen/', { params, body: { message } })
    expect((await mark(first)).data?.unread).toBe(1)
    expect((await mark(2_000_000_000)).data?.unread).toBe(0)
    expect((await mark(first)).data?.unread).toBe(0)
    await ask(buyer, product, 'Hello?')
    expect(await unreadOf(vendor)).toBe(1)
    expect((await write(vendor, thread.id, 'May.')).data?.unread).toBe(0)
    expect(await unreadOf(buyer)).toBe(1)
    const stranger = await newBuyer(world)
    expect((await read(stranger, thread.id)).response.status).toBe(404)
    expect((await write(stranger, thread.id, 'Hello')).response.status).toBe(404)
    expect(await unreadOf(stranger)).toBe(0)
  })

  it('begins once when its buyer presses twice', async () => {
    const product = await liveVehicle(world, await newVendor(world))
    const buyer = await newBuyer(world)
    const both = await Promise.all([ask(buyer, product), ask(buyer, product)])
    expect(both.map(({ response }) => response.status)).toEqual([201, 201])
    expect(new Set(both.map(({ data }) => data?.id)).size).toBe(1)
  })

  it('is not begun with oneself, nor about what visitors do not see', async () => {
    const { vendor, buyer, product } = await asked()
    expect((await ask(vendor, product)).error).toMatchObject({ code: 'thread_own' })
    expect((await ask(buyer, 2_000_000_000)).response.status).toBe(404)
    await world.db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', product)
      .execute()
    expect((await ask(buyer, product)).response.status).toBe(404)
    expect((await ask(buyer, product, '  ')).response.status).not.toBe(201)
  })

  it('hides how to reach somebody from the other side alone', async () => {
    const { vendor, buyer, thread } = await asked('Call +254 722 345 678')
    const texts = async (person: Buyer) =>
      (await read(person, thread.id)).data?.messages.map(({ text }) => text)
    expect(await texts(vendor)).toEqual(['Call •••'])
    expect(await texts(buyer)).toEqual(['Call +254 722 345 678'])
    const list = await vendor.client.GET('/threads/')
    expect(list.data?.threads[0]?.last_text).toBe('Call •••')
    expect((await read(vendor, thread.id)).data?.masked_until).toBe('answer')
  })

  it('of the home market shows all of it once the seller has answered, for good', async () => {
    const { vendor, buyer, product, thread } = await asked('Call +254 722 345 678')
    const { data } = await write(vendor, thread.id, 'Or me: 0733 222 111')
    expect(data).toMatchObject({ masked: false, masked_until: null })
    const texts = async (person: Buyer) =>
      (await read(person, thread.id)).data?.messages.map(({ text }) => text)
    const both = ['Call +254 722 345 678', 'Or me: 0733 222 111']
    expect([await texts(vendor), await texts(buyer)]).toEqual([both, both])
    await world.db.deleteFrom('products').where('id', '=', product).execute()
    expect(await texts(buyer)).toEqual(both)
  })

  it('for export hides it until there is an order, answered or not', async () => {
    const vendor = await newVendor(world)
    const product = await liveVehicle(world, vendor)
    await world.db
      .updateTable('products')
      .set({ market: 'export' })
      .where('id', '=', product)
      .execute()
    const buyer = await newBuyer(world)
    const { data } = await ask(buyer, product, 'Call +254 722 345 678')
    const answered = await write(vendor, data?.id ?? 0, 'May.')
    expect(answered.data?.masked_until).toBe('order')
    expect(answered.data?.messages[0]?.text).toBe('Call •••')
  })

  it('tells how fast a seller answers once three answers say so', async () => {
    const { vendor, product, buyer, thread } = await asked()
    world.clock.advance({ minutes: 10 })
    await write(vendor, thread.id, 'May.')
    expect((await read(buyer, thread.id)).data?.response_minutes).toBeNull()
    for (const minutes of [30, 90]) {
      const { data } = await ask(await newBuyer(world), product)
      world.clock.advance({ minutes })
      await write(vendor, data?.id ?? 0, 'May.')
    }
    expect((await read(buyer, thread.id)).data?.response_minutes).toBe(30)
  })
})

describe('a message that is sent twice', () => {
  it('is one, however often it is pressed at once', async () => {
    const { vendor, buyer, product, thread } = await asked()
    const four = <Answer>(send: () => Promise<Answer>) => Promise.all([1, 2, 3, 4].map(send))
    const answers = await four(() => write(vendor, thread.id, 'May.'))
    expect(answers.map(({ response }) => response.status)).toEqual([201, 201, 201, 201])
    await four(() => ask(buyer, product, 'Thank you.'))
    const texts = async () =>
      (await read(buyer, thread.id)).data?.messages.slice(1).map(({ text }) => text)
    expect(await texts()).toEqual(['May.', 'Thank you.'])
    world.clock.advance({ minutes: 1 })
    await ask(buyer, product, 'Thank you.')
    expect(await texts()).toEqual(['May.', 'Thank you.', 'Thank you.'])
  })

  it('is one when nobody had asked before, or staff answer', async () => {
    const { buyer, order } = await orderedCar(world)
    const params = { path: { id: order.id } }
    const body = { text: 'When does it sail?' }
    const asks = await Promise.all(
      [1, 2, 3, 4].map(() => buyer.client.POST('/orders/{id}/thread/', { params, body })),
    )
    const id = asks[0]?.data?.id ?? 0
    const support = await world.as('support')
    await Promise.all(
      [1, 2, 3, 4].map(() =>
        support.POST('/support/threads/{id}/messages', {
          params: { path: { id } },
          body: { text: 'On Friday.' },
        }),
      ),
    )
    const own = (await read(buyer, id)).data
    expect(own?.messages.map(({ text }) => text)).toEqual(['When does it sail?', 'On Friday.'])
  })

  it('is one by its key also when somebody else wrote meanwhile', async () => {
    const { vendor, buyer, thread } = await asked()
    const keyed = () =>
      buyer.client.POST('/threads/{id}/messages/', {
        params: { path: { id: thread.id }, header: { 'Idempotency-Key': 'once-and-for-all' } },
        body: { text: 'Hello?' },
      })
    await keyed()
    await write(vendor, thread.id, 'Yes?')
    expect((await keyed()).response.status).toBe(201)
    const texts = (await read(buyer, thread.id)).data?.messages.map(({ text }) => text)
    expect(texts?.slice(1)).toEqual(['Hello?', 'Yes?'])
  })
})

describe('a new message', () => {
  it('is mailed with the way to the thread, once until it is read', async () => {
    const { vendor, buyer, thread } = await asked('Call +254 722 345 678')
    await write(buyer, thread.id, 'Hello?')
    const mails = async () =>
      (await mailsTo(world, vendor.email)).filter(({ text }) => text.includes('/messages/'))
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.text).toContain(`/messages/${thread.id}\n`)
    expect(mail?.text).not.toContain('722')
    const params = { path: { id: thread.id } }
    await vendor.client.POST('/threads/{id}/seen/', { params, body: { message: 2_000_000_000 } })
    await write(buyer, thread.id, 'And now?')
    expect(await mails()).toHaveLength(2)
  })

  it('is read fifty at a time, from the newest back', async () => {
    const { buyer, thread } = await asked('Message 0')
    const at = world.clock.now()
    const more = Array.from({ length: 50 }, (_, n) => ({
      thread_id: thread.id,
      side: 'buyer' as const,
      author_id: buyer.id,
      text: `Message ${n + 1}`,
      at,
    }))
    await world.db.insertInto('thread_messages').values(more).execute()
    const newest = (await read(buyer, thread.id)).data
    expect(newest).toMatchObject({ earlier: true })
    expect(newest?.messages.at(0)?.text).toBe('Message 1')
    expect(newest?.messages.at(-1)?.text).toBe('Message 50')
    const params = {
      path: { id: thread.id },
      query: { before: newest?.messages[0]?.id ?? 0 },
    }
    const { data: earlier } = await buyer.client.GET('/threads/{id}/', { params })
    expect(earlier).toMatchObject({ earlier: false, messages: [{ text: 'Message 0' }] })
  })

  it('goes with its writer, and what the other side wrote stays', async () => {
    const { vendor, buyer, thread } = await asked('From the buyer')
    await write(vendor, thread.id, 'From the vendor')
    const { id, email } = buyer
    for (const table of threadTables) await eraseRows(world.db, table, { id, email })
    await world.db
      .updateTable('accounts')
      .set({ email: `deleted-${id}@deleted.invalid` })
      .where('id', '=', id)
      .execute()
    const left = (await read(vendor, thread.id)).data
    expect(left?.messages.map(({ text }) => text)).toEqual(['From the vendor'])
    expect(left).toMatchObject({ with: null, blocked_by: 'staff' })
  })
})

describe('a thread that somebody wants no more of', () => {
  it('is blocked by either side and opened by that side alone', async () => {
    const { vendor, buyer, product, thread } = await asked()
    expect((await block(vendor, thread.id, true)).data?.blocked_by).toBe('seller')
    expect((await write(buyer, thread.id, 'Why?')).error).toMatchObject({ code: 'thread_closed' })
    expect((await ask(buyer, product)).error).toMatchObject({ code: 'thread_closed' })
    expect((await block(buyer, thread.id, false)).response.status).toBe(409)
    await block(vendor, thread.id, false)
    expect((await write(buyer, thread.id, 'Thank you.')).response.status).toBe(201)
  })

  it('is reported again once staff have settled the report before', async () => {
    const { vendor, buyer, thread } = await asked()
    const params = { path: { id: thread.id } }
    const report = (person: Buyer, reason: string) =>
      person.client.POST('/threads/{id}/report/', { params, body: { reason } })
    const support = await world.as('support')
    const dismiss = () =>
      support.POST('/support/threads/{id}/report', { params, body: { outcome: 'dismissed' } })
    const both = await Promise.all([report(buyer, 'Rude.'), report(vendor, 'Rude, too.')])
    expect(both.map(({ response }) => response.status).sort((one, other) => one - other)).toEqual([
      201, 409,
    ])
    expect((await dismiss()).data?.report).toMatchObject({ outcome: 'dismissed' })
    expect((await dismiss()).error).toMatchObject({ code: 'thread_report_decided' })
    expect((await read(buyer, thread.id)).data?.reported).toBe(false)
    expect((await report(vendor, 'Pay me elsewhere.')).data?.reported).toBe(true)
    const seen = await support.GET('/support/threads/{id}', { params })
    expect(seen.data?.report).toMatchObject({ by: 'seller', outcome: null })
    expect((await dismiss()).data?.report).toMatchObject({
      reason: 'Pay me elsewhere.',
      outcome: 'dismissed',
    })
  })

  it('is decided about by nobody who wrote in it', async () => {
    const { buyer, order } = await orderedCar(world)
    const { data } = await buyer.client.POST('/orders/{id}/thread/', {
      params: { path: { id: order.id } },
      body: { text: 'Where is it?' },
    })
    expect(data?.is_shop).toBe(true)
    const params = { path: { id: data?.id ?? 0 } }
    const support = await world.as('support')
    await support.POST('/support/threads/{id}/messages', { params, body: { text: 'Wait.' } })
    await buyer.client.POST('/threads/{id}/report/', { params, body: { reason: 'Rude.' } })
    const decide = (client: typeof support) =>
      client.POST('/support/threads/{id}/report', { params, body: { outcome: 'dismissed' } })
    expect((await decide(support)).error).toMatchObject({ code: 'thread_report_own' })
    expect((await decide(await world.as('desk'))).response.status).toBe(200)
  })

  it('is reported once, waits for staff, and is closed by them for good', async () => {
    const { vendor, buyer, thread } = await asked()
    const params = { path: { id: thread.id } }
    const report = () =>
      buyer.client.POST('/threads/{id}/report/', { params, body: { reason: 'Pay me elsewhere.' } })
    expect((await report()).data?.reported).toBe(true)
    expect((await report()).error).toMatchObject({ code: 'thread_reported' })
    const support = await world.as('support')
    const waiting = await support.GET('/support/threads', {
      params: { query: { filter: JSON.stringify({ report: 'waiting' }) } },
    })
    expect(waiting.data?.map(({ id }) => id)).toEqual([thread.id])
    expect(waiting.data?.[0]).toMatchObject({ seller: 'vendor', report: { by: 'buyer' } })
    const answer = await support.POST('/support/threads/{id}/messages', {
      params,
      body: { text: 'Hello' },
    })
    expect(answer.error).toMatchObject({ code: 'thread_closed' })
    const decide = () =>
      support.POST('/support/threads/{id}/report', { params, body: { outcome: 'closed' } })
    expect((await decide()).data).toMatchObject({ blocked_by: 'staff' })
    expect((await decide()).error).toMatchObject({ code: 'thread_report_decided' })
    expect((await block(vendor, thread.id, false)).response.status).toBe(409)
    expect((await write(vendor, thread.id, 'But')).error).toMatchObject({ code: 'thread_closed' })
  })
})

describe('a thread about an order', () => {
  it('is between its buyer and the shop, whose staff are named as the shop', async () => {
    const { buyer, order } = await orderedCar(world)
    const params = { path: { id: order.id } }
    const body = { text: 'My number is +254 722 345 678.' }
    const { data: thread } = await buyer.client.POST('/orders/{id}/thread/', { params, body })
    expect(thread).toMatchObject({ product: null, order: order.id, title: order.number })
    const stranger = await newBuyer(world)
    const foreign = await stranger.client.POST('/orders/{id}/thread/', { params, body })
    expect(foreign.response.status).toBe(404)
    const support = await world.as('support')
    const answered = await support.POST('/support/threads/{id}/messages', {
      params: { path: { id: thread?.id ?? 0 } },
      body: { text: 'We call.' },
    })
    expect(answered.data).toMatchObject({ seller: 'shop', last_side: 'seller' })
    const own = (await read(buyer, thread?.id ?? 0)).data
    expect(own).toMatchObject({ with: world.settings.brandName, unread: 1 })
    expect(own?.messages.map(({ by }) => by)[1]).toBe(world.settings.brandName)
  })

  it('is read by staff as one reader, and goes on waiting for their answer', async () => {
    const { buyer, order } = await orderedCar(world)
    const params = { path: { id: order.id } }
    const ask = (text: string) =>
      buyer.client.POST('/orders/{id}/thread/', { params, body: { text } })
    const id = (await ask('When does it sail?')).data?.id ?? 0
    const support = await world.as('support')
    const seen = (thread: number) =>
      support.POST('/support/threads/{id}/seen', {
        params: { path: { id: thread } },
        body: { message: 2_000_000_000 },
      })
    expect((await seen(id)).data).toMatchObject({ unread: 0, last_side: 'buyer' })
    const waiting = await support.GET('/support/threads', {
      params: { query: { filter: JSON.stringify({ waits: true, id }) } },
    })
    expect(waiting.data?.map((one) => one.id)).toEqual([id])
    await ask('Hello?')
    const mails = (await mailsTo(world, world.settings.supportEmail)).filter(({ text }) =>
      text.includes(`/support/threads/${id}/show`),
    )
    expect(mails).toHaveLength(2)
    const { thread } = await asked()
    expect((await seen(thread.id)).data?.unread).toBe(1)
  })
})
