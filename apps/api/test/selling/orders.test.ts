import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { longDate } from '../../src/selling/orders/dates.ts'
import { expireReservations } from '../../src/selling/orders/expire-reservations.ts'
import { remindOfPayment } from '../../src/selling/orders/remind-of-payment.ts'
import { supporterProgramme } from '../../src/supporters/programme.ts'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  move,
  newBuyer,
  order,
  orderedCar,
  stockOf,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  // Somebody here has more than a page of orders.
  const environment = {
    MAX_UNPAID_ORDERS: '50',
    MAX_HELD_VEHICLES: '50',
    MAX_ORDERS_PER_HOUR: '50',
  }
  world = await createWorld({ ...inject('postgres'), environment })
})
afterAll(() => world.close())

function pdfOf({ client }: Pick<Buyer, 'client'>, id: number) {
  return client.GET('/orders/{id}/pro-forma/', {
    params: { path: { id } },
    parseAs: 'arrayBuffer',
  })
}

function minutesTo(moment: string, { clock }: World) {
  return (Date.parse(moment) - clock.now().getTime()) / 60_000
}

describe('an order', () => {
  it('is its buyer’s alone', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    const path = { id: placed.id }
    const statuses = async (client: Buyer['client']) => {
      const [line] = await world.db
        .selectFrom('order_lines')
        .select('id')
        .where('order_id', '=', placed.id)
        .execute()
      const answers = [
        await client.GET('/orders/{id}/', { params: { path } }),
        await client.GET('/orders/{id}/lines/', { params: { path } }),
        await client.GET('/orderlines/{id}/', { params: { path: { id: line?.id ?? 0 } } }),
        await client.GET('/checkout/payment-states/{id}/', { params: { path } }),
        await pdfOf({ client }, placed.id),
      ]
      return answers.map(({ response }) => response.status)
    }
    expect(await statuses(await world.as(null))).toEqual(Array(5).fill(401))
    expect(await statuses((await newBuyer(world)).client)).toEqual(Array(5).fill(404))
    // Staff have their own calls: these are the buyer's.
    expect(await statuses(await world.as('support'))).toEqual(Array(5).fill(404))
    expect(await statuses(buyer.client)).toEqual(Array(5).fill(200))
  })

  it('has lines, each behind its own address', async () => {
    const buyer = await newBuyer(world)
    const first = await stockProduct(world)
    const second = await stockProduct(world, { price: 100_000 })
    await addToBasket(world, buyer, first, { quantity: 2 })
    await addToBasket(world, buyer, second)
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: 'KARIBU5' } })
    const placed = await order(buyer)
    const { data } = await buyer.client.GET('/orders/{id}/lines/', {
      params: { path: { id: placed.id } },
    })
    expect(data).toMatchObject([
      {
        order: placed.url,
        product: `http://localhost:8080/api/products/${first.id}/`,
        quantity: 2,
        price_currency: 'USD',
        price_incl_tax: '8550.00',
        price_incl_tax_excl_discounts: '9000.00',
        attributes: [{ value: '700.00' }],
      },
      { quantity: 1, price_incl_tax: '950.00', price_incl_tax_excl_discounts: '1000.00' },
    ])
    for (const line of data ?? []) {
      const id = Number(/\/orderlines\/(\d+)\/$/.exec(line.url)?.[1])
      const one = await buyer.client.GET('/orderlines/{id}/', { params: { path: { id } } })
      expect(one.data).toEqual(line)
      const [attribute] = line.attributes
      const answer = await world.app.inject({ url: new URL(attribute?.url ?? '').pathname })
      expect(answer.statusCode).toBe(401)
      const place = /baskets\/(\d+)\/lines\/(\d+)\/lineattributes\/(\d+)\//.exec(
        attribute?.url ?? '',
      )
      const chosen = await buyer.client.GET(
        '/baskets/{id}/lines/{line}/lineattributes/{attribute}/',
        {
          params: {
            path: {
              id: Number(place?.[1]),
              line: Number(place?.[2]),
              attribute: Number(place?.[3]),
            },
          },
        },
      )
      expect(chosen.data).toEqual(attribute)
    }
  })

  it('tells how far its payment is', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    expect(placed.payment_url).toBe(`/checkout/payment-states/${placed.id}/`)
    const states = async () => {
      const { data } = await buyer.client.GET('/checkout/payment-states/{id}/', {
        params: { path: { id: placed.id } },
      })
      return data
    }
    expect(await states()).toEqual({
      order_status: 'Pending',
      payment_method_states: {
        cash: {
          status: 'Pending',
          amount: '5200.00',
          required_action: null,
          refunded: '0.00',
          is_refunded: false,
        },
      },
    })
    await move(world, placed, 'Authorized')
    expect(await states()).toMatchObject({
      order_status: 'Authorized',
      payment_method_states: { cash: { status: 'Complete' } },
    })
  })
})

describe('listPaymentMethods', () => {
  it('needs a sign-in, and describes the one there is', async () => {
    const visitor = await (await world.as(null)).GET('/checkout/payment-methods/')
    expect(visitor.response.status).toBe(401)
    const { client } = await newBuyer(world)
    const { data } = await client.GET('/checkout/payment-methods/')
    expect(data).toMatchObject({
      cash: {
        label: 'Bank transfer or Bitcoin, on the pro-forma invoice',
        children: { method_type: { choices: [{ value: 'cash', display_name: 'Cash' }] } },
      },
    })
  })
})

describe('listOrders', () => {
  it('needs a sign-in', async () => {
    expect((await (await world.as(null)).GET('/orders/')).response.status).toBe(401)
  })

  it('has 25 a page, newest first, and only the caller’s', async () => {
    const buyer = await newBuyer(world)
    const empty = await buyer.client.GET('/orders/')
    expect(empty.data).toEqual({ count: 0, next: null, previous: null, results: [] })
    await orderedCar(world)
    const product = await stockProduct(world, { quantity: 99 })
    const numbers: string[] = []
    for (let count = 0; count < 27; count += 1) {
      await addToBasket(world, buyer, product)
      numbers.unshift((await order(buyer)).number)
    }
    const page = async (query: { page?: string }) => {
      const { data } = await buyer.client.GET('/orders/', { params: { query } })
      return data
    }
    const first = await page({})
    expect(first).toMatchObject({
      count: 27,
      next: 'http://localhost:8080/api/orders/?page=2',
      previous: null,
    })
    expect(first?.results.map(({ number }) => number)).toEqual(numbers.slice(0, 25))
    const last = await page({ page: 'last' })
    expect(last).toMatchObject({ next: null, previous: 'http://localhost:8080/api/orders/' })
    expect(last?.results.map(({ number }) => number)).toEqual(numbers.slice(25))
    expect(await page({ page: '2' })).toEqual(last)
    for (const invalid of ['0', '3', 'x', '-1', '1.5']) {
      const { response, error } = await buyer.client.GET('/orders/', {
        params: { query: { page: invalid } },
      })
      expect(response.status).toBe(404)
      expect(error).toEqual({ detail: 'Invalid page.' })
    }
  }, 240_000)
})

describe('downloadProForma', () => {
  it('is a PDF, the same to the byte each time and in the mail', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    const [first, second] = [await pdfOf(buyer, placed.id), await pdfOf(buyer, placed.id)]
    expect(first.response.headers.get('content-type')).toBe('application/pdf')
    expect(first.response.headers.get('cache-control')).toBe('no-store')
    expect(first.response.headers.get('content-disposition')).toBe(
      `inline; filename="pro-forma-${placed.number}.pdf"`,
    )
    const bytes = Buffer.from(first.data ?? new ArrayBuffer(0))
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
    expect(bytes.equals(Buffer.from(second.data ?? new ArrayBuffer(0)))).toBe(true)
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.attachments).toMatchObject([{ size: bytes.length }])
  })
})

describe('the states of an order', () => {
  it('hold, ship and release the stock', async () => {
    const { order: placed, product } = await orderedCar(world, { quantity: 2 })
    expect(await stockOf(world, product)).toEqual({ quantity: 2, reserved: 1 })
    await move(world, placed, 'Authorized')
    expect(await stockOf(world, product)).toEqual({ quantity: 2, reserved: 1 })
    await move(world, placed, 'Shipped')
    expect(await stockOf(world, product)).toEqual({ quantity: 1, reserved: 0 })

    const another = await orderedCar(world)
    await move(world, another.order, 'Payment Declined')
    expect(await stockOf(world, another.product)).toEqual({ quantity: 3, reserved: 0 })
    await move(world, another.order, 'Authorized')
    expect(await stockOf(world, another.product)).toEqual({ quantity: 3, reserved: 1 })
    await move(world, another.order, 'Canceled')
    expect(await stockOf(world, another.product)).toEqual({ quantity: 3, reserved: 0 })

    const third = await orderedCar(world)
    await move(world, third.order, 'Payment Declined')
    await move(world, third.order, 'Canceled')
    expect(await stockOf(world, third.product)).toEqual({ quantity: 3, reserved: 0 })
  })

  it('are its timeline', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    await move(world, placed, 'Authorized')
    await move(world, placed, 'Shipped')
    const { data } = await buyer.client.GET('/orders/{id}/', {
      params: { path: { id: placed.id } },
    })
    expect(data?.timeline.map(({ status }) => status)).toEqual(['Pending', 'Authorized', 'Shipped'])
  })
})

describe('remindOfPayment', () => {
  it('writes once, a day before, to who has not paid', async () => {
    const own = await createWorld(inject('postgres'))
    const { clock } = own
    const run = () => remindOfPayment(own.context)
    const waiting = await orderedCar(own)
    const paid = await orderedCar(own)
    await move(own, paid.order, 'Authorized')
    clock.advance({ days: -1, minutes: minutesTo(waiting.order.payment_due, own) - 5 })
    await orderedCar(own)
    expect(await run()).toBe(0)
    clock.advance({ minutes: 10 })

    const runs = await Promise.all([run(), run(), run()])
    expect(runs.reduce((sum, reminded) => sum + reminded, 0)).toBe(1)
    expect(await run()).toBe(0)
    const [reminder, ...before] = await mailsTo(own, waiting.buyer.email)
    const day = longDate(new Date(waiting.order.payment_due), 'en')
    expect(reminder?.subject).toBe(`Order ${waiting.order.number}: please pay by ${day}`)
    expect(reminder?.text).toContain(`We keep it until ${day}, 23:59 UTC;`)
    expect(before).toHaveLength(1)
    expect(await mailsTo(own, paid.buyer.email)).toHaveLength(2)
    clock.advance({ days: 2 })
    expect(await run()).toBe(0)
    await own.close()
  })

  it('leaves alone who had no more than a day', async () => {
    const own = await createWorld(inject('postgres'))
    const placed = await orderedCar(own)
    await sql`update orders set payment_due = date_placed + interval '1 day'
      where id = ${placed.order.id}`.execute(own.db)
    own.clock.advance({ hours: 2 })
    expect(await remindOfPayment(own.context)).toBe(0)
    await own.close()
  })
})

describe('expireReservations', () => {
  it('cancels what was not paid in time, once, and gives the stock back', async () => {
    const own = await createWorld(inject('postgres'))
    const { db, clock, settings } = own
    let nudges = 0
    const nudgeOutbox = () => (nudges += 1)
    const programme = supporterProgramme
    const run = () => expireReservations({ db, clock, settings, nudgeOutbox, programme })
    const late = await orderedCar(own, { quantity: 1 })
    const paid = await orderedCar(own)
    await move(own, paid.order, 'Authorized')
    clock.advance({ minutes: minutesTo(late.order.payment_due, own) - 5 })
    const fresh = await orderedCar(own)
    expect(await run()).toBe(0)
    clock.advance({ minutes: 10 })

    const runs = await Promise.all([run(), run(), run()])
    expect(runs.reduce((sum, expired) => sum + expired, 0)).toBe(1)
    expect(await run()).toBe(0)
    expect(nudges).toBe(1)

    const statusOf = async ({ order: { id } }: typeof late) => {
      const { status } = await db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return status
    }
    expect(await statusOf(late)).toBe('Canceled')
    expect(await statusOf(paid)).toBe('Authorized')
    expect(await statusOf(fresh)).toBe('Pending')
    expect(await stockOf(own, late.product)).toEqual({ quantity: 1, reserved: 0 })
    expect(await stockOf(own, paid.product)).toMatchObject({ reserved: 1 })
    const events = await db
      .selectFrom('order_events')
      .select(['status', 'actor_id', 'reason'])
      .where('order_id', '=', late.order.id)
      .orderBy('id')
      .execute()
    expect(events[1]).toEqual({
      status: 'Canceled',
      actor_id: null,
      reason: 'The payment did not arrive in time.',
    })
    const mails = await mailsTo(own, late.buyer.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Order ${late.order.number}: cancelled`,
      `Order ${late.order.number}: your pro-forma invoice`,
    ])
    const next = await newBuyer(own)
    await addToBasket(own, next, late.product)
    expect((await basketOf(next)).total).toBe('4500.00')
    await own.close()
  })

  it('never fights with support over an order', async () => {
    const own = await createWorld(inject('postgres'))
    const { db, clock, settings } = own
    const cars = await Promise.all(Array.from({ length: 12 }, () => orderedCar(own)))
    clock.advance({ days: settings.paymentDays + 1 })
    const client = await own.as('support')
    const [, ...answers] = await Promise.all([
      expireReservations({
        db,
        clock,
        settings,
        nudgeOutbox: () => {},
        programme: supporterProgramme,
      }),
      ...cars.map(({ order: { id } }) =>
        client.PUT('/support/orders/{id}', {
          params: { path: { id } },
          body: { status: 'Authorized' },
        }),
      ),
    ])
    for (const [index, { response }] of answers.entries()) {
      const { order: placed, product } = cars[index]!
      const row = await db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', placed.id)
        .executeTakeFirstOrThrow()
      expect(row.status).toBe(response.status === 200 ? 'Authorized' : 'Canceled')
      expect((await stockOf(own, product)).reserved).toBe(row.status === 'Authorized' ? 1 : 0)
    }
    await own.close()
  })
})
