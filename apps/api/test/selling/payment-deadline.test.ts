import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { expireReservations } from '../../src/selling/orders/expire-reservations.ts'
import { remindOfPayment } from '../../src/selling/orders/remind-of-payment.ts'
import { mailsTo } from '../helpers/mails.ts'
import { type Buyer, move, newBuyer, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** The deadline of an unpaid order: what stops it, and how staff put it off. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const day = 24 * 3600_000

interface Ordered {
  buyer: Buyer
  order: { id: number }
}

async function report({ buyer, order: { id } }: Ordered, changed = {}) {
  const body = { amount: '5200.00', paid_on: today(), bank: 'Harbour Bank', ...changed }
  const { data, error, response } = await buyer.client.POST('/orders/{id}/payment-reports/', {
    params: { path: { id } },
    body,
  })
  return { data, error, status: response.status }
}

async function deny({ order: { id } }: Ordered, note = '') {
  const client = await world.as('support')
  const { data, error } = await client.PUT('/support/orders/{id}/payment-report', {
    params: { path: { id } },
    body: { note },
  })
  return { data, error }
}

async function extend({ order: { id } }: Ordered, days: number, by?: Buyer['client']) {
  const client = by ?? (await world.as('support'))
  const { data, error, response } = await client.POST('/support/orders/{id}/extension', {
    params: { path: { id } },
    body: { days, reason: 'The bank is closed until Monday' },
  })
  return { data, error, status: response.status }
}

async function seen({ order: { id } }: Ordered) {
  const client = await world.as('support')
  const { data } = await client.GET('/support/orders/{id}', { params: { path: { id } } })
  if (!data) throw new Error(`no order ${id}`)
  return data
}

async function waiting(what: 'payments-to-find' | 'orders-overdue'): Promise<number> {
  const client = await world.as('support')
  const { data } = await client.GET('/support/overview')
  return data?.waiting.find((queue) => queue.what === what)?.count ?? -1
}

const today = () => world.clock.now().toISOString().slice(0, 10)

async function subjectsTo({ buyer }: Ordered) {
  await world.deliverMails()
  return (await mailsTo(world, buyer.email)).map(({ subject }) => subject)
}

describe('a buyer who says that they have paid', () => {
  it('stops the clock until staff have looked, and then it goes on where it stood', async () => {
    const [told, silent] = [await orderedCar(world), await orderedCar(world)]
    const before = await waiting('payments-to-find')
    const { payment_due } = await seen(told)
    const { data } = await report(told)
    expect(data).toMatchObject({
      may_report_payment: false,
      payment_reports: [{ amount: '5200.00', bank: 'Harbour Bank', is_found: null, note: null }],
    })
    expect(await waiting('payments-to-find')).toBe(before + 1)
    world.clock.advance({ days: world.context.settings.paymentDays })
    expect(await remindOfPayment(world.context)).toBe(1)
    world.clock.advance({ days: 2 })
    await expireReservations(world.context)
    expect([(await seen(told)).status, (await seen(silent)).status]).toEqual([
      'Pending',
      'Canceled',
    ])
    expect(await waiting('orders-overdue')).toBe(0)
    const left = Date.parse(payment_due) - Date.parse(data?.payment_reports[0]?.reported_at ?? '')
    const answer = await deny(told, 'Nothing under this reference')
    expect(answer.data).toMatchObject({
      payment_reports: [
        { is_found: false, note: 'Nothing under this reference', by: 'Grace Banda' },
      ],
    })
    const due = Date.parse(answer.data?.payment_due ?? '')
    const more = due - world.clock.now().getTime() - left
    expect([more > -60_000, more < day]).toEqual([true, true])
    expect(answer.data?.payment_due).toMatch(/T23:59:59.999Z$/)
    expect(await subjectsTo(told)).toContain(
      `Order ${(await seen(told)).number}: your payment has not arrived yet`,
    )
    expect(await waiting('payments-to-find')).toBe(before)
  })

  it('is answered by the money, whichever way staff write it down', async () => {
    const [recorded, moved, canceled] = await Promise.all([1, 2, 3].map(() => orderedCar(world)))
    if (!recorded || !moved || !canceled) throw new Error('three orders were placed')
    for (const one of [recorded, moved, canceled]) await report(one)
    const finance = await world.as('finance')
    await finance.POST('/support/orders/{id}/payments', {
      params: { path: { id: recorded.order.id } },
      body: {
        amount: '200',
        currency: 'USD',
        method: 'bank',
        reference: 'FT 1',
        received_on: today(),
      },
    })
    await move(world, moved.order, 'Authorized')
    await move(world, canceled.order, 'Canceled')
    const found = async (one: Ordered) => (await seen(one)).payment_reports[0]?.is_found
    expect([await found(recorded), await found(moved), await found(canceled)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('says so once at a time, and three times at most', async () => {
    const one = await orderedCar(world)
    const answers = await Promise.all([report(one), report(one), report(one)])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect((await report(one)).error).toMatchObject({ code: 'payment_report_open' })
    for (const _again of [2, 3]) {
      await deny(one)
      expect((await report(one)).status).toBe(200)
    }
    await deny(one)
    expect((await report(one)).error).toMatchObject({ code: 'payment_reports_spent' })
    expect((await deny(one)).error).toMatchObject({ code: 'payment_report_none' })
  })

  it('says it of an order of theirs that waits for payment, with each mistake told', async () => {
    const one = await orderedCar(world)
    expect((await report({ ...one, buyer: await newBuyer(world) })).status).toBe(404)
    const wrong = await report(one, { amount: '0', paid_on: '2099-01-01' })
    expect(wrong).toMatchObject({
      status: 400,
      error: { codes: { amount: ['above_zero'], paid_on: ['payment_day_to_come'] } },
    })
    await move(world, one.order, 'Authorized')
    expect((await report(one)).error).toMatchObject({ code: 'order_not_payable' })
  })
})

describe('extendPayment', () => {
  it('gives more time, once, and tells the buyer', async () => {
    const one = await orderedCar(world)
    const before = await seen(one)
    const answers = await Promise.all([extend(one, 3), extend(one, 3)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const after = await seen(one)
    expect(Date.parse(after.payment_due) - Date.parse(before.payment_due)).toBe(3 * day)
    expect(after.payment_extension).toMatchObject({
      due_before: before.payment_due,
      due_after: after.payment_due,
      reason: 'The bank is closed until Monday',
      by: 'Grace Banda',
    })
    expect(await subjectsTo(one)).toContain(`Order ${before.number}: more time to pay`)
    expect((await extend(one, 1)).error).toMatchObject({ code: 'payment_extended' })
    const filter = JSON.stringify({ subject: 'order', subject_id: String(one.order.id) })
    const client = await world.as('support')
    const { data } = await client.GET('/support/audit', { params: { query: { filter } } })
    expect(data?.map(({ action, reason }) => [action, reason])).toContainEqual([
      'extend-payment',
      'The bank is closed until Monday',
    ])
  })

  it.each([0, 15])('is not for %d days', async (days) => {
    const one = await orderedCar(world)
    expect((await extend(one, days)).status).toBe(400)
  })

  it('is of an order that waits for payment', async () => {
    const one = await orderedCar(world)
    await move(world, one.order, 'Authorized')
    expect((await extend(one, 1)).error).toMatchObject({ code: 'order_not_payable' })
  })
})
