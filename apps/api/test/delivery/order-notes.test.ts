import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import { move, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Staff's notes on an order, its assignee, and the board of all orders by step. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function idOf(email: string) {
  const { id } = await world.db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return id
}

async function note(id: number, body: { text: string; mentions: number[] }) {
  const client = await world.as('support')
  const { data, error } = await client.POST('/support/orders/{id}/notes', {
    params: { path: { id } },
    body,
  })
  return { data, error }
}

describe('addOrderNote', () => {
  it('keeps every note, and writes to whom it names', async () => {
    const { order } = await orderedCar(world)
    const finance = await idOf('finance@example.com')
    await note(order.id, { text: 'Rang the buyer', mentions: [] })
    const { data } = await note(order.id, { text: 'Can you ring the bank?', mentions: [finance] })
    expect(data?.notes.map(({ text, by }) => [text, by])).toEqual([
      ['Can you ring the bank?', 'Grace Banda'],
      ['Rang the buyer', 'Grace Banda'],
    ])
    await world.deliverMails()
    const [mail] = await mailsTo(world, 'finance@example.com')
    expect(mail?.text).toContain('Can you ring the bank?')
    const mentioned = await world.as('finance')
    const own = await mentioned.GET('/support/order-mentions')
    expect(own.data).toMatchObject([{ order: order.id, text: 'Can you ring the bank?' }])
  })

  it('names nobody who does not work on orders', async () => {
    const { order, buyer } = await orderedCar(world)
    const { error } = await note(order.id, { text: 'For you', mentions: [buyer.id] })
    expect(error).toMatchObject({ code: 'not_order_staff' })
  })
})

describe('the board', () => {
  it('shows who looks after what, and what is late first', async () => {
    const [early, late] = [await orderedCar(world), await orderedCar(world)]
    const client = await world.as('support')
    const support = await idOf('support@example.com')
    const assign = await client.PUT('/support/orders/{id}/assignee', {
      params: { path: { id: late.order.id } },
      body: { assignee: support },
    })
    expect(assign.data?.assignee).toMatchObject({ id: support })
    await move(world, late.order, 'Authorized')
    world.clock.advance({ days: 20 })
    await move(world, early.order, 'Authorized')
    const { data } = await client.GET('/support/order-board')
    const column = data?.columns.find(({ step }) => step === 'inspected')
    const own = column?.orders.filter(({ id }) => [early.order.id, late.order.id].includes(id))
    expect(own?.map(({ id, is_late }) => [id, is_late])).toEqual([
      [late.order.id, true],
      [early.order.id, false],
    ])
    const params = { query: { mine: true } }
    const mine = await client.GET('/support/order-board', { params })
    const held = mine.data?.columns.flatMap(({ orders }) => orders.map(({ id }) => id))
    expect(held).toEqual([late.order.id])
  })

  it('has a new order at once, and moves it when its buyer says that they have paid', async () => {
    const { buyer, order } = await orderedCar(world)
    const client = await world.as('support')
    const stepOf = async () => {
      const { data } = await client.GET('/support/order-board')
      return data?.columns.find(({ orders }) => orders.some(({ id }) => id === order.id))?.step
    }
    expect(await stepOf()).toBe('slip')
    const { error } = await buyer.client.POST('/orders/{id}/payment-reports/', {
      params: { path: { id: order.id } },
      body: {
        amount: '5200.00',
        paid_on: world.clock.now().toISOString().slice(0, 10),
        bank: 'Harbour Bank',
      },
    })
    expect(error).toBeUndefined()
    expect(await stepOf()).toBe('paid')
  })
})
