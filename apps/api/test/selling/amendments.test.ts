import type { AmendmentWish, Order, OrderAmendment, SupportOrderAmendments } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { reconcile } from '../../src/overview/reconciliation/reconcile.ts'
import { lapseAmendments } from '../../src/selling/orders/amendments/lapse-amendments.ts'
import { addDocument } from '../helpers/document-steps.ts'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  basketOf,
  move,
  newBuyer,
  order,
  orderedCar,
  paidCar,
  stockOf,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

type Id = Pick<Order, 'id'>

async function preview({ id }: Id, body: AmendmentWish) {
  const desk = await world.as('support')
  return desk.POST('/support/orders/{id}/amendment-preview', { params: { path: { id } }, body })
}

let keys = 0

/** Amends as the desk does: looks at the preview, then sends it. */
async function amend(placed: Id, wish: AmendmentWish) {
  const shown = await preview(placed, wish)
  keys += 1
  const header = { 'Idempotency-Key': `amendment-${keys}` }
  const desk = await world.as('support')
  return desk.POST('/support/orders/{id}/amendments', {
    params: { path: { id: placed.id }, header },
    body: { ...wish, reason: 'As agreed by telephone', version: shown.data?.version ?? 'none' },
  })
}

const newest = ({ amendments }: Pick<SupportOrderAmendments, 'amendments'>): OrderAmendment =>
  amendments[0]!

async function decide(
  id: number,
  body: { state: 'approved' | 'rejected' | 'withdrawn'; note?: string },
  role: 'support' | 'finance',
) {
  const client = await world.as(role)
  return client.PUT('/support/amendments/{id}', { params: { path: { id } }, body })
}

type BuyerOf = Awaited<ReturnType<typeof newBuyer>>

function answer(
  { client }: Pick<BuyerOf, 'client'>,
  { id }: Id,
  amendment: Pick<OrderAmendment, 'id' | 'total_after'>,
  state: 'accepted' | 'declined' = 'accepted',
) {
  return client.PUT('/orders/{id}/amendments/{amendment}/', {
    params: { path: { id, amendment: amendment.id } },
    body: { state, total: amendment.total_after },
  })
}

/** Money that finance has found. */
async function pay({ id }: Id, amount: string) {
  keys += 1
  const { error } = await (await world.as('finance')).POST('/support/orders/{id}/payments', {
    params: { path: { id } },
    body: {
      amount,
      currency: 'USD',
      method: 'bank',
      reference: `paid ${keys}`,
      received_on: world.clock.now().toISOString().slice(0, 10),
    },
  })
  expect(error).toBeUndefined()
}

async function supportOrder({ id }: Id) {
  const desk = await world.as('support')
  const { data } = await desk.GET('/support/orders/{id}', { params: { path: { id } } })
  return data!
}

const containerLook: AmendmentWish = { shipping_type: 'Container' }

describe('who may', () => {
  it('neither the buyer nor anybody without the role, and no staff their own', async () => {
    const { buyer, order: placed } = await paidCar(world)
    const path = { id: placed.id }
    const { response } = await buyer.client.POST('/support/orders/{id}/amendment-preview', {
      params: { path },
      body: containerLook,
    })
    expect(response.status).toBe(403)
    const stranger = await newBuyer(world)
    const seen = await stranger.client.GET('/orders/{id}/amendments/', { params: { path } })
    expect(seen.response.status).toBe(404)

    await world.db
      .updateTable('accounts')
      .set({ staff_role: 'support' })
      .where('id', '=', buyer.id)
      .execute()
    const own = world.clientWith(await insertSession(world.db, buyer.id, world.clock.now()))
    const refused = await own.POST('/support/orders/{id}/amendment-preview', {
      params: { path },
      body: containerLook,
    })
    expect(refused.error).toMatchObject({ code: 'own_money' })
  })
})

describe('an unpaid order', () => {
  it('that gets cheaper is amended at once: new invoice, mail, audit, and the books agree', async () => {
    const { buyer, order: placed } = await orderedCar(world)
    const shown = await preview(placed, { shipping: '650.00' })
    expect(shown.data).toMatchObject({
      needs_buyer: false,
      needs_second: false,
      changes: [{ what: 'shipping', before: '700.00', after: '650.00' }],
      money: { received: '0.00', due_before: '5200.00', due: '5150.00', over: '0.00' },
    })
    const { data } = await amend(placed, { shipping: '650.00' })
    expect(newest(data!)).toMatchObject({ state: 'applied', total_after: '5150.00' })
    const { invoice_before: before, invoice_after: after } = newest(data!)
    const anybody = await world.as(null)
    const check = async (code: string | null) =>
      (await anybody.GET('/verify/{code}/', { params: { path: { code: code! } } })).data
    expect(await check(before)).toMatchObject({ state: 'replaced', replaced_because: 'amount' })
    expect(await check(after)).toMatchObject({ state: 'to-pay', amount: '5150.00' })
    const now = await supportOrder(placed)
    expect(now.cost_lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['goods', '4500.00'],
      ['shipping', '650.00'],
    ])
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.text).toContain('Freight: USD 700.00 → USD 650.00')
    expect(mail?.text).toContain('As agreed by telephone')
    await reconcile(world)
  })

  it('whose port is another at the same total has another invoice, too', async () => {
    const { order: placed } = await orderedCar(world)
    const { data: shown } = await (await world.as('support')).GET(
      '/support/orders/{id}/amendments',
      { params: { path: { id: placed.id } } },
    )
    expect(shown).toMatchObject({ why_fixed: null, terms: { port: 'mombasa', total: '5200.00' } })
    const elsewhere = shown!.ports.find(({ slug }) => slug !== 'mombasa')
    if (!elsewhere) return expect(shown!.ports.map(({ slug }) => slug)).toEqual(['mombasa'])
    const { data } = await amend(placed, { port: elsewhere.slug, shipping: '700.00' })
    expect(newest(data!)).toMatchObject({ state: 'proposed', needs_buyer: true })
  })

  it('that was paid in part for as much as it costs now is paid', async () => {
    const { order: placed } = await orderedCar(world)
    await pay(placed, '5100.00')
    const { data } = await amend(placed, { shipping: '600.00' })
    expect(newest(data!).state).toBe('applied')
    expect(await supportOrder(placed)).toMatchObject({
      status: 'Authorized',
      payment_state: 'paid',
    })
  })
})

describe('a paid order that gets dearer', () => {
  it('waits for its buyer, ships only once the rest is here, and asks for it', async () => {
    const { buyer, order: placed } = await paidCar(world)
    const { data } = await amend(placed, { extras: [{ label: 'Roof rack', amount: '90.00' }] })
    const proposed = newest(data!)
    expect(proposed).toMatchObject({ state: 'proposed', total_after: '5290.00' })
    expect((await supportOrder(placed)).total_incl_tax).toBe('5200.00')
    const [asked] = await mailsTo(world, buyer.email)
    expect(asked?.text).toContain('Roof rack: none → USD 90.00')

    const other = await answer(buyer, placed, { ...proposed, total_after: '5300.00' })
    expect(other.error).toMatchObject({ code: 'amendment_overtaken' })
    const accepted = await answer(buyer, placed, proposed)
    expect(accepted.data?.amendments[0]).toMatchObject({ state: 'applied', asked_by: null })
    // Pressed twice, it is one answer.
    expect((await answer(buyer, placed, proposed)).data).toEqual(accepted.data)
    expect(await supportOrder(placed)).toMatchObject({
      status: 'Authorized',
      payment_state: 'partly-paid',
      balance: { due: '90.00', over: '0.00' },
      allowed_statuses: ['Canceled'],
      cost_lines: [
        { kind: 'goods' },
        { kind: 'shipping' },
        { kind: 'extra', amount: '90.00', label_values: { extra: 'Roof rack' } },
      ],
    })
    const desk = await world.as('support')
    const { error } = await desk.PUT('/support/orders/{id}', {
      params: { path: { id: placed.id } },
      body: { status: 'Shipped' },
    })
    expect(error).toMatchObject({ code: 'order_raise_unpaid' })
    await pay(placed, '90.00')
    expect(await supportOrder(placed)).toMatchObject({ payment_state: 'paid' })
    await move(world, placed, 'Shipped')
    const late = await preview(placed, { shipping: '1.00' })
    expect(late.error).toMatchObject({ code: 'amendment_shipped' })
    await reconcile(world)
  })

  it('stays as it was where the buyer declines, where nobody answers, and where it was given up', async () => {
    const { buyer, order: placed } = await paidCar(world)
    const first = newest((await amend(placed, { shipping: '900.00' })).data!)
    const declined = await answer(buyer, placed, first, 'declined')
    expect(declined.data?.amendments[0]).toMatchObject({ state: 'declined' })
    expect((await answer(buyer, placed, first)).error).toMatchObject({ code: 'amendment_over' })

    const second = newest((await amend(placed, { shipping: '900.00' })).data!)
    world.clock.advance({ hours: 73 })
    expect((await answer(buyer, placed, second)).error).toMatchObject({ code: 'amendment_over' })
    const nudgeOutbox = () => undefined
    expect(await lapseAmendments({ ...world, nudgeOutbox })).toBe(1)
    expect(await lapseAmendments({ ...world, nudgeOutbox })).toBe(0)
    const [lapsed] = await mailsTo(world, buyer.email)
    expect(lapsed?.text).toContain('Our proposal has expired')

    await amend(placed, { shipping: '900.00' })
    await move(world, placed, 'Canceled')
    const { data } = await buyer.client.GET('/orders/{id}/amendments/', {
      params: { path: { id: placed.id } },
    })
    expect(data?.amendments.map(({ state }) => state)).toEqual(['lapsed', 'lapsed', 'declined'])
    expect((await supportOrder(placed)).total_incl_tax).toBe('5200.00')
  })
})

/** What waits for a second person: on the overview, and in the list of orders. */
async function queue() {
  const support = await world.as('support')
  const { data: overview } = await support.GET('/support/overview')
  const { count } = overview!.waiting.find(({ what }) => what === 'amendments-to-approve')!
  const filter = JSON.stringify({ amendment_waits: true })
  const { data: orders } = await support.GET('/support/orders', { params: { query: { filter } } })
  return { count, numbers: orders!.map(({ number }) => number) }
}

describe('a second person', () => {
  it('approves another price; the seller and the buyer are told, and too much can be sent back', async () => {
    const { buyer, product, order: placed } = await paidCar(world)
    const seller = await newBuyer(world)
    await world.db
      .updateTable('products')
      .set({ vendor_id: seller.id })
      .where('id', '=', product.id)
      .execute()
    const { data: before } = await (await world.as('support')).GET(
      '/support/orders/{id}/amendments',
      { params: { path: { id: placed.id } } },
    )
    const lines = [{ id: before!.terms.lines[0]!.id, unit_price: '4400.00' }]
    const { data } = await amend(placed, { lines })
    const waiting = newest(data!)
    expect(waiting).toMatchObject({ state: 'to-approve', needs_buyer: false, answer_by: null })
    const hidden = await buyer.client.GET('/orders/{id}/amendments/', {
      params: { path: { id: placed.id } },
    })
    expect(hidden.data?.amendments).toEqual([])
    expect(await queue()).toEqual({ count: 1, numbers: [placed.number] })
    const self = await decide(waiting.id, { state: 'approved' }, 'support')
    expect(self.error).toMatchObject({ code: 'own_amendment' })
    const another = await preview(placed, { shipping: '1.00' })
    expect(another.error).toMatchObject({ code: 'amendment_waits' })
    const { data: done } = await decide(waiting.id, { state: 'approved' }, 'finance')
    expect(newest(done!)).toMatchObject({ state: 'applied', decided_by: 'Daniel Ncube' })
    const again = await decide(waiting.id, { state: 'approved' }, 'finance')
    expect(again.error).toMatchObject({ code: 'amendment_over' })
    expect(await queue()).toEqual({ count: 0, numbers: [] })
    expect(await supportOrder(placed)).toMatchObject({
      total_incl_tax: '5100.00',
      balance: { due: '0.00', over: '100.00' },
      payment_state: 'paid',
    })
    const [told] = await mailsTo(world, seller.email)
    expect(told?.text).toContain('USD 4,500.00 → USD 4,400.00')
    await reconcile(world)
  })

  it('is needed above USD 500 to one buyer, also in pieces, and rejects with a reason', async () => {
    const { order: placed } = await paidCar(world)
    expect(newest((await amend(placed, { discount: '300.00' })).data!).state).toBe('applied')
    const { data } = await amend(placed, { discount: '500.01' })
    expect(newest(data!).state).toBe('to-approve')
    const { id } = newest(data!)
    expect((await decide(id, { state: 'rejected' }, 'finance')).response.status).toBe(400)
    const { data: rejected } = await decide(id, { state: 'rejected', note: 'Too much' }, 'finance')
    expect(newest(rejected!)).toMatchObject({ state: 'rejected', note: 'Too much' })
    expect((await supportOrder(placed)).discount_incl_tax).toBe('300.00')
  })
})

describe('stock, papers and others', () => {
  it('pieces that are added are reserved, and more than there are is refused', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world)
    await addToBasket(world, buyer, product)
    const placed = await order(buyer)
    const terms = (
      await (
        await world.as('support')
      ).GET('/support/orders/{id}/amendments', {
        params: { path: { id: placed.id } },
      })
    ).data!.terms
    const lineId = terms.lines[0]!.id
    const two = newest((await amend(placed, { lines: [{ id: lineId, quantity: 2 }] })).data!)
    await answer(buyer, placed, two)
    expect((await stockOf(world, product)).reserved).toBe(2)
    expect((await supportOrder(placed)).total_incl_tax).toBe('9700.00')
    const { data: basket } = await buyer.client.GET('/baskets/{id}/', {
      params: { path: { id: Number(placed.basket!.split('/').at(-2)) } },
    })
    expect(basket?.totalCost).toBe('9700.00')
    const nine = newest((await amend(placed, { lines: [{ id: lineId, quantity: 9 }] })).data!)
    const short = await answer(buyer, placed, nine)
    expect(short.error).toMatchObject({ code: 'sold_meanwhile' })
    expect((await stockOf(world, product)).reserved).toBe(2)
  })

  it('papers that name the port fix the place alone', async () => {
    const { order: placed } = await paidCar(world)
    await addDocument(world, { order: placed }, { kind: 'bill_of_lading', is_draft: 'true' })
    expect((await preview(placed, containerLook)).error).toMatchObject({ code: 'amendment_papers' })
    expect((await preview(placed, { shipping: '650.00' })).data).toMatchObject({
      needs_buyer: false,
    })
  })

  it('two desks at once, a payment in between and a double press: one amendment', async () => {
    const { order: placed } = await orderedCar(world)
    const shown = await preview(placed, { shipping: '650.00' })
    const desk = await world.as('support')
    const send = (key: string) =>
      desk.POST('/support/orders/{id}/amendments', {
        params: { path: { id: placed.id }, header: { 'Idempotency-Key': key } },
        body: { shipping: '650.00', reason: 'Twice', version: shown.data!.version },
      })
    const both = await Promise.all([send('first-press'), send('other-desk'), send('first-press')])
    // Whoever comes first; the second press of the same is told of it, or refused like the other desk.
    const statuses = new Set(both.map(({ response }) => response.status))
    expect(statuses).toEqual(new Set([201, 409]))
    const rows = await world.db
      .selectFrom('order_amendments')
      .select('id')
      .where('order_id', '=', placed.id)
      .execute()
    expect(rows).toHaveLength(1)

    const seen = await preview(placed, { shipping: '600.00' })
    await pay(placed, '10.00')
    const late = await desk.POST('/support/orders/{id}/amendments', {
      params: { path: { id: placed.id }, header: { 'Idempotency-Key': 'too-late-now' } },
      body: { shipping: '600.00', reason: 'Late', version: seen.data!.version },
    })
    expect(late.error).toMatchObject({ code: 'amendment_overtaken' })
  })
})

describe('commission', () => {
  it('follows to the cent: at once where it falls, with the money where it rises', async () => {
    const supporter = await newBuyer(world)
    const { data: joined } = await supporter.client.POST('/upgrade-to-agent-account/', {
      body: { mobileNumber: '+260971234567', agreed: true },
    })
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: joined!.code } })
    expect((await basketOf(buyer)).totalCost).toBe('5200.00')
    const placed = await order(buyer)
    const expected = await preview(placed, { discount: '33.00' })
    expect(expected.data?.commission).toEqual([
      {
        code: joined!.code,
        name: expect.any(String),
        level: 'direct',
        before: '45.00',
        after: '44.67',
        is_earned: false,
      },
    ])
    await move(world, placed, 'Authorized')
    const sum = async () => {
      const { total } = await world.db
        .selectFrom('commission_entries')
        .select(({ fn }) => fn.sum<string>('amount').as('total'))
        .where('order_id', '=', placed.id)
        .executeTakeFirstOrThrow()
      return Number(total)
    }
    expect(await sum()).toBe(4500)
    await amend(placed, { discount: '33.33' })
    // 1 % of 4,466.67, rounded down.
    expect(await sum()).toBe(4466)
    const dearer = newest((await amend(placed, { discount: '0.00' })).data!)
    await answer(buyer, placed, dearer)
    // What was too much is still here, and pays for it.
    expect(await sum()).toBe(4500)
    const desk = await world.as('support')
    const params = { path: { id: placed.id } }
    const { data: shown } = await desk.GET('/support/orders/{id}/amendments', { params })
    const lines = [{ id: shown!.terms.lines[0]!.id, quantity: 2 }]
    await answer(buyer, placed, newest((await amend(placed, { lines })).data!))
    expect(await supportOrder(placed)).toMatchObject({ balance: { due: '4500.00' } })
    expect(await sum()).toBe(4500)
    await pay(placed, '4500.00')
    expect(await sum()).toBe(9000)
    await move(world, placed, 'Canceled')
    expect(await sum()).toBe(0)
    await reconcile(world)
  })
})
