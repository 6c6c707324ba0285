import type { SupportOrder } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { people } from '../seeds/people.data.ts'
import { mailsTo } from './mails.ts'
import {
  addToBasket,
  move,
  newBuyer,
  order,
  orderedCar,
  refundOf,
  stockOf,
  stockProduct,
} from './steps.ts'
import { createWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

/** A car for 5,200 dollars with shipping, and its money here. */
async function paidCar() {
  const placed = await orderedCar(world)
  const shown = await move(world, placed.order, 'Authorized')
  return { ...placed, shown }
}

async function put(shown: SupportOrder, changed: Record<string, unknown>) {
  const client = await world.as('finance')
  const { data, error, response } = await client.PUT('/support/orders/{id}', {
    params: { path: { id: shown.id } },
    body: { ...shown, ...changed },
  })
  return { data, error, status: response.status }
}

const wire = { amount: '5000.00', method: 'bank', reference: 'TT 4711' } as const

describe('a refund', () => {
  it('is recorded with the cancellation, its stock, its mail and who did it', async () => {
    const { buyer, product, order: placed, shown } = await paidCar()
    const reason = 'The import permit was refused'
    const { data } = await put(shown, { status: 'Canceled', reason, refund: wire })
    expect(data).toMatchObject({
      status: 'Canceled',
      allowed_statuses: [],
      refund: { ...wire, by: 'Daniel Ncube' },
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
    expect(mail?.text).toContain('Refunded: USD 5,000.00 by bank transfer')
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
    expect(audit).toEqual({ after: { status: 'Canceled', refund: wire }, reason })
  })

  it.each([
    [null, { refund: ['This order was paid for: say how the money went back.'] }],
    [{ ...wire, amount: '5200.01' }, { refund: { amount: ['At most 5,200.00 was paid.'] } }],
    [{ ...wire, method: 'cheque' }, { refund: { method: ['"cheque" is not a valid choice.'] } }],
    [{ ...wire, reference: '' }, { refund: { reference: ['This field may not be blank.'] } }],
    [{ amount: '1.00' }, { refund: { method: ['This field is required.'] } }],
  ])('is not %j', async (refund, error) => {
    const { product, shown } = await paidCar()
    const answer = await put(shown, { status: 'Canceled', reason: 'Asked', refund })
    expect(answer.status).toBe(400)
    expect(answer.error).toMatchObject(error)
    expect((await stockOf(world, product)).reserved).toBe(1)
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
    const { product, shown } = await paidCar()
    const answers = await Promise.all([
      put(shown, { status: 'Canceled', refund: wire }),
      put(shown, { status: 'Canceled', refund: { ...wire, amount: '5200.00' } }),
      put(shown, { status: 'Shipped' }),
    ])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    const refunds = await world.db
      .selectFrom('refunds')
      .select('amount')
      .where('order_id', '=', shown.id)
      .execute()
    const won = answers.find(({ status }) => status === 200)?.data
    expect(refunds).toHaveLength(won?.status === 'Canceled' ? 1 : 0)
    expect((await stockOf(world, product)).reserved).toBe(0)
  })

  it('is never changed, not even in the database', async () => {
    const { shown } = await paidCar()
    await put(shown, { status: 'Canceled', refund: wire })
    const change = world.db.updateTable('refunds').set({ amount: 1 }).execute()
    await expect(change).rejects.toThrow('refunds is only ever added to')
    await expect(world.db.deleteFrom('refunds').execute()).rejects.toThrow('only ever added to')
  })
})

describe('the mails about an order', () => {
  it('are listed with what they say, newest first', async () => {
    const { buyer, shown } = await paidCar()
    await world.deliverMails()
    const client = await world.as('desk')
    const filter = JSON.stringify({ order_id: shown.id, to: buyer.email.toUpperCase() })
    const { data, response } = await client.GET('/support/mails', { params: { query: { filter } } })
    expect(response.headers.get('content-range')).toBe('mails 0-1/2')
    expect(data?.map(({ subject }) => subject)).toEqual([
      `Order ${shown.number}: payment received`,
      `Order ${shown.number}: your pro-forma invoice`,
    ])
    const [mail] = data ?? []
    expect(mail).toMatchObject({
      order_id: shown.id,
      to: buyer.email,
      attempts: 1,
      last_error: null,
    })
    expect(mail?.text).toContain('the payment for your order is complete')
    expect(mail?.sent_at).not.toBeNull()
    const one = await client.GET('/support/mails/{id}', { params: { path: { id: mail?.id ?? 0 } } })
    expect(one.data).toEqual(mail)
  })

  it('are no others: a link into an account is nobody else’s', async () => {
    const email = 'forgetful@shop.example'
    await world.db
      .insertInto('accounts')
      .values({ email, first_name: 'Ann', last_name: 'Other', is_active: true })
      .execute()
    await (await world.as(null)).POST('/rest-auth/password/reset/', { body: { email } })
    const [mail] = await mailsTo(world, email)
    const client = await world.as('support')
    const filter = JSON.stringify({ to: email })
    expect((await client.GET('/support/mails', { params: { query: { filter } } })).data).toEqual([])
    const path = { id: mail?.id ?? 0 }
    const one = await client.GET('/support/mails/{id}', { params: { path } })
    expect(one.response.status).toBe(404)
  })
})

describe('downloadSupportProForma', () => {
  it('is the invoice that the buyer has', async () => {
    const { buyer, shown } = await paidCar()
    const params = { path: { id: shown.id } }
    const client = await world.as('desk')
    const parseAs = 'arrayBuffer' as const
    const ours = await client.GET('/support/orders/{id}/pro-forma', { params, parseAs })
    const theirs = await buyer.client.GET('/orders/{id}/pro-forma/', { params, parseAs })
    const [mine = '', other] = [ours.data, theirs.data].map((file) =>
      Buffer.from(file ?? new ArrayBuffer()).toString('latin1'),
    )
    expect(mine.slice(0, 5)).toBe('%PDF-')
    expect(mine).toBe(other)
    const none = await client.GET('/support/orders/{id}/pro-forma', {
      params: { path: { id: 2_147_483_647 } },
    })
    expect(none.response.status).toBe(404)
  })
})
