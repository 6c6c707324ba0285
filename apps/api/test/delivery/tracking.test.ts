import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type TrackedOrder, trackingSteps } from '../helpers/tracking-steps.ts'
import { move, newBuyer, orderedCar } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** An order on its way: its twelve steps, its ship, and what staff say of both. */

let world: World
let follow: ReturnType<typeof trackingSteps>
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  follow = trackingSteps(world)
})
afterAll(() => world.close())

const dayFrom = (days: number) => follow.dayFrom(days)

async function statusOf({ order: { id } }: TrackedOrder) {
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
    expect(await follow.buyerView({ ...one, buyer: other })).toBeUndefined()
  })

  it('follows from the order itself: placed, paid, sailed', async () => {
    const one = await orderedCar(world)
    const today = dayFrom(0)
    const first = await follow.buyerView(one)
    expect(first).toMatchObject({ next: 'slip', shipment: null })
    expect(first?.steps.map(({ step }) => step)).toHaveLength(12)
    await move(world, one.order, 'Authorized')
    await move(world, one.order, 'Shipped')
    const now = await follow.staffView(one)
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
    expect((await follow.steps(one, [{ step: 'inspected', on: dayFrom(0) }])).error).toMatchObject({
      code: 'step_before_payment',
    })
    const moved = await follow.steps(one, [
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
    // Marking the step as done records the sum due as received.
    expect(order).toMatchObject([{ kind: 'received' }])
    expect(
      (await follow.buyerView(one))?.steps.find(({ step }) => step === 'inspected')?.note,
    ).toBe('No remarks')
    await follow.steps(one, [{ step: 'sailed', on: dayFrom(0) }])
    expect(await statusOf(one)).toBe('Shipped')
  })

  it('goes back with a reason, but not behind the state of the order', async () => {
    const one = await orderedCar(world)
    await follow.steps(one, [
      { step: 'paid', on: dayFrom(0) },
      { step: 'booked', on: dayFrom(0) },
    ])
    expect((await follow.steps(one, [{ step: 'booked', on: null }])).error).toMatchObject({
      code: 'step_back_reason',
    })
    const back = await follow.steps(one, [{ step: 'booked', on: null, note: 'The ship was full' }])
    expect(back.data && stateOf(back.data, 'booked')).toEqual(['ahead', null])
    const refused = await follow.steps(one, [{ step: 'paid', on: null, note: 'A mistake' }])
    expect(refused.error).toMatchObject({ code: 'step_of_state' })
  })

  it('is not done twice, nor to one’s own order', async () => {
    const one = await orderedCar(world)
    await follow.steps(one, [{ step: 'slip', on: dayFrom(0) }])
    expect((await follow.steps(one, [{ step: 'slip', on: dayFrom(0) }], 0)).error).toMatchObject({
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
    expect((await follow.steps(one, [{ step: 'slip', on: dayFrom(0) }])).error).toMatchObject({
      code: 'own_money',
    })
  })
})

describe('setShipment', () => {
  it('keeps every change, and dates what follows', async () => {
    const one = await orderedCar(world)
    await move(world, one.order, 'Authorized')
    const [etd, eta] = [dayFrom(10), dayFrom(40)]
    await follow.ship(one, { shipped_by: 'RORO', vessel: ' Tokyo Car ', etd, eta })
    const { data } = await follow.ship(one, {
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
    expect((await follow.buyerView(one))?.shipment).toMatchObject({ vessel: 'Tokyo Car' })
    const again = await follow.ship(one, { ...data?.shipment })
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
    const wrong = await follow.ship(one, { etd: dayFrom(10), eta: dayFrom(9) })
    expect(wrong.error).toMatchObject({ codes: { eta: ['eta_before_etd'] } })
    await follow.ship(one, { vessel: 'Tokyo Car' })
    expect((await follow.ship(one, { vessel: 'Other', version: 0 })).error).toMatchObject({
      code: 'overtaken',
    })
    await move(world, one.order, 'Canceled')
    expect((await follow.ship(one, { vessel: 'Other' })).error).toMatchObject({
      code: 'order_over',
    })
  })
})
