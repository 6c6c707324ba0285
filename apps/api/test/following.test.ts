import type { OrderStepMoves, ShipmentInput } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Buyer, move, newBuyer, orderedCar } from './steps.ts'
import { createWorld, type World } from './world.ts'

/** An order on its way: its twelve steps, its ship, and what staff say of both. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Ordered {
  buyer: Buyer
  order: { id: number }
}

const dayFrom = (days: number) =>
  new Date(world.clock.now().getTime() + days * 24 * 3600_000).toISOString().slice(0, 10)

async function seen({ order: { id } }: Ordered) {
  const client = await world.as('support')
  const { data } = await client.GET('/support/orders/{id}/following', { params: { path: { id } } })
  if (!data) throw new Error(`no order ${id}`)
  return data
}

async function told({ buyer, order: { id } }: Ordered) {
  const { data } = await buyer.client.GET('/orders/{id}/following/', { params: { path: { id } } })
  return data
}

async function steps(one: Ordered, moves: OrderStepMoves['moves'], count?: number) {
  const client = await world.as('support')
  const { data, error } = await client.POST('/support/orders/{id}/steps', {
    params: { path: { id: one.order.id } },
    body: { moves, seen: count ?? (await seen(one)).moves.length },
  })
  return { data, error }
}

const unknown = {
  shipped_by: null,
  vessel: null,
  voyage: null,
  bill_of_lading: null,
  container: null,
  loading_port: null,
  discharge_port: null,
  etd: null,
  eta: null,
} as const

async function ship(one: Ordered, known: Partial<ShipmentInput>) {
  const client = await world.as('support')
  const version = (await seen(one)).shipment_version
  const { data, error } = await client.PUT('/support/orders/{id}/shipment', {
    params: { path: { id: one.order.id } },
    body: { ...unknown, version, ...known },
  })
  return { data, error }
}

async function statusOf({ order: { id } }: Ordered) {
  const client = await world.as('support')
  const { data } = await client.GET('/support/orders/{id}', { params: { path: { id } } })
  return data?.status
}

const stateOf = (
  { steps: all }: { steps: { step: string; state: string; done_on: string | null }[] },
  step: string,
) => {
  const found = all.find((one) => one.step === step)
  return [found?.state, found?.done_on]
}

describe('getOrderFollowing', () => {
  it('is for whose order it is', async () => {
    const one = await orderedCar(world)
    const other = await newBuyer(world)
    expect(await told({ ...one, buyer: other })).toBeUndefined()
  })

  it('follows from the order itself: placed, paid, sailed', async () => {
    const one = await orderedCar(world)
    const today = dayFrom(0)
    const first = await told(one)
    expect(first).toMatchObject({ next: 'slip', shipment: null })
    expect(first?.steps.map(({ step }) => step)).toHaveLength(12)
    await move(world, one.order, 'Authorized')
    await move(world, one.order, 'Shipped')
    const now = await seen(one)
    expect([stateOf(now, 'placed'), stateOf(now, 'paid'), stateOf(now, 'booked')]).toEqual([
      ['done', today],
      ['done', today],
      ['passed', null],
    ])
    expect(stateOf(now, 'sailed')).toEqual(['done', today])
    expect(now.next).toBe('documents')
    // To Mombasa by a route of the landed price's own country, whose sea days are known.
    expect(now.steps.find(({ step }) => step === 'arrived')?.expected_from).not.toBeNull()
  })
})

describe('moveOrderSteps', () => {
  it('moves the order by its own door where a step implies it', async () => {
    const one = await orderedCar(world)
    expect((await steps(one, [{ step: 'inspected', on: dayFrom(0) }])).error).toMatchObject({
      code: 'step_before_payment',
    })
    const moved = await steps(one, [
      { step: 'inspected', on: dayFrom(0), note: 'No remarks' },
      { step: 'paid', on: dayFrom(0) },
    ])
    expect(moved.data).toMatchObject({ next: 'booked' })
    expect(moved.data?.moves.map(({ step, by }) => [step, by])).toEqual([
      ['inspected', 'Grace Banda'],
      ['paid', 'Grace Banda'],
    ])
    expect(await statusOf(one)).toBe('Authorized')
    const order = await world.db
      .selectFrom('payments')
      .select(['kind', 'amount'])
      .where('order_id', '=', one.order.id)
      .execute()
    // As the door does it: what was due has come.
    expect(order).toMatchObject([{ kind: 'received' }])
    expect((await told(one))?.steps.find(({ step }) => step === 'inspected')?.note).toBe(
      'No remarks',
    )
    await steps(one, [{ step: 'sailed', on: dayFrom(0) }])
    expect(await statusOf(one)).toBe('Shipped')
  })

  it('goes back with a reason, but not behind the state of the order', async () => {
    const one = await orderedCar(world)
    await steps(one, [
      { step: 'paid', on: dayFrom(0) },
      { step: 'booked', on: dayFrom(0) },
    ])
    expect((await steps(one, [{ step: 'booked', on: null }])).error).toMatchObject({
      code: 'step_back_reason',
    })
    const back = await steps(one, [{ step: 'booked', on: null, note: 'The ship was full' }])
    expect(back.data && stateOf(back.data, 'booked')).toEqual(['ahead', null])
    const refused = await steps(one, [{ step: 'paid', on: null, note: 'A mistake' }])
    expect(refused.error).toMatchObject({ code: 'step_of_state' })
  })

  it('is not done twice, nor to one’s own order', async () => {
    const one = await orderedCar(world)
    await steps(one, [{ step: 'slip', on: dayFrom(0) }])
    expect((await steps(one, [{ step: 'slip', on: dayFrom(0) }], 0)).error).toMatchObject({
      code: 'overtaken',
    })
    const { id } = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'support@example.com')
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('orders')
      .set({ account_id: id })
      .where('id', '=', one.order.id)
      .execute()
    expect((await steps(one, [{ step: 'slip', on: dayFrom(0) }])).error).toMatchObject({
      code: 'own_money',
    })
  })
})

describe('setShipment', () => {
  it('keeps every change, and dates what follows', async () => {
    const one = await orderedCar(world)
    await move(world, one.order, 'Authorized')
    const [etd, eta] = [dayFrom(10), dayFrom(40)]
    await ship(one, { shipped_by: 'RORO', vessel: ' Tokyo Car ', etd, eta })
    const { data } = await ship(one, {
      shipped_by: 'RORO',
      vessel: 'Tokyo Car',
      voyage: '114A',
      etd,
      eta: dayFrom(47),
      note: 'A storm',
    })
    expect(data?.shipment).toMatchObject({ vessel: 'Tokyo Car', voyage: '114A', eta: dayFrom(47) })
    expect(data?.shipment_changes.map(({ eta: day, note }) => [day, note])).toEqual([
      [dayFrom(47), 'A storm'],
      [eta, null],
    ])
    const papers = data?.steps.find(({ step }) => step === 'documents')
    expect(papers?.expected_to).toBe(dayFrom(37))
    expect((await told(one))?.shipment).toMatchObject({ vessel: 'Tokyo Car' })
    const again = await ship(one, { ...data?.shipment })
    expect(again.data?.shipment_version).toBe(2)
    // From now on the import rules are asked for the new day.
    const arrivals = await world.db
      .selectFrom('order_arrivals')
      .select(sql<string>`arrives_on::text`.as('arrives_on'))
      .where('order_id', '=', one.order.id)
      .orderBy('id')
      .execute()
    expect(arrivals.map(({ arrives_on }) => arrives_on)).toEqual([eta, dayFrom(47)])
  })

  it('says what does not fit, and who was quicker', async () => {
    const one = await orderedCar(world)
    const wrong = await ship(one, { etd: dayFrom(10), eta: dayFrom(9) })
    expect(wrong.error).toMatchObject({ codes: { eta: ['eta_before_etd'] } })
    await ship(one, { vessel: 'Tokyo Car' })
    expect((await ship(one, { vessel: 'Other', version: 0 })).error).toMatchObject({
      code: 'overtaken',
    })
    await move(world, one.order, 'Canceled')
    expect((await ship(one, { vessel: 'Other' })).error).toMatchObject({ code: 'order_over' })
  })
})
