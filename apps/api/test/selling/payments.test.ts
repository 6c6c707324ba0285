import { readFile } from 'node:fs/promises'
import type { CheckoutRequest, Order, PaymentRecord, SupportOrder } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { setShopZone, shopDay } from '../../src/core/shop-day.ts'
import { recordArrivedPayment } from '../../src/selling/orders/staff/record-arrived-payment.ts'
import { expireReservations } from '../../src/selling/orders/expire-reservations.ts'
import { lockOrder } from '../../src/selling/orders/order.store.ts'
import { remindOfPayment } from '../../src/selling/orders/remind-of-payment.ts'
import type { ReceivedMoney } from '../../src/selling/payments/payment-record.ts'
import { mailsTo } from '../helpers/mails.ts'
import { textOf } from '../helpers/pdf-text.ts'
import {
  addToBasket,
  approveRefund,
  basketOf,
  type Buyer,
  checkoutOf,
  move,
  newBuyer,
  order,
  orderedCar,
  refundOf,
  stockProduct,
  tryToOrder,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function put(shown: SupportOrder, changed: Record<string, unknown>) {
  const client = await world.as('finance')
  const { data, error, response } = await client.PUT('/support/orders/{id}', {
    params: { path: { id: shown.id } },
    body: { ...shown, ...changed },
  })
  return { data, error, status: response.status }
}

/** An order as support sees it while nothing has come in. */
async function waiting(): Promise<SupportOrder> {
  return move(world, (await orderedCar(world)).order, 'Pending')
}

describe('the payments of an order', () => {
  it('are none while nothing has come in', async () => {
    expect(await waiting()).toMatchObject({ payment_method: null, payments: [] })
  })

  it('begin when staff say that the money is here, under the reference that was asked for', async () => {
    const shown = await waiting()
    const { data } = await put(shown, { status: 'Authorized', reason: 'Wire received' })
    expect(data?.payments).toEqual([
      {
        id: expect.any(Number),
        approved_by: null,
        kind: 'received',
        amount: '5200.00',
        currency: 'USD',
        method: 'bank',
        reference: shown.payment_reference,
        received_on: data?.status_since.slice(0, 10),
        note: 'Wire received',
        by: 'Daniel Ncube',
        at: data?.status_since,
        source: 'staff',
        corrects: null,
      },
    ])
  })

  it('say how it came when staff do', async () => {
    const payment_received = { method: 'bitcoin', reference: 'a1'.repeat(32) }
    const { data } = await put(await waiting(), { status: 'Authorized', payment_received })
    expect(data?.payments).toMatchObject([payment_received])
  })

  it.each([
    [{ method: 'bitcoin', reference: 'TT 4711' }, { reference: [expect.any(String)] }],
    [{ method: 'cheque', reference: '1' }, { method: ['"cheque" is not a valid choice.'] }],
    [{ method: 'bank', reference: '' }, { reference: ['This field may not be blank.'] }],
  ])('are not %j', async (payment_received, problem) => {
    const answer = await put(await waiting(), { status: 'Authorized', payment_received })
    expect(answer).toMatchObject({ status: 400, error: { payment_received: problem } })
  })

  it('end with what went back', async () => {
    const shown = await move(world, (await orderedCar(world)).order, 'Authorized')
    const refund = { ...refundOf(shown), amount: '5000.00' }
    const { data: cancelled } = await put(shown, {
      status: 'Canceled',
      reason: 'Permit refused',
      refund,
    })
    expect(cancelled?.payments).toHaveLength(1)
    const data = await approveRefund(world, cancelled!, 'support')
    expect(data.payments).toMatchObject([
      { kind: 'received', amount: '5200.00', by: 'Grace Banda' },
      {
        kind: 'refunded',
        amount: '-5000.00',
        method: 'bank',
        reference: 'TT 4711',
        note: 'Permit refused',
        by: 'Daniel Ncube',
        approved_by: 'Grace Banda',
      },
    ])
  })

  it('are never changed, not even in the database', async () => {
    await put(await waiting(), { status: 'Authorized' })
    const change = world.db.updateTable('payments').set({ amount: 1 }).execute()
    await expect(change).rejects.toThrow('payments is only ever added to')
    await expect(world.db.deleteFrom('payments').execute()).rejects.toThrow('only ever added to')
  })
})

describe('recordPayment', () => {
  const today = () => new Date().toISOString().slice(0, 10)

  async function record(
    { id }: { id: number },
    changed: Partial<PaymentRecord> = {},
    by?: Buyer['client'],
  ) {
    const client = by ?? (await world.as('finance'))
    const body: PaymentRecord = {
      amount: '2000.00',
      currency: 'USD',
      method: 'bank',
      reference: 'FT2630900017',
      received_on: today(),
      // These tests share one reference; that it is asked about is a test of its own.
      is_another: true,
      ...changed,
    }
    const path = { id }
    const { data, error, response } = await client.POST('/support/orders/{id}/payments', {
      params: { path },
      body,
    })
    return { data, error, status: response.status }
  }

  async function newsOf(email: string) {
    await world.deliverMails()
    return (await mailsTo(world, email)).map(({ subject, text }) => ({ subject, text }))
  }

  it('tells both sides what is here and what is missing, and completes the order with the last part', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    const part = await record(placed, { note: 'First half' })
    expect(part.data).toMatchObject({
      status: 'Pending',
      balance: { received: '2000.00', due: '3200.00', over: '0.00' },
      payments: [
        { kind: 'received', note: 'First half', received_on: today(), by: 'Daniel Ncube' },
      ],
    })
    const { data: own } = await buyer.client.GET('/orders/{id}/', {
      params: { path: { id: placed.id } },
    })
    expect(own?.balance).toEqual(part.data?.balance)
    expect(own?.payments).toEqual([
      {
        id: expect.any(Number),
        kind: 'received',
        amount: '2000.00',
        currency: 'USD',
        method: 'bank',
        reference: 'FT2630900017',
        received_on: today(),
      },
    ])
    const told = (await newsOf(buyer.email)).find(({ subject }) =>
      subject.includes('money received'),
    )
    expect(told?.text).toContain('USD 2,000.00 has arrived')
    expect(told?.text).toContain('USD 3,200.00 of the price is still missing')
    const rest = { amount: '3185', bank_charges: '15', reference: 'FT2630900018' }
    const { data } = await record(placed, rest)
    expect(data).toMatchObject({
      status: 'Authorized',
      balance: { received: '5185.00', bank_charges: '15.00', due: '0.00', over: '0.00' },
      payments: [{ amount: '2000.00' }, { amount: '3185.00' }, { kind: 'bank-charges' }],
    })
    const subjects = (await newsOf(buyer.email)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.endsWith('money received'))).toHaveLength(1)
    expect(subjects.filter((subject) => subject.endsWith('payment received'))).toHaveLength(1)
  })

  it('keeps an order that is paid in part, in a list of its own, past its deadline', async () => {
    const own = await createWorld(inject('postgres'))
    const [paid, unpaid] = [await orderedCar(own), await orderedCar(own)]
    await record(paid.order, {}, await own.as('finance'))
    own.clock.advance({ days: own.context.settings.paymentDays + 1 })
    expect(await remindOfPayment(own.context)).toBe(0)
    expect(await expireReservations(own.context)).toBe(1)
    // The clock went on, and with it the tokens' lives.
    const finance = await own.as('finance')
    const statusOf = async ({ order: { id } }: typeof paid) =>
      (await finance.GET('/support/orders/{id}', { params: { path: { id } } })).data?.status
    expect([await statusOf(paid), await statusOf(unpaid)]).toEqual(['Pending', 'Canceled'])
    const filter = JSON.stringify({ partly_paid: true })
    const { data } = await finance.GET('/support/orders', { params: { query: { filter } } })
    expect(data?.map(({ id }) => id)).toEqual([paid.order.id])
    await own.close()
  })

  it('has a receipt of its own, for its buyer and staff, and so has a refund', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    await record(placed, { amount: '5285', bank_charges: '0' })
    const client = await world.as('finance')
    const { data: shown } = await client.POST('/support/orders/{id}/refunds', {
      params: { path: { id: placed.id } },
      body: { amount: '85', method: 'bank', reference: 'TT 85', reason: 'Paid too much' },
    })
    const numbers: string[] = []
    for (const { id: payment } of shown!.payments) {
      const params = { path: { id: placed.id, payment } }
      const parseAs = 'arrayBuffer' as const
      const own = await buyer.client.GET('/orders/{id}/receipts/{payment}/', { params, parseAs })
      const staff = await client.GET('/support/orders/{id}/receipts/{payment}', { params, parseAs })
      expect(Buffer.from(staff.data!).equals(Buffer.from(own.data!))).toBe(true)
      const text = await textOf(new Uint8Array(own.data!))
      numbers.push(/R-\d{6}/.exec(text)?.[0] ?? '')
      const isBack = payment !== shown!.payments[0]!.id
      expect(text).toContain(
        isBack ? 'WE HAVE SENT BACK USD 85.00' : 'WE HAVE RECEIVED USD 5,285.00',
      )
      expect(text).toContain(isBack ? 'TT 85' : 'FT2630900017')
      expect(text).toContain(placed.payment_reference)
      const other = await (await newBuyer(world)).client.GET('/orders/{id}/receipts/{payment}/', {
        params,
        parseAs,
      })
      expect(other.response.status).toBe(404)
    }
    expect(new Set(numbers).size).toBe(2)
    const elsewhere = await orderedCar(world)
    const params = { path: { id: elsewhere.order.id, payment: shown!.payments[0]!.id } }
    const wrong = await client.GET('/support/orders/{id}/receipts/{payment}', { params })
    expect(wrong.response.status).toBe(404)
    const news = await newsOf(buyer.email)
    expect(news[0]?.text).toContain('The receipt is on the page of your order.')
    await expect(world.db.deleteFrom('receipts').execute()).rejects.toThrow('only ever added to')
  })

  it('is written down once, however often and simultaneously', async () => {
    const { order: placed } = await orderedCar(world)
    const answers = await Promise.all([1, 2, 3].map(() => record(placed)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(2)
    const again = await record(placed, { reference: 'ft2630900017' })
    expect(again.error).toMatchObject({ code: 'payment_recorded' })
    expect((await record(placed, { reference: 'FT2630900099' })).status).toBe(200)
  })

  it.each([
    ['bank', 'FT 77 001', ' ft77001'],
    ['mpesa', 'TKR4ABCDE1', 'tkr4abcde1'],
  ] as const)(
    'a reference of %s that another order has is asked about',
    async (method, first, again) => {
      const [one, two] = [(await orderedCar(world)).order, (await orderedCar(world)).order]
      const { payments } = (await record(one, { method, reference: first })).data!
      const asked = await record(two, { method, reference: again, is_another: false })
      expect([asked.status, asked.error]).toMatchObject([
        409,
        { code: 'reference_recorded', values: { number: one.number } },
      ])
      const shown = await move(world, two, 'Pending')
      const received = { method, reference: again.trim() }
      const moved = await put(shown, { status: 'Authorized', payment_received: received })
      expect(moved.error).toMatchObject({ code: 'reference_recorded' })
      expect((await record(two, { method, reference: again })).status).toBe(200)
      // What was taken back was never another order's.
      const finance = await world.as('finance')
      for (const { id } of [payments[0]!, (await move(world, two, 'Pending')).payments[0]!]) {
        const params = { path: { id } }
        await finance.POST('/support/payments/{id}/undo', {
          params,
          body: { reason: 'Not theirs' },
        })
      }
      const three = (await orderedCar(world)).order
      const free = await record(three, { method, reference: first, is_another: false })
      expect(free.status).toBe(200)
    },
  )

  it('charges of banks that one person writes off for one buyer count together for 30 days', async () => {
    const buyer = await newBuyer(world)
    const orders = []
    for (let n = 0; n < 2; n += 1) {
      await addToBasket(world, buyer, await stockProduct(world))
      orders.push(await order(buyer))
    }
    const [one, two] = orders as [Order, Order]
    const kept = (placed: Order, bank_charges: string, by?: Buyer['client']) =>
      record(placed, { amount: '100.00', reference: `FT ${bank_charges}`, bank_charges }, by)
    expect((await kept(one, '60.00')).status).toBe(200)
    expect((await kept(two, '40.01')).error).toMatchObject({
      codes: { bank_charges: ['bank_charges_alone'] },
      values: { bank_charges: [{ left: '40.00' }] },
    })
    expect((await kept(two, '40.00')).status).toBe(200)
    expect((await kept(two, '1.00')).status).toBe(400)
    expect((await kept(two, '1.00', await world.as('support'))).status).toBe(200)
  })

  it('takes more than the price, and more for an order that was given up, to be sent back', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    const { data } = await record(placed, { amount: '5300' })
    expect(data).toMatchObject({ status: 'Authorized', balance: { due: '0.00', over: '100.00' } })
    const news = await newsOf(buyer.email)
    expect(news.some(({ text }) => text.includes('USD 100.00 more than we may keep'))).toBe(true)
    const late = await orderedCar(world)
    await move(world, late.order, 'Canceled')
    expect((await record(late.order)).data).toMatchObject({
      status: 'Canceled',
      balance: { received: '2000.00', due: '0.00', over: '2000.00' },
    })
  })

  it('makes a refund part of giving the order up, of no more than is here', async () => {
    const { order: placed } = await orderedCar(world)
    const { data: shown } = await record(placed)
    const without = await put(shown!, { status: 'Canceled' })
    expect(without).toMatchObject({ status: 400, error: { codes: { refund: ['refund_missing'] } } })
    const refund = { amount: '2000.01', method: 'bank', reference: 'RF 1' }
    expect((await put(shown!, { status: 'Canceled', refund })).status).toBe(400)
    const { data } = await put(shown!, {
      status: 'Canceled',
      refund: { ...refund, amount: '2000' },
    })
    expect(data).toMatchObject({ balance: { refunded: '0.00', over: '2000.00' } })
    const balance = { refunded: '2000.00', over: '0.00' }
    expect(await approveRefund(world, data!, 'support')).toMatchObject({ balance })
  })

  it('leaves what is missing to the move that says it has come', async () => {
    const { order: placed } = await orderedCar(world)
    const { data: shown } = await record(placed)
    const { data } = await put(shown!, { status: 'Authorized' })
    expect(data?.payments.map(({ amount }) => amount)).toEqual(['2000.00', '3200.00'])
  })

  it('is refused with each mistake at its field', async () => {
    const { order: placed } = await orderedCar(world)
    const { status, error } = await record(placed, {
      amount: '0.00',
      currency: 'KES',
      received_on: '2099-01-01',
    })
    expect(status).toBe(400)
    expect(error).toMatchObject({
      codes: {
        amount: ['above_zero'],
        currency: ['payment_currency'],
        received_on: ['payment_day_to_come'],
      },
    })
  })

  it('is on record, and is not for one’s own order', async () => {
    const { order: placed } = await orderedCar(world)
    await record(placed, { note: 'Seen on the statement' })
    const filter = JSON.stringify({ subject: 'order', subject_id: String(placed.id) })
    const admin = await world.as('support')
    const { data } = await admin.GET('/support/audit', { params: { query: { filter } } })
    const entry = data?.find(({ action }) => action === 'record-payment')
    expect(entry?.reason).toBe('Seen on the statement')
    expect(JSON.parse(entry?.before ?? '')).toEqual({ due: '5200.00' })
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ due: '3200.00', received: '2000.00' })
  })
})

describe('recordArrivedPayment', () => {
  it('brings what its source names once, however often and simultaneously, and two alike as two', async () => {
    const { order: placed } = await orderedCar(world)
    const found: ReceivedMoney = {
      amount: 100_00,
      charges: 0,
      method: 'bank',
      reference: placed.payment_reference,
      receivedOn: '2026-11-02',
      note: null,
    }
    const arrive = (sourceKey: string) =>
      world.db.transaction().execute(async (db) => {
        const locked = await lockOrder(db, placed.id)
        const arrived = {
          order: locked!,
          found,
          source: 'mpesa',
          sourceKey,
          actorId: null,
        } as const
        return recordArrivedPayment({ ...world.context, db }, arrived)
      })
    const recordings = await Promise.all(['QX1', 'QX1', 'QX2', 'QX1'].map(arrive))
    expect(recordings.filter((recording) => 'paymentId' in recording)).toHaveLength(2)
    expect(recordings).toContainEqual({ refused: 'recorded-before' })
    const shown = await move(world, placed, 'Pending')
    expect(shown.balance).toMatchObject({ received: '200.00' })
    expect(shown.payments).toMatchObject([{ by: null }, { by: null }])
  })
})

describe('near midnight', () => {
  afterEach(() => setShopZone('UTC'))

  it('a payment that nobody gave a day is of the shop’s day', async () => {
    const shown = await waiting()
    const { data } = await put(shown, { status: 'Authorized' })
    const at = new Date(data!.payments[0]!.at)
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      setShopZone(zone)
      const { payments } = await move(world, { id: shown.id }, 'Authorized')
      expect(payments[0]?.received_on).toBe(shopDay(at))
    }
  })
})

describe('the method that the buyer chooses', () => {
  async function tryWith(where: World, payment: CheckoutRequest['payment']) {
    const buyer = await newBuyer(where)
    await addToBasket(where, buyer, await stockProduct(where))
    const body = checkoutOf(await basketOf(buyer), { payment })
    return { buyer, ...(await tryToOrder(buyer, body)) }
  }

  it('is kept with the order, and is how the money comes unless staff say otherwise', async () => {
    const { data } = await tryWith(world, { bank: { enabled: true } })
    const shown = await move(world, data!, 'Authorized')
    expect(shown).toMatchObject({ payment_method: 'bank', payments: [{ method: 'bank' }] })
  })

  it('is one that the shop takes', async () => {
    const own = await createWorld({ ...inject('postgres'), environment: { DEMO: 'false' } })
    const { error, response } = await tryWith(own, { bitcoin: { enabled: true } })
    expect(response.status).toBe(406)
    expect(error).toEqual({ payment: ['"bitcoin" is not a valid choice.'] })
    await own.close()
  })
})

describe('the lines of what an order costs', () => {
  it('add up to its total, whoever writes them', async () => {
    const { order: placed } = await orderedCar(world)
    const further = sql`insert into order_cost_lines (order_id, position, kind, amount, currency, paid_to, is_payable)
      values (${placed.id}, 9, 'goods', 1, 'USD', 'seller', true)`
    await expect(further.execute(world.db)).rejects.toThrow('do not add up to its total')
    const change = world.db.updateTable('order_cost_lines').set({ amount: 1 }).execute()
    await expect(change).rejects.toThrow('order_cost_lines is only ever added to')
  })

  it('are for older orders what the migration makes of their sums', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: 'KARIBU5' } })
    await order(buyer)
    const file = new URL('../../migrations/0040-order-cost-lines.sql', import.meta.url)
    const [, filled = ''] =
      /insert into order_cost_lines .*\n([^;]+);/.exec(await readFile(file, 'utf8')) ?? []
    const kept = sql`select order_id, position, kind, amount, currency, paid_to, is_payable from order_cost_lines`
    const { rows } = await sql<{ missing: number; kept: number }>`
      select (select count(*)::integer from (${sql.raw(filled)} except ${kept}) as lost) as missing,
        (select count(*)::integer from order_cost_lines) as kept`.execute(world.db)
    expect(rows[0]?.missing).toBe(0)
    expect(rows[0]?.kept).toBeGreaterThan(2)
  })
})
