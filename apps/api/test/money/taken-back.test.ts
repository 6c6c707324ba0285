import type { Order, SupportOrder } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { reconcile } from '../../src/overview/reconciliation/reconcile.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { expireReservations } from '../../src/selling/orders/expire-reservations.ts'
import { mailsTo } from '../helpers/mails.ts'
import { assignMovement, bringMovement } from '../helpers/movements.ts'
import {
  addToBasket,
  type Buyer,
  move,
  newBuyer,
  order as placeOrder,
  orderedCar,
  stockOf,
  stockProduct,
} from '../helpers/steps.ts'
import { trackingSteps } from '../helpers/tracking-steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A payment that never was this order's is taken off it again, and the order is put back where it was. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const day = 24 * 3600_000
const today = () => world.clock.now().toISOString().slice(0, 10)

async function seen({ id }: Pick<Order, 'id'>): Promise<SupportOrder> {
  const { data } = await (await world.as('finance')).GET('/support/orders/{id}', {
    params: { path: { id } },
  })
  return data!
}

async function recordByHand({ id }: Pick<Order, 'id'>, changed = {}) {
  const body = {
    amount: '5200.00',
    currency: 'USD',
    method: 'bank' as const,
    reference: 'FT 77',
    is_another: true,
    received_on: today(),
    ...changed,
  }
  return (await world.as('finance')).POST('/support/orders/{id}/payments', {
    params: { path: { id } },
    body,
  })
}

async function takeBack(payment: number, by: 'finance' | 'support' | 'content' = 'finance') {
  const { data, error, response } = await (await world.as(by)).POST('/support/payments/{id}/undo', {
    params: { path: { id: payment } },
    body: { reason: 'It was meant for another car' },
  })
  return { data, error, status: response.status }
}

async function takeBackLast({ id }: Pick<Order, 'id'>) {
  const { payments } = await seen({ id })
  const came = payments.findLast(({ kind, amount }) => kind === 'received' && Number(amount) > 0)
  return takeBack(came!.id)
}

const entryOf = async (id: number) =>
  (
    await (
      await world.as('finance')
    ).GET('/support/bank-entries/{id}', { params: { path: { id } } })
  ).data!

/** By whichever way an order is paid in full, and that is taken back. */
const ways: Record<string, (order: Order) => Promise<() => Promise<unknown>>> = {
  'a movement, on its own page': async (order) => {
    const id = await bringMovement(world, 5200_00)
    await assignMovement(world, { id, order })
    return async () =>
      (await world.as('finance')).POST('/support/bank-entries/{id}/undo', {
        params: { path: { id } },
        body: { turn: 1, reason: 'It was meant for another car' },
      })
  },
  'a movement, on the page of the order': async (order) => {
    const id = await bringMovement(world, 5185_00)
    await assignMovement(world, { id, order, more: { bank_charges: '15.00' } })
    return async () => {
      await takeBackLast(order)
      expect(await entryOf(id)).toMatchObject({ rest: '5185.00', turn: 2 })
    }
  },
  'what staff recorded by hand': async (order) => {
    await recordByHand(order, { amount: '5190.00', bank_charges: '10.00' })
    return () => takeBackLast(order)
  },
  'what staff moved by hand': async (order) => {
    await move(world, order, 'Authorized')
    return () => takeBackLast(order)
  },
}

it.each(Object.keys(ways))('%s: the order waits for its money again', async (way) => {
  const { buyer, product, order } = await orderedCar(world)
  const undo = await ways[way]!(order)
  expect(await seen(order)).toMatchObject({ status: 'Authorized', payment_state: 'paid' })
  await undo()
  const after = await seen(order)
  expect(after).toMatchObject({
    status: 'Pending',
    payment_state: 'unpaid',
    allowed_statuses: ['Payment Declined', 'Authorized', 'Canceled'],
    balance: { received: '0.00', bank_charges: '0.00', due: '5200.00' },
  })
  expect(after.timeline.map(({ status, reason }) => [status, reason]).slice(2)).toEqual([
    ['Pending', 'It was meant for another car'],
  ])
  expect((await stockOf(world, product)).reserved).toBe(1)
  await world.deliverMails()
  const [mail] = await mailsTo(world, buyer.email)
  expect(mail?.subject).toBe(`Order ${order.number}: a payment does not count any more`)
  expect(mail?.text).toContain('It was not meant for this order')
  expect(mail?.text).toContain('We keep your order until')
  expect(mail?.text).not.toContain('another car')
})

it.each([
  ['a movement, on the page of the order', 'statement', 'bank'],
  ['what staff recorded by hand', 'staff', 'bank'],
])('%s: the audit says what was undone', async (way, source, method) => {
  const { order } = await orderedCar(world)
  await (await ways[way]!(order))()
  const filter = JSON.stringify({ subject: 'order', subject_id: String(order.id) })
  const { data } = await (await world.as('support')).GET('/support/audit', {
    params: { query: { filter } },
  })
  const undone = data?.find(({ action }) => action === 'take-back-payment')
  expect(undone?.reason).toBe('It was meant for another car')
  expect(JSON.parse(undone?.before ?? '')).toEqual({ due: '0.00' })
  expect(JSON.parse(undone?.after ?? '')).toMatchObject({ due: '5200.00', source, method })
})

describe('an order paid in parts', () => {
  it('waits for the part that was not its own, and its deadline stands', async () => {
    const { buyer, order } = await orderedCar(world)
    await recordByHand(order, { amount: '2600.00', reference: 'FT 1' })
    await recordByHand(order, { amount: '2600.00', reference: 'FT 2' })
    const { payment_due } = await seen(order)
    await takeBackLast(order)
    expect(await seen(order)).toMatchObject({
      status: 'Pending',
      payment_state: 'partly-paid',
      payment_due,
      balance: { received: '2600.00', due: '2600.00' },
    })
    await world.deliverMails()
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.text).toContain('USD 2,600.00 of the price is still missing')
  })

  it('stays paid where it was paid twice', async () => {
    const { buyer, order } = await orderedCar(world)
    await recordByHand(order, { reference: 'FT 1' })
    await recordByHand(order, { reference: 'FT 2' })
    await takeBackLast(order)
    expect(await seen(order)).toMatchObject({ status: 'Authorized', balance: { over: '0.00' } })
    await world.deliverMails()
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.text).toContain('your order is still paid in full')
  })
})

it('goes back to a declined payment, and gives up what it held', async () => {
  const { product, order } = await orderedCar(world)
  await move(world, order, 'Payment Declined')
  await move(world, order, 'Authorized')
  expect((await stockOf(world, product)).reserved).toBe(1)
  await takeBackLast(order)
  expect((await seen(order)).status).toBe('Payment Declined')
  expect((await stockOf(world, product)).reserved).toBe(0)
})

async function find(filter: object): Promise<string[]> {
  const { data } = await (await world.as('support')).GET('/support/orders', {
    params: { query: { filter: JSON.stringify(filter) } },
  })
  return data!.map(({ number }) => number)
}

async function waiting(queue: string): Promise<number> {
  const { data } = await (await world.as('support')).GET('/support/overview')
  return data!.waiting.find(({ what }) => what === queue)!.count
}

const ship = async ({ id }: Pick<Order, 'id'>) =>
  (await world.as('support')).PUT('/support/orders/{id}', {
    params: { path: { id } },
    body: { status: 'Shipped' },
  })

describe('an order that went on', () => {
  it('stays shipped, in a queue of its own, until its money is here again', async () => {
    const { buyer, order } = await orderedCar(world)
    await recordByHand(order)
    await move(world, order, 'Shipped')
    const [before, toShip] = [
      await waiting('orders-paid-no-longer'),
      await waiting('orders-to-be-shipped'),
    ]
    await takeBackLast(order)
    expect(await seen(order)).toMatchObject({
      status: 'Shipped',
      payment_state: 'paid-no-longer',
      balance: { due: '5200.00' },
    })
    expect(await waiting('orders-paid-no-longer')).toBe(before + 1)
    expect(await waiting('orders-to-be-shipped')).toBe(toShip)
    expect(await find({ paid_no_longer: true })).toEqual([order.number])
    expect(await find({ paid: true, number: order.number })).toEqual([])
    const states = await buyer.client.GET('/checkout/payment-states/{id}/', {
      params: { path: { id: order.id } },
    })
    expect(states.data?.payment_method_states?.['cash']?.status).toBe('Pending')
    await world.deliverMails()
    expect((await mailsTo(world, buyer.email))[0]?.text).toContain(
      'is missing now, although your order has gone on',
    )
    await recordByHand(order, { reference: 'FT 78' })
    expect(await seen(order)).toMatchObject({ status: 'Shipped', payment_state: 'paid' })
    expect(await waiting('orders-paid-no-longer')).toBe(before)
    await world.deliverMails()
    expect((await mailsTo(world, buyer.email))[0]?.text).toContain('paid in full')
  })

  it('by its ship waits for a person, who cannot ship it before its money is here', async () => {
    const ordered = await orderedCar(world)
    const { order } = ordered
    await recordByHand(order)
    const { error } = await trackingSteps(world).steps(ordered, [{ step: 'booked', on: today() }])
    expect(error).toBeUndefined()
    await takeBackLast(order)
    const shown = await seen(order)
    expect(shown).toMatchObject({ status: 'Authorized', payment_state: 'paid-no-longer' })
    expect(shown.allowed_statuses).toEqual(['Canceled'])
    expect((await ship(order)).error).toMatchObject({ code: 'order_paid_no_longer' })
    const board = await (await world.as('support')).GET('/support/order-board', {
      params: { query: {} },
    })
    const shownOnBoard = board
      .data!.columns.flatMap(({ orders }) => orders)
      .find(({ id }) => id === order.id)
    expect(shownOnBoard?.is_paid_no_longer).toBe(true)
    const cancelled = await (await world.as('support')).PUT('/support/orders/{id}', {
      params: { path: { id: order.id } },
      body: { status: 'Canceled', reason: 'The buyer does not pay' },
    })
    expect(cancelled.data?.status).toBe('Canceled')
    expect(await find({ paid_no_longer: true })).not.toContain(order.number)
  })
})

describe('commission', () => {
  async function sold(): Promise<{ buyer: Buyer; order: Order }> {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    await buyer.client.POST('/basket/add-voucher/', {
      body: { vouchercode: people.recruit.agent.code },
    })
    return { buyer, order: await placeOrder(buyer) }
  }
  const total = ({ total_incl_tax: amount }: Order) => ({ amount })
  const states = async (order: Order) => (await seen(order)).commissions.map(({ state }) => state)

  it('goes back with the payment, and is earned once more with the next one', async () => {
    const { order } = await sold()
    await recordByHand(order, total(order))
    const earned = (await seen(order)).commissions
    expect(earned.map(({ state }) => state)).toEqual(['pending', 'pending'])
    await takeBackLast(order)
    expect(await states(order)).toEqual(['reversed', 'reversed'])
    await recordByHand(order, { ...total(order), reference: 'FT 78' })
    expect((await seen(order)).commissions).toEqual(earned)
    expect((await seen(order)).commission_receipt).toBe(Number(earned[0]!.amount))
    await takeBackLast(order)
    await recordByHand(order, { ...total(order), reference: 'FT 79' })
    expect(await states(order)).toEqual(['pending', 'pending'])
    await reconcile(world)
  })

  it('follows the money of an order that went on', async () => {
    const { order } = await sold()
    await recordByHand(order, total(order))
    await move(world, order, 'Shipped')
    await takeBackLast(order)
    expect(await states(order)).toEqual(['reversed', 'reversed'])
    await recordByHand(order, { ...total(order), reference: 'FT 78' })
    expect(await states(order)).toEqual(['pending', 'pending'])
  })
})

describe('taking back', () => {
  it('is done once, however often it is pressed', async () => {
    const { order } = await orderedCar(world)
    await recordByHand(order)
    const [{ id } = { id: 0 }] = (await seen(order)).payments
    const pressed = await Promise.all([1, 2, 3, 4].map(() => takeBack(id)))
    expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409,
    ])
    expect((await takeBack(id)).error).toMatchObject({ code: 'payment_taken_back' })
    expect((await seen(order)).payments.map(({ amount }) => amount)).toEqual([
      '5200.00',
      '-5200.00',
    ])
  })

  it('leaves a payment of which money was sent back', async () => {
    const { order } = await orderedCar(world)
    await recordByHand(order)
    const { data } = await (await world.as('finance')).POST('/support/orders/{id}/refunds', {
      params: { path: { id: order.id } },
      body: { amount: '100.00', method: 'bank', reference: 'TT 1', reason: 'Less freight' },
    })
    expect((await takeBackLast(order)).error).toMatchObject({ code: 'payment_sent_back' })
    expect((await seen(order)).payments).toEqual(data?.payments)
  })

  it('takes no row that takes another back, and none of nobody', async () => {
    const { order } = await orderedCar(world)
    await recordByHand(order)
    await takeBackLast(order)
    const { payments } = await seen(order)
    expect((await takeBack(payments.at(-1)!.id)).status).toBe(404)
    expect((await takeBack(2_147_483_647)).status).toBe(404)
  })

  it('is for those who record payments, and never one’s own', async () => {
    const { buyer, order } = await orderedCar(world)
    await recordByHand(order)
    const [{ id } = { id: 0 }] = (await seen(order)).payments
    expect((await takeBack(id, 'content')).status).toBe(403)
    await world.db
      .updateTable('accounts')
      .set({ staff_role: 'finance' })
      .where('id', '=', buyer.id)
      .execute()
    const own = world.clientWith(await insertSession(world.db, buyer.id, world.clock.now()))
    const { error } = await own.POST('/support/payments/{id}/undo', {
      params: { path: { id } },
      body: { reason: 'Mine' },
    })
    expect(error).toMatchObject({ code: 'own_money' })
  })

  it('of a mistake is mended: the same payment is recorded again, and taken back again', async () => {
    const { order } = await orderedCar(world)
    for (const turn of [1, 2, 3]) {
      expect((await recordByHand(order)).response.status).toBe(200)
      expect((await recordByHand(order)).error).toMatchObject({ code: 'payment_recorded' })
      expect((await takeBackLast(order)).status).toBe(200)
      expect((await seen(order)).payments).toHaveLength(2 * turn)
    }
    const id = await bringMovement(world, 9000_00)
    for (const turn of [0, 2, 4]) {
      const { data } = await assignMovement(world, { id, turn, order, more: { amount: '700.00' } })
      expect(data?.turn).toBe(turn + 1)
      expect((await takeBackLast(order)).status).toBe(200)
    }
  })

  it('ends the receipt of the payment', async () => {
    const { buyer, order } = await orderedCar(world)
    await recordByHand(order)
    const [{ id } = { id: 0 }] = (await seen(order)).payments
    const receipt = async () =>
      (
        await buyer.client.GET('/orders/{id}/receipts/{payment}/', {
          params: { path: { id: order.id, payment: id } },
          parseAs: 'arrayBuffer',
        })
      ).response.status
    expect(await receipt()).toBe(200)
    await takeBackLast(order)
    expect(await receipt()).toBe(404)
  })

  it('is no step of the order any more: what it waits for is its payment', async () => {
    const ordered = await orderedCar(world)
    const tracking = trackingSteps(world)
    await tracking.steps(ordered, [{ step: 'paid', on: today() }])
    expect(
      (await tracking.staffView(ordered)).steps.find(({ step }) => step === 'paid')?.state,
    ).toBe('done')
    world.clock.advance({ minutes: 1 })
    await takeBackLast(ordered.order)
    const { steps } = await tracking.staffView(ordered)
    expect(steps.find(({ step }) => step === 'paid')?.state).not.toBe('done')
    // The day counts once what was paid again.
    const days = async () =>
      (await (await world.as('support')).GET('/support/overview')).data!.days.at(-1)!
    const before = await days()
    await recordByHand(ordered.order)
    await takeBackLast(ordered.order)
    await recordByHand(ordered.order, { reference: 'FT 79' })
    expect((await days()).paid).toBe(before.paid + 1)
  })
})

// Last, because it lets days pass.
it('is to be paid within the days that were left when the money came; then the order is given up', async () => {
  const { product, order } = await orderedCar(world)
  const before = await seen(order)
  world.clock.advance({ days: 2 })
  await recordByHand(order)
  const left = Date.parse(before.payment_due) - world.clock.now().getTime()
  world.clock.advance({ days: 8 })
  await takeBackLast(order)
  const due = Date.parse((await seen(order)).payment_due) - world.clock.now().getTime()
  expect(due).toBeGreaterThanOrEqual(left - 60_000)
  expect(due).toBeLessThan(left + day)
  await expireReservations(world.context)
  expect((await seen(order)).status).toBe('Pending')
  world.clock.advance({ days: 6 })
  await expireReservations(world.context)
  expect((await seen(order)).status).toBe('Canceled')
  expect((await stockOf(world, product)).reserved).toBe(0)
})
