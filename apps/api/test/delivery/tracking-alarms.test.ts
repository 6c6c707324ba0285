import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { trackingJobs } from '../../src/delivery/tracking/jobs.ts'
import { type TrackedOrder, trackingSteps } from '../helpers/tracking-steps.ts'
import { mailsTo } from '../helpers/mails.ts'
import { addToBasket, move, newBuyer, order, orderedCar, stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Mails about an order under way: once a day, at once if the buyer must act, and alarms. */

let world: World
let follow: ReturnType<typeof trackingSteps>
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  follow = trackingSteps(world)
})
afterAll(() => world.close())

async function run(name: string) {
  const job = trackingJobs.find((one) => one.name === name)
  if (!job) throw new Error(`no job ${name}`)
  return job.run(world.context, undefined)
}

async function subjectsTo(email: string) {
  await world.deliverMails()
  return (await mailsTo(world, email)).map(({ subject }) => subject)
}

async function stepMails({ buyer }: TrackedOrder) {
  return (await subjectsTo(buyer.email)).filter((subject) =>
    /: (Export papers|Ship booked|Money|Sailed|Permit|news)/.test(subject),
  )
}

async function alarmsOf(one: TrackedOrder) {
  return (await follow.staffView(one)).alarms.map(({ kind, settled_at, acknowledged_at }) => ({
    kind,
    isOpen: settled_at === null && acknowledged_at === null,
  }))
}

async function paidCar(): Promise<TrackedOrder> {
  const one = await orderedCar(world)
  await move(world, one.order, 'Authorized')
  return one
}

async function waiting() {
  const client = await world.as('support')
  const { data } = await client.GET('/support/overview')
  return data?.waiting.find(({ what }) => what === 'order-alarms')?.count
}

describe('the mail of steps', () => {
  it('waits for its day, and says everything since', async () => {
    const one = await paidCar()
    const on = follow.dayFrom(0)
    await follow.steps(one, [{ step: 'permit', on }])
    await follow.steps(one, [{ step: 'inspected', on, note: 'No remarks' }])
    await run('mail-order-steps')
    const [first, ...more] = await stepMails(one)
    expect([first, more]).toEqual([expect.stringContaining(': Export papers and inspection'), []])
    const [mail] = (await mailsTo(world, one.buyer.email)).filter(
      ({ subject }) => subject === first,
    )
    expect(mail?.text).toContain('Permit, tracking note')
    expect(mail?.text).toContain('No remarks')
    expect(mail?.text).toContain('What happens next: We book the ship')
    await follow.steps(one, [{ step: 'inspected', on, note: 'A scratch' }])
    await run('mail-order-steps')
    expect(await stepMails(one)).toHaveLength(1)
    world.clock.advance({ days: 1, hours: 1 })
    await run('mail-order-steps')
    expect(await stepMails(one)).toHaveLength(2)
    await run('mail-order-steps')
    expect(await stepMails(one)).toHaveLength(2)
  })

  it('does not wait where the buyer has to act, and counts as the order’s own', async () => {
    const one = await orderedCar(world)
    const on = follow.dayFrom(0)
    await follow.steps(one, [{ step: 'paid', on }])
    await follow.steps(one, [{ step: 'booked', on }])
    expect(await stepMails(one)).toEqual([
      expect.stringContaining('Ship booked'),
      expect.stringContaining('Money arrived'),
    ])
    const mails = await mailsTo(world, one.buyer.email)
    expect(mails[0]?.text).toContain('within 48 hours')
    expect(mails.filter(({ subject }) => subject.includes('payment received'))).toEqual([])
  })

  it('is not sent to who switched it off, except where they have to act', async () => {
    const one = await paidCar()
    await one.buyer.client.PATCH('/profile/', {
      body: { notifications: { order_steps: false } },
    })
    const on = follow.dayFrom(0)
    await follow.steps(one, [{ step: 'inspected', on }])
    await run('mail-order-steps')
    expect(await stepMails(one)).toEqual([])
    await follow.steps(one, [{ step: 'booked', on }])
    expect(await stepMails(one)).toHaveLength(1)
  })
})

describe('alarms', () => {
  it('is told once when a ship slips over New Year, and settled when it does not any more', async () => {
    const one = await paidCar()
    const year = world.clock.now().getUTCFullYear() + 1
    const before = await waiting()
    await follow.ship(one, { eta: `${year}-12-30` })
    expect(await alarmsOf(one)).toEqual([])
    await follow.ship(one, { eta: `${year + 1}-01-05` })
    await run('alarm-eta-after-year')
    expect((await alarmsOf(one)).filter(({ isOpen }) => isOpen)).toEqual([
      { kind: 'eta-after-year', isOpen: true },
    ])
    expect(await waiting()).toBe((before ?? 0) + 1)
    const told = async () => [
      ...(await subjectsTo(one.buyer.email)).filter((subject) => subject.includes('comes later')),
      ...(await subjectsTo(world.context.settings.supportEmail)).filter((subject) =>
        subject.includes('an alarm'),
      ),
    ]
    const once = await told()
    expect(once).toEqual([
      expect.stringContaining('your ship comes later'),
      expect.stringContaining('an alarm'),
    ])
    await run('alarm-eta-after-year')
    expect(await told()).toEqual(once)
    await follow.ship(one, { eta: `${year}-12-29` })
    expect((await alarmsOf(one)).some(({ isOpen }) => isOpen)).toBe(false)
    expect(await waiting()).toBe(before)
  })

  it('is told when a ship to Zimbabwe slips over the month in which its vehicle was made', async () => {
    // Made in January. Durban serves several countries, so the order has no landed price, and its own destination
    // counts.
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world), { code: 'durban-sedan' })
    const one = { buyer, order: await order(buyer) }
    await move(world, one.order, 'Authorized')
    await sql`update orders set destination_country = 'ZW' where id = ${one.order.id}`.execute(
      world.db,
    )
    const year = world.clock.now().getUTCFullYear() + 1
    await follow.ship(one, { eta: `${year}-01-20` })
    expect(await alarmsOf(one)).toEqual([])
    // Changed past every screen: the job finds it by itself.
    await sql`update shipments set eta = ${`${year}-02-03`} where order_id = ${one.order.id}`.execute(
      world.db,
    )
    await run('alarm-eta-after-month')
    await run('alarm-eta-after-month')
    expect(await alarmsOf(one)).toEqual([{ kind: 'eta-after-month', isOpen: true }])
    const told = (await subjectsTo(one.buyer.email)).filter((subject) =>
      subject.includes('comes later'),
    )
    expect(told).toHaveLength(1)
  })

  it('stands until somebody acknowledges it with a note', async () => {
    const one = await paidCar()
    await follow.steps(one, [
      { step: 'inspected', on: follow.dayFrom(0), is_failed: true, note: 'Brakes' },
    ])
    const [alarm] = (await follow.staffView(one)).alarms
    expect(alarm?.kind).toBe('inspection-failed')
    expect(await subjectsTo(one.buyer.email)).toContainEqual(
      expect.stringContaining('inspection not passed'),
    )
    const client = await world.as('support')
    const acknowledge = () =>
      client.PUT('/support/order-alarms/{id}/acknowledgement', {
        params: { path: { id: alarm?.id ?? 0 } },
        body: { note: 'New brakes are on their way' },
      })
    expect((await acknowledge()).data?.alarms[0]).toMatchObject({
      note: 'New brakes are on their way',
      by: 'Grace Banda',
    })
    expect((await acknowledge()).error).toMatchObject({ code: 'alarm_over' })
    await run('alarm-inspection-failed')
    expect(await alarmsOf(one)).toHaveLength(1)
    await follow.steps(one, [{ step: 'inspected', on: follow.dayFrom(0) }])
    expect((await follow.staffView(one)).alarms[0]?.settled_at).not.toBeNull()
  })

  it('tells of papers that are missing before the ship, and of a step that is late', async () => {
    const one = await paidCar()
    await follow.ship(one, { eta: follow.dayFrom(8) })
    expect((await alarmsOf(one)).map(({ kind }) => kind)).toContain('originals-not-sent')
    const on = follow.dayFrom(0)
    await follow.steps(one, [
      { step: 'sailed', on },
      { step: 'documents', on },
    ])
    expect((await alarmsOf(one)).find(({ kind }) => kind === 'originals-not-sent')?.isOpen).toBe(
      false,
    )
    const late = await paidCar()
    world.clock.advance({ days: 16 })
    await run('plan-orders')
    await run('alarm-step-late')
    await run('alarm-originals-not-sent')
    await run('alarm-eta-after-month')
    expect(await alarmsOf(late)).toEqual([{ kind: 'step-late', isOpen: true }])
    const support = await world.as('support')
    const filter = JSON.stringify({ has_alarm: true, next_step: 'inspected' })
    const { data } = await support.GET('/support/orders', { params: { query: { filter } } })
    expect(data?.map(({ id }) => id)).toContain(late.order.id)
  })
})
