import type { SupportListingUpdate } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newExporter, newStaff, type Exporter } from '../helpers/exporters.ts'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  linesOf,
  move,
  newBuyer,
  order,
  stockOf,
  stockProduct,
  type TestProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** A listing is taken down, and everybody who has it in a basket, an offer or an order is told. */

let world: World
let staff: Exporter
let seller: Exporter
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  staff = await newStaff(world)
  seller = await newExporter(world, staff)
})
afterAll(() => world.close())

async function listed(wish = {}): Promise<TestProduct> {
  const product = await stockProduct(world, { quantity: 9, ...wish })
  await world.db
    .updateTable('products')
    .set({ vendor_id: seller.id })
    .where('id', '=', product.id)
    .execute()
  return product
}

const path = ({ id }: TestProduct) => ({ params: { path: { id } } })

const takeDown = (
  { id }: TestProduct,
  wish: SupportListingUpdate = {},
  by: Pick<Buyer, 'client'> = staff,
) =>
  by.client.PUT('/support/listings/{id}', {
    ...path({ id } as TestProduct),
    body: { taken_down: true, cause: 'pictures', orders: 'stop', ...wish },
  })

const reach = async (product: TestProduct, by: Pick<Buyer, 'client'> = staff) =>
  by.client.GET('/support/listings/{id}/reach/', path(product))

async function ordered(product: TestProduct, buyer?: Buyer) {
  const whose = buyer ?? (await newBuyer(world))
  await addToBasket(world, whose, product)
  return { buyer: whose, order: await order(whose) }
}

const shownOrder = async ({ buyer, order: { id } }: Awaited<ReturnType<typeof ordered>>) => {
  const { data } = await buyer.client.GET('/orders/{id}/', { params: { path: { id } } })
  if (!data) throw new Error(`no order ${id}`)
  return data
}

const newestMail = async ({ email }: Buyer) => (await mailsTo(world, email))[0]

const ask = ({ client }: Buyer, { id }: TestProduct, text: string) =>
  client.POST('/products/{id}/thread/', { params: { path: { id } }, body: { text } })

async function everything() {
  const product = await listed()
  const beside = await stockProduct(world)
  const collector = await newBuyer(world)
  await addToBasket(world, collector, beside)
  await addToBasket(world, collector, product)
  const offerer = await newBuyer(world)
  await offerer.client.POST('/products/{id}/offers/', {
    ...path(product),
    body: { amount: '4000.00' },
  })
  await ask(offerer, product, 'Is it still there?')
  const unpaid = await ordered(product)
  const paid = await ordered(product)
  await move(world, paid.order, 'Authorized')
  const shipped = await ordered(product)
  await move(world, shipped.order, 'Authorized')
  await move(world, shipped.order, 'Shipped')
  const mixed = await newBuyer(world)
  await addToBasket(world, mixed, beside)
  const both = await ordered(product, mixed)
  return { product, beside, collector, offerer, unpaid, paid, shipped, both }
}

describe('a take-down', () => {
  it.each(['finance', 'content'] as const)('is neither looked at nor made by %s', async (role) => {
    const product = await listed()
    const other = await newStaff(world, role)
    expect((await reach(product, other)).response.status).toBe(403)
    expect((await takeDown(product, {}, other)).response.status).toBe(403)
    expect((await reach(product, await newBuyer(world))).response.status).toBe(403)
  })

  it('says beforehand who is told, and what becomes of each order', async () => {
    const { product, unpaid, paid, shipped, both, collector, offerer } = await everything()
    const { data } = await reach(product)
    expect(data).toMatchObject({
      seller: { email: seller.email },
      buyer_count: 6,
      baskets: 1,
      offers: 1,
    })
    expect(data?.orders.map(({ id, if_stopped }) => [id, if_stopped])).toEqual([
      [unpaid.order.id, 'cancelled'],
      [paid.order.id, 'asked'],
      [shipped.order.id, 'stays'],
      [both.order.id, 'asked'],
    ])
    expect(data?.buyers.map(({ email }) => email)).toEqual(
      expect.arrayContaining([collector.email, offerer.email, both.buyer.email]),
    )
    // Nothing has changed.
    expect((await shownOrder(unpaid)).status).toBe('Pending')
    expect((await basketOf(collector)).lost).toBeUndefined()
  })

  it('empties baskets, ends offers, stops orders without moving money, and tells everybody once', async () => {
    const all = await everything()
    const { product, collector, offerer, unpaid, paid, shipped, both } = all
    const paidBefore = await shownOrder(paid)
    const { data } = await takeDown(product)
    expect(data).toMatchObject({
      taken_down: true,
      is_visible: false,
      state: 'taken_down',
      order_count: 3,
    })

    const basket = await basketOf(collector)
    expect(basket.lost).toEqual([product.title])
    expect(await linesOf(collector, basket)).toMatchObject([{ title: all.beside.title }])
    const [offer] = (await offerer.client.GET('/offers/')).data ?? []
    expect(offer).toMatchObject({ state: 'declined' })
    const { data: inbox } = await offerer.client.GET('/threads/')
    const threadId = inbox!.threads[0]!.id
    const { data: thread } = await offerer.client.GET('/threads/{id}/', {
      params: { path: { id: threadId } },
    })
    expect(thread!.messages.at(-1)).toMatchObject({ event: { kind: 'listing-down' } })

    expect((await shownOrder(unpaid)).status).toBe('Canceled')
    const stopped = await shownOrder(paid)
    expect(stopped).toMatchObject({
      status: 'Authorized',
      cancellation: { request: { state: 'waiting', asked_by: 'shop' } },
    })
    expect(stopped.payments).toEqual(paidBefore.payments)
    expect((await shownOrder(both)).cancellation.request).toMatchObject({ asked_by: 'shop' })
    expect(await shownOrder(shipped)).toMatchObject({
      status: 'Shipped',
      cancellation: { request: null },
    })
    // What was paid for stays reserved until its money is decided about.
    expect(await stockOf(world, product)).toMatchObject({ reserved: 2 })

    const buyers = [collector, offerer, unpaid.buyer, paid.buyer, shipped.buyer, both.buyer]
    for (const buyer of buyers) {
      expect((await newestMail(buyer))?.subject).toBe(`Off sale: ${product.title}`)
    }
    const [sellersMail] = await mailsTo(world, seller.email)
    expect(sellersMail?.subject).toBe(`Your listing was taken down: ${product.title}`)
    expect(sellersMail?.text).toContain('Its pictures do not show what is offered.')
    expect((await newestMail(paid.buyer))?.text).toContain(
      `stopped your order ${paid.order.number}`,
    )
    expect((await newestMail(unpaid.buyer))?.text).toContain(
      `cancelled your order ${unpaid.order.number}`,
    )

    const counts = async () =>
      Promise.all(
        [...buyers, seller].map(async ({ email }) => (await mailsTo(world, email)).length),
      )
    const before = await counts()
    await takeDown(product)
    expect(await counts()).toEqual(before)
  })

  it('leaves orders alone where staff wish it, and says so', async () => {
    const { product, unpaid, paid, collector } = await everything()
    await takeDown(product, { orders: 'keep', cause: 'contact' })
    expect((await shownOrder(unpaid)).status).toBe('Pending')
    expect((await shownOrder(paid)).cancellation.request).toBeNull()
    expect((await newestMail(unpaid.buyer))?.text).toContain(
      `Your order ${unpaid.order.number} stays as it is`,
    )
    expect((await basketOf(collector)).lost).toEqual([product.title])
  })

  it('releases what an agreed price reserved', async () => {
    const product = await listed({ quantity: 1 })
    const buyer = await newBuyer(world)
    const { data: offer } = await buyer.client.POST('/products/{id}/offers/', {
      ...path(product),
      body: { amount: '4400.00' },
    })
    await seller.client.POST('/vendor/offers/{id}/answer', {
      params: { path: { id: offer!.id } },
      body: { version: offer!.version, answer: 'accept' },
    })
    expect(await stockOf(world, product)).toMatchObject({ reserved: 1 })
    await takeDown(product)
    expect(await stockOf(world, product)).toMatchObject({ reserved: 0 })
    const [after] = (await buyer.client.GET('/offers/')).data ?? []
    expect(after?.state).toBe('withdrawn')
  })

  it('is said in the language of each reader', async () => {
    const product = await listed()
    const buyer = await newBuyer(world)
    await world.db
      .updateTable('accounts')
      .set({ language: 'fr' })
      .where('id', '=', buyer.id)
      .execute()
    await addToBasket(world, buyer, product)
    await takeDown(product)
    const mail = await newestMail(buyer)
    expect(mail?.subject).toBe(`Retirée de la vente\u00A0: ${product.title}`)
    expect(mail?.text).toContain('Ses photos ne montrent pas ce qui est vendu.')
  })

  it('is nobody’s of their own, and touches no order of whoever makes it', async () => {
    const product = await listed()
    const own = await ordered(product, staff)
    await move(world, own.order, 'Authorized')
    expect((await reach(product)).data?.orders).toMatchObject([{ if_stopped: 'own' }])
    await takeDown(product)
    expect((await shownOrder(own)).cancellation.request).toBeNull()

    const another = await listed()
    await world.db
      .updateTable('accounts')
      .set({ staff_role: 'support' })
      .where('id', '=', seller.id)
      .execute()
    expect((await takeDown(another, {}, seller)).error).toMatchObject({ code: 'listing_own' })
    await world.db
      .updateTable('accounts')
      .set({ staff_role: null })
      .where('id', '=', seller.id)
      .execute()
  })

  it('needs words for another cause, and is in the audit with cause and wish', async () => {
    const product = await listed()
    const mute = await takeDown(product, { cause: 'other', reason: ' ' })
    expect(mute.error).toMatchObject({ codes: { reason: ['required'] } })
    await takeDown(product, { cause: 'doubled', reason: 'See 20418.' })
    const audit = await world.db
      .selectFrom('audit')
      .select(['action', 'after', 'reason'])
      .where('subject', '=', 'listing')
      .where('subject_id', '=', String(product.id))
      .execute()
    expect(audit).toEqual([
      {
        action: 'take-down-listing',
        after: { taken_down: true, cause: 'doubled', orders: 'stop' },
        reason: 'The same is listed twice. See 20418.',
      },
    ])
    await staff.client.PUT('/support/listings/{id}', {
      ...path(product),
      body: { taken_down: false, reason: 'They are two.' },
    })
    expect((await mailsTo(world, seller.email))[0]?.subject).toBe(
      `Your listing is back: ${product.title}`,
    )
  })
})
