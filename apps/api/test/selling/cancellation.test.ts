import type { SupportOrder } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  type Buyer,
  move,
  newBuyer,
  order,
  orderedCar,
  paidCar,
  stockOf,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A buyer gives an order up: alone while nothing is paid, by asking for it after. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Ordered {
  buyer: Buyer
  order: { id: number; number: string }
}

async function cancel({ buyer, order: { id } }: Ordered, reason = '') {
  const { data, error, response } = await buyer.client.PUT('/orders/{id}/cancellation/', {
    params: { path: { id } },
    body: { reason },
  })
  return { data, error, status: response.status }
}

async function decline({ order: { id } }: Pick<Ordered, 'order'>, answer: string) {
  const client = await world.as('support')
  const { data, error } = await client.PUT('/support/orders/{id}/cancellation', {
    params: { path: { id } },
    body: { answer },
  })
  return { data, error }
}

async function reportPaid({ buyer, order: { id } }: Ordered) {
  const paid_on = world.clock.now().toISOString().slice(0, 10)
  await buyer.client.POST('/orders/{id}/payment-reports/', {
    params: { path: { id } },
    body: { amount: '5200.00', paid_on, bank: 'Harbour Bank' },
  })
}

async function mailed({ buyer }: Ordered) {
  await world.deliverMails()
  return mailsTo(world, buyer.email)
}

async function queue(): Promise<number> {
  const { data } = await (await world.as('support')).GET('/support/overview')
  return data?.waiting.find(({ what }) => what === 'cancellations-to-answer')?.count ?? -1
}

async function asked(): Promise<SupportOrder[]> {
  const filter = JSON.stringify({ cancellation_waits: true })
  const client = await world.as('support')
  const { data } = await client.GET('/support/orders', { params: { query: { filter } } })
  return data ?? []
}

describe('while nothing is paid', () => {
  it('the buyer cancels it: the stock is free at once, and one mail says so, however often they press', async () => {
    const one = await orderedCar(world)
    expect(await stockOf(world, one.product)).toMatchObject({ reserved: 1 })
    const press = () => cancel(one, 'Found another one')
    const answers = await Promise.all([press(), press(), press()])
    for (const { status, data } of answers) {
      expect(status).toBe(200)
      expect(data).toMatchObject({
        status: 'Canceled',
        cancellation: { way: 'none', request: null },
      })
    }
    expect((await cancel(one)).data?.timeline.map(({ status }) => status)).toEqual([
      'Pending',
      'Canceled',
    ])
    expect(await stockOf(world, one.product)).toMatchObject({ reserved: 0 })
    const subjects = (await mailed(one)).map(({ subject }) => subject)
    const told = `Order ${one.order.number}: cancelled`
    expect(subjects.filter((subject) => subject === told)).toHaveLength(1)
    expect(await queue()).toBe(0)
    const client = await world.as('support')
    const { data } = await client.GET('/support/orders/{id}', {
      params: { path: { id: one.order.id } },
    })
    expect(data?.timeline.at(-1)).toMatchObject({
      status: 'Canceled',
      by: expect.stringContaining('Grace Wanjiru'),
      reason: 'Found another one',
    })
  })

  it('a code that may be used once can be used again', async () => {
    const editor = await world.as('content')
    const code = 'ONCE-AGAIN'
    await editor.POST('/support/vouchers', {
      body: {
        code,
        name: 'Once',
        kind: 'fixed',
        benefit: '200',
        usage: 'once-per-customer',
        start_datetime: '2026-01-01T00:00:00.000Z',
        end_datetime: '2035-01-01T00:00:00.000Z',
      },
    })
    const buyer = await newBuyer(world)
    const type = () => buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: code } })
    await addToBasket(world, buyer, await stockProduct(world))
    await type()
    const placed = await order(buyer)
    await addToBasket(world, buyer, await stockProduct(world))
    expect((await type()).response.status).toBe(406)
    await cancel({ buyer, order: placed })
    expect((await type()).response.status).toBe(200)
  })

  it("nobody cancels another one's", async () => {
    const one = await orderedCar(world)
    expect((await cancel({ ...one, buyer: await newBuyer(world) })).status).toBe(404)
  })
})

describe('once money is here or said to be on its way', () => {
  it('a cancellation is a request that waits in a queue, and its refusal is told', async () => {
    const one = await orderedCar(world)
    await reportPaid(one)
    const before = await queue()
    const request = { state: 'waiting', reason: 'The bank lost it' }
    for (const _again of [1, 2]) {
      expect((await cancel(one, 'The bank lost it')).data).toMatchObject({
        status: 'Pending',
        cancellation: { way: 'none', request },
      })
    }
    expect(await queue()).toBe(before + 1)
    expect((await asked()).map(({ id }) => id)).toContain(one.order.id)

    const answer = 'The car is on the quay'
    const declined = { state: 'declined', answer }
    expect((await decline(one, answer)).data).toMatchObject({ cancellation_request: declined })
    expect(await queue()).toBe(before)
    const [mail] = await mailed(one)
    expect(mail?.subject).toBe(`Order ${one.order.number}: it stays`)
    expect(mail?.text).toContain(answer)
    expect((await decline(one, answer)).error).toMatchObject({ code: 'cancellation_not_asked' })
    // They may ask again.
    expect((await cancel(one)).data).toMatchObject({ cancellation: { request: { reason: '' } } })
    await move(world, one.order, 'Canceled')
    expect((await cancel(one)).data).toMatchObject({
      status: 'Canceled',
      cancellation: { way: 'none', request: { state: 'granted' } },
    })
    expect(await queue()).toBe(before)
  })

  it('a paid order waits for support, and a shipped one is past it', async () => {
    const one = await paidCar(world)
    expect((await cancel(one)).data).toMatchObject({
      status: 'Authorized',
      cancellation: { way: 'none', request: { state: 'waiting' } },
    })
    const [shown] = (await asked()).filter(({ id }) => id === one.order.id)
    expect(shown).toMatchObject({ cancellation_request: { state: 'waiting', reason: '' } })
    await move(world, one.order, 'Shipped')
    expect((await asked()).map(({ id }) => id)).not.toContain(one.order.id)
    expect(await cancel(one)).toMatchObject({
      status: 409,
      error: { code: 'order_not_cancellable' },
    })
  })

  it('a cancellation and a payment that meet leave the order in one state', async () => {
    const one = await orderedCar(world)
    const finance = await world.as('finance')
    const pay = finance.POST('/support/orders/{id}/payments', {
      params: { path: { id: one.order.id } },
      body: {
        amount: '5200',
        currency: 'USD',
        method: 'bank',
        reference: 'FT 9',
        received_on: world.clock.now().toISOString().slice(0, 10),
      },
    })
    const [given] = await Promise.all([cancel(one), pay])
    expect(given.status).toBe(200)
    const after = (await cancel(one)).data
    const isGiven = after?.status === 'Canceled'
    expect(after).toMatchObject(
      isGiven
        ? { cancellation: { request: null } }
        : { status: 'Authorized', cancellation: { request: { state: 'waiting' } } },
    )
    expect(await stockOf(world, one.product)).toMatchObject({ reserved: isGiven ? 0 : 1 })
  })
})
