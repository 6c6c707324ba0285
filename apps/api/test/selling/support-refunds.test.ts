import type { BandariClient, RefundDecision, RefundOrder, SupportOrder } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { insertPayment } from '../../src/selling/payments/payments.store.ts'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  approveRefund,
  move,
  newBuyer,
  order,
  orderedCar,
  paidCar,
  refundOf,
  stockOf,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

/** Most of these tests send back under one reference. */
async function put(shown: SupportOrder, changed: Record<string, unknown>) {
  const client = await world.as('finance')
  const { data, error, response } = await client.PUT('/support/orders/{id}', {
    params: { path: { id: shown.id } },
    body: { ...shown, is_another: true, ...changed },
  })
  return { data, error, status: response.status }
}

const usual = { amount: '120.00', reason: 'The freight came to less' }
/** As much as one person sends back alone. */
const small = { amount: '500.00', method: 'bank', reference: 'TT 4711' } as const
const wire = { amount: '5000.00', method: 'bank', reference: 'TT 4711' } as const

describe('a refund', () => {
  it('is recorded with the cancellation, its stock, its mail and who did it', async () => {
    const { buyer, product, order: placed, shown } = await paidCar(world)
    const reason = 'The import permit was refused'
    const { data } = await put(shown, { status: 'Canceled', reason, refund: small })
    expect(data).toMatchObject({
      status: 'Canceled',
      allowed_statuses: [],
      refund: { ...small, by: 'Daniel Ncube' },
      balance: { refunded: '500.00', over: '4700.00' },
      timeline: [
        { status: 'Pending' },
        { status: 'Authorized', by: 'Grace Banda' },
        { status: 'Canceled', by: 'Daniel Ncube', reason },
      ],
    })
    expect(data?.status_since).toBe(data?.refund?.at)
    expect(await stockOf(world, product)).toEqual({ quantity: 3, reserved: 0 })
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.subject).toBe(`Order ${placed.number}: cancelled and refunded`)
    expect(mail?.text).toContain('Refunded: USD 500.00 by bank transfer')
    expect(mail?.text).toContain('Reference of the refund: TT 4711')
    expect(mail?.text).not.toContain('If you have already paid')
    const audit = await world.db
      .selectFrom('audit')
      .select(['after', 'reason'])
      .where('kind', '=', 'change')
      .where('subject', '=', 'order')
      .where('subject_id', '=', String(placed.id))
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(audit).toEqual({ after: { status: 'Canceled', refund: small }, reason })
  })

  it.each([
    [null, { refund: ['This order was paid for: say how the money went back.'] }],
    [
      { ...wire, amount: '5200.01' },
      { refund: { amount: ['Only 5,200.00 was paid: no more can be refunded.'] } },
    ],
    [{ ...wire, method: 'cheque' }, { refund: { method: ['"cheque" is not a valid choice.'] } }],
    [{ ...wire, reference: '' }, { refund: { reference: ['This field may not be blank.'] } }],
    [{ amount: '1.00' }, { refund: { method: ['This field is required.'] } }],
  ])('is not %j', async (refund, error) => {
    const { product, shown } = await paidCar(world)
    const answer = await put(shown, { status: 'Canceled', reason: 'Asked', refund })
    expect(answer.status).toBe(400)
    expect(answer.error).toMatchObject(error)
    expect((await stockOf(world, product)).reserved).toBe(1)
  })

  it('above 500 dollars is sent once a second person has approved it', async () => {
    const { buyer, order: placed, shown } = await paidCar(world)
    const { data } = await put(shown, { status: 'Canceled', reason: 'Permit', refund: wire })
    expect(data).toMatchObject({
      status: 'Canceled',
      refund: null,
      balance: { refunded: '0.00', over: '5200.00' },
      refund_requests: [{ state: 'waiting', amount: '5000.00', asked_by: 'Daniel Ncube' }],
    })
    const [cancelled] = await mailsTo(world, buyer.email)
    expect(cancelled?.text).toContain('A second person of ours looks at it first')
    expect(await approveRefund(world, data!, 'support')).toMatchObject({
      refund: wire,
      balance: { refunded: '5000.00', over: '200.00' },
    })
    await world.deliverMails()
    const [sent] = await mailsTo(world, buyer.email)
    expect(sent?.subject).toBe(`Order ${placed.number}: money sent back`)
  })

  it('is prepared, approved and sent, and recorded under the reference of the transfer that was sent', async () => {
    const { shown } = await paidCar(world)
    const { data } = await put(shown, { status: 'Canceled', reason: 'Permit', refund: wire })
    const [waiting] = data!.refund_requests
    const second = await world.as('support')
    const sent = await second.PUT('/support/refunds/{id}', {
      params: { path: { id: waiting!.id } },
      body: { state: 'approved', reference: 'FT 8812' },
    })
    expect(sent.data).toMatchObject({
      refund: { ...wire, reference: 'FT 8812' },
      refund_requests: [
        {
          state: 'approved',
          reference: wire.reference,
          asked_by: 'Daniel Ncube',
          decided_by: 'Grace Banda',
        },
      ],
    })
  })

  it('is refused where nothing was paid', async () => {
    const { order: placed } = await orderedCar(world)
    const shown = await move(world, placed, 'Pending')
    expect(await put(shown, { status: 'Canceled', refund: wire })).toMatchObject({
      status: 400,
      error: { refund: ['Nothing was paid for this order.'] },
    })
  })

  it('takes the commission back in the same step', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    await buyer.client.POST('/basket/add-voucher/', {
      body: { vouchercode: people.recruit.agent.code },
    })
    const shown = await move(world, await order(buyer), 'Authorized')
    expect(shown.commissions).toMatchObject([
      {
        code: 'TENDAIM2026',
        name: 'Tendai Moyo',
        level: 'direct',
        amount: '45.00',
        state: 'pending',
      },
      { code: 'JOYK2026', name: 'Joy Kamau', level: 'downline', amount: '45.00', state: 'pending' },
    ])
    const { data } = await put(shown, { status: 'Canceled', refund: refundOf(shown) })
    expect(data?.commissions.map(({ amount, state }) => [amount, state])).toEqual([
      ['45.00', 'reversed'],
      ['45.00', 'reversed'],
    ])
  })

  it('is made once, whoever is quicker', async () => {
    const { product, shown } = await paidCar(world)
    const answers = await Promise.all([
      put(shown, { status: 'Canceled', refund: wire }),
      put(shown, { status: 'Canceled', refund: { ...wire, amount: '5200.00' } }),
      put(shown, { status: 'Shipped' }),
    ])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    const won = answers.find(({ status }) => status === 200)?.data
    expect(won?.refund_requests).toHaveLength(won?.status === 'Canceled' ? 1 : 0)
    expect((await stockOf(world, product)).reserved).toBe(0)
  })
})

/** Sends back money of an order that stays what it is. */
async function sendBack(
  { id }: Pick<SupportOrder, 'id'>,
  { key, ...changed }: Partial<RefundOrder> & { key?: string | undefined } = {},
  by: 'finance' | 'support' | BandariClient = 'finance',
) {
  const client = typeof by === 'string' ? await world.as(by) : by
  const { data, error, response } = await client.POST('/support/orders/{id}/refunds', {
    params: { path: { id }, header: key === undefined ? {} : { 'Idempotency-Key': key } },
    body: { ...small, ...usual, reference: `TT 4711/${id}`, ...changed },
  })
  return { data, error, status: response.status }
}

async function decide(
  { refund_requests }: SupportOrder,
  body: RefundDecision,
  by: 'finance' | 'support' = 'support',
) {
  const client = await world.as(by)
  const path = { id: refund_requests.at(-1)!.id }
  const { data, error, response } = await client.PUT('/support/refunds/{id}', {
    params: { path },
    body: { is_another: true, ...body },
  })
  return { data, error, status: response.status }
}

describe('money that goes back', () => {
  it('is a part of a shipped order, told to its buyer, and leaves the commission', async () => {
    const { buyer, order: placed } = await paidCar(world)
    const shown = await move(world, placed, 'Shipped')
    const { data, status } = await sendBack(shown)
    expect([status, data?.status]).toEqual([200, 'Shipped'])
    expect(data?.balance).toMatchObject({ refunded: '120.00', due: '0.00', over: '0.00' })
    expect(data?.payments.at(-1)).toMatchObject({ amount: '-120.00', approved_by: null })
    await world.deliverMails()
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.subject).toBe(`Order ${placed.number}: money sent back`)
    expect(mail?.text).toContain('Refunded: USD 120.00 by bank transfer')
    expect(mail?.text).toContain('The freight came to less')
  })

  it('is sent once under one key, and once under one reference, however often it is asked for', async () => {
    const { shown } = await paidCar(world)
    const [first, second] = ['a-dialog-of-one-tab', 'a-dialog-of-another']
    const pressed = await Promise.all(
      [first, first, second, undefined].map((key) => sendBack(shown, { key })),
    )
    // A simultaneous repeat of a key waits for the first and is told the same.
    const refused = pressed.filter(({ status }) => status === 409)
    expect(pressed.filter(({ status }) => status === 200)).toHaveLength(4 - refused.length)
    expect(refused.length).toBeGreaterThan(1)
    for (const { error } of refused) expect(error).toMatchObject({ code: 'refund_recorded' })
    const [reference, key] = [` tt4711/${shown.id}`, 'third-dialog']
    const elsewhere = await sendBack(shown, { reference, key })
    expect(elsewhere.error?.detail).toMatch(
      `This refund of order ${shown.number} is on record already`,
    )
    expect((await sendBack(shown, { reference: 'TT 4712' })).status).toBe(200)
  })

  it('is asked about under a reference that any order has, by whoever sends or approves it, and made if it is meant', async () => {
    const [{ shown: one }, { shown: two }] = [await paidCar(world), await paidCar(world)]
    const [reference, again] = ['TT 9001', 'tt9001']
    expect((await sendBack(one, { reference })).status).toBe(200)
    const { data } = await sendBack(one, { reference, is_another: true })
    expect(data?.balance.refunded).toBe('240.00')
    const asked = { code: 'reference_recorded', values: { number: one.number } }
    expect((await sendBack(two, { reference: again })).error).toMatchObject(asked)
    const refund = { ...wire, reference: again, amount: '5200.00' }
    const move = { status: 'Canceled', refund, is_another: false }
    expect((await put(two, move)).error).toMatchObject(asked)
    const { data: waits } = await sendBack(two, { reference: 'TT 9002', amount: '501.00' })
    const approve = (is_another: boolean) =>
      decide(waits!, { state: 'approved', reference: again, is_another })
    expect((await approve(false)).error).toMatchObject(asked)
    expect((await approve(true)).status).toBe(200)
  })

  it('of two orders of one buyer waits as one refund would, when one person sends it', async () => {
    const { buyer, shown } = await paidCar(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const other = await move(world, await order(buyer), 'Authorized')
    expect((await sendBack(shown, { amount: '300.00' })).status).toBe(200)
    const above = await sendBack(other, { amount: '200.01' })
    expect([above.status, above.data?.balance.refunded]).toEqual([202, '0.00'])
    await decide(above.data!, { state: 'rejected', rejection: 'Not this one' })
    expect((await sendBack(other, { amount: '200.01' }, 'support')).status).toBe(200)
    const both = await Promise.all([
      sendBack(shown, { amount: '150.00', reference: 'TT 4713' }),
      sendBack(other, { amount: '150.00', reference: 'TT 4714' }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 202])
  })

  it('is answered as the first time when its answer was lost', async () => {
    const { shown } = await paidCar(world)
    const key = 'one-opened-dialog'
    const [first, again] = [await sendBack(shown, { key }), await sendBack(shown, { key })]
    expect(again).toEqual(first)
    expect(again.data?.balance.refunded).toBe('120.00')
    expect((await sendBack(shown, { key, amount: '130.00' })).status).toBe(422)
  })

  it('is not asked for while it waits, nor once it is approved, nor with the cancellation', async () => {
    const { shown } = await paidCar(world)
    const { data, status } = await sendBack(shown, { ...wire, is_another: true })
    expect(status).toBe(202)
    expect(await sendBack(shown, wire)).toMatchObject({
      status: 409,
      error: { code: 'refund_waiting' },
    })
    await decide(data!, { state: 'approved' })
    // All of it went back but 200 dollars, of which the first 5,000 are no part.
    const part = { ...wire, reference: 'TT 150', amount: '150.00' }
    expect((await sendBack(shown, part)).status).toBe(200)
    const again = await sendBack(shown, part, 'support')
    expect(again.error).toMatchObject({ code: 'refund_recorded' })
    const cancelling = {
      status: 'Canceled',
      reason: 'Permit',
      refund: { ...part, amount: '50.00' },
    }
    const cancelled = await put(shown, cancelling)
    expect([cancelled.status, cancelled.data?.balance.refunded]).toEqual([200, '5200.00'])
  })

  it('is not made anew by a cancellation that names the same transfer', async () => {
    const { product, shown } = await paidCar(world)
    await sendBack(shown, { ...small, is_another: true })
    const move = { status: 'Canceled', reason: 'Permit', refund: small, is_another: false }
    expect((await put(shown, move)).error).toMatchObject({ code: 'refund_recorded' })
    expect((await stockOf(world, product)).reserved).toBe(1)
  })

  it('is no more than 500 dollars of an order by one person, in all', async () => {
    const { shown } = await paidCar(world)
    expect((await sendBack(shown, { amount: '300' })).status).toBe(200)
    const second = await sendBack(shown, { amount: '200.01' })
    expect([second.status, second.data?.balance.refunded]).toEqual([202, '300.00'])
    expect((await sendBack(shown, { amount: '1' })).error).toEqual({
      detail: `A refund of order ${shown.number} waits for a second person already.`,
    })
    const alone = await decide(second.data!, { state: 'approved' }, 'finance')
    expect([alone.status, alone.error]).toEqual([
      409,
      { detail: 'You asked for this refund. Somebody else has to approve it.' },
    ])
    const answers = await Promise.all(
      [1, 2, 3].map(() => decide(second.data!, { state: 'approved' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.data?.balance.refunded).toBe('500.01')
    expect(answers[0]?.data?.payments).toHaveLength(3)
    // What two people sent does not count to what one has sent alone.
    expect((await sendBack(shown, { amount: '200' })).status).toBe(200)
  })

  it('is not sent when it is rejected, which says why', async () => {
    const { shown } = await paidCar(world)
    const { data } = await sendBack(shown, { amount: '900' })
    expect((await decide(data!, { state: 'rejected' })).error).toEqual({
      rejection: ['This field is required.'],
    })
    const rejected = await decide(data!, { state: 'rejected', rejection: 'Wrong order' })
    expect(rejected.data?.refund_requests).toMatchObject([
      { state: 'rejected', rejection: 'Wrong order', decided_by: 'Grace Banda' },
    ])
    expect((await decide(data!, { state: 'approved' })).status).toBe(409)
    expect(rejected.data?.balance.refunded).toBe('0.00')
  })

  it('takes the commission back once nothing of it is here', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    await buyer.client.POST('/basket/add-voucher/', {
      body: { vouchercode: people.recruit.agent.code },
    })
    const placed = await order(buyer)
    await move(world, placed, 'Authorized')
    const shown = await move(world, placed, 'Shipped')
    const statesOf = (data?: SupportOrder) => data?.commissions.map(({ state }) => state)
    const part = await sendBack(shown)
    expect(statesOf(part.data)).toEqual(['pending', 'pending'])
    const rest = await sendBack(shown, { amount: (Number(shown.total_incl_tax) - 120).toFixed(2) })
    const whole = await decide(rest.data!, { state: 'approved' })
    expect(statesOf(whole.data)).toEqual(['reversed', 'reversed'])
  })

  it('of all of it makes the order refunded: not paid, and not to be shipped', async () => {
    const { buyer, product, shown } = await paidCar(world)
    const client = await world.as('support')
    const overview = async () => (await client.GET('/support/overview')).data!
    const toShip = async () =>
      (await overview()).waiting.find(({ what }) => what === 'orders-to-be-shipped')!.count
    const find = async (wanted: object) => {
      const filter = JSON.stringify({ ...wanted, number: shown.number })
      return (await client.GET('/support/orders', { params: { query: { filter } } })).data!.length
    }
    const [before, days] = [await toShip(), (await overview()).days.at(-1)!]
    expect(await find({ paid: true })).toBe(1)
    const { data } = await sendBack(shown, {
      ...wire,
      amount: shown.total_incl_tax,
      is_another: true,
    })
    const whole = (await decide(data!, { state: 'approved' })).data!
    expect(whole).toMatchObject({
      status: 'Authorized',
      payment_state: 'refunded',
      allowed_statuses: ['Canceled'],
      balance: { due: '0.00', over: '0.00' },
    })
    const params = { path: { id: shown.id } }
    const { data: states } = await buyer.client.GET('/checkout/payment-states/{id}/', { params })
    expect(states?.payment_method_states?.['cash']).toMatchObject({
      status: 'Declined',
      is_refunded: true,
      refunded: shown.total_incl_tax,
    })
    expect((await buyer.client.GET('/orders/{id}/', { params })).data?.payment_state).toBe(
      'refunded',
    )
    expect(await put(shown, { status: 'Shipped' })).toMatchObject({
      status: 409,
      error: { code: 'order_refunded' },
    })
    const steps = await client.POST('/support/orders/{id}/steps', {
      params,
      body: { seen: 0, moves: [{ step: 'sailed', on: new Date().toISOString().slice(0, 10) }] },
    })
    expect(steps.error).toMatchObject({ code: 'order_refunded' })
    expect([await find({ paid: true }), await find({ refunded: true })]).toEqual([0, 1])
    expect(await toShip()).toBe(before - 1)
    expect((await overview()).days.at(-1)).toMatchObject({ paid: days.paid - 1 })
    const { data: board } = await client.GET('/support/order-board', { params: { query: {} } })
    expect(board?.columns.flatMap(({ orders }) => orders).map(({ id }) => id)).not.toContain(
      shown.id,
    )
    // Nothing of it is here, so nothing has to go back with it.
    const cancelled = await put(shown, { status: 'Canceled', reason: 'Refunded' })
    expect([cancelled.status, cancelled.data?.payment_state]).toEqual([200, 'refunded'])
    expect((await stockOf(world, product)).reserved).toBe(0)
  })

  it.each([
    [{ amount: '5200.01' }, { amount: ['Only 5,200.00 was paid: no more can be refunded.'] }],
    [{ amount: '0' }, { amount: [expect.any(String)] }],
    [{ reason: '' }, { reason: ['This field may not be blank.'] }],
    [{ reference: '' }, { reference: ['This field may not be blank.'] }],
  ])('is not %j', async (changed, error) => {
    const { shown } = await paidCar(world)
    expect(await sendBack(shown, changed)).toMatchObject({ status: 400, error })
  })

  it('is never one’s own', async () => {
    const { buyer, order: placed } = await paidCar(world)
    await world.db
      .updateTable('accounts')
      .set({ staff_role: 'finance' })
      .where('id', '=', buyer.id)
      .execute()
    const client = world.clientWith(await insertSession(world.db, buyer.id, new Date()))
    expect((await sendBack(placed, {}, client)).status).toBe(409)
  })

  it('takes two people in the database too, and none of them the buyer', async () => {
    const { buyer, shown } = await paidCar(world)
    const [finance, support] = await Promise.all(
      ['finance@example.com', 'support@example.com'].map(async (email) =>
        world.db
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow(),
      ),
    )
    const write = (amount: number, actorId: number, approvedBy?: number) =>
      insertPayment(world.db, {
        order: shown,
        kind: 'refunded',
        amount,
        method: 'bank',
        reference: 'X',
        note: null,
        actorId,
        ...(approvedBy !== undefined && { approvedBy }),
        now: new Date(),
      })
    await expect(write(-50_001, finance!.id)).rejects.toThrow('by one person')
    await expect(write(-50_001, finance!.id, finance!.id)).rejects.toThrow('second_person')
    await expect(write(-50_001, finance!.id, buyer.id)).rejects.toThrow('its own money')
    await write(-50_000, finance!.id)
    await expect(write(-1, support!.id)).rejects.toThrow('by one person')
    await write(-1, support!.id, finance!.id)
  })

  it('waits in lists and queues: the larger ones for a second person, the rest to be sent', async () => {
    const [asked, paid] = [await paidCar(world), await paidCar(world)]
    await sendBack(asked.shown, { amount: '900' })
    const client = await world.as('finance')
    const numbersFor = async (wanted: Record<string, unknown>) => {
      const filter = JSON.stringify(wanted)
      const { data } = await client.GET('/support/orders', { params: { query: { filter } } })
      return data!.map(({ number }) => number)
    }
    const countOf = async (queue: string) => {
      const { data } = await client.GET('/support/overview')
      return data!.waiting.find(({ what }) => what === queue)?.count
    }
    expect(await numbersFor({ refund_waits: true })).toContain(asked.shown.number)
    expect(await countOf('refunds-to-approve')).toBe(
      (await numbersFor({ refund_waits: true })).length,
    )
    expect(await numbersFor({ overpaid: true })).not.toContain(paid.shown.number)
    await client.POST('/support/orders/{id}/payments', {
      params: { path: { id: paid.shown.id } },
      body: {
        amount: '0.01',
        currency: 'USD',
        method: 'bank',
        reference: 'TWICE',
        received_on: new Date().toISOString().slice(0, 10),
      },
    })
    expect(await numbersFor({ overpaid: true })).toContain(paid.shown.number)
    expect(await countOf('money-to-send-back')).toBe((await numbersFor({ overpaid: true })).length)
    await sendBack(paid.shown, { amount: '0.01' })
    expect(await numbersFor({ overpaid: true })).not.toContain(paid.shown.number)
  })
})
