import type { Basket } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  linesOf,
  newBuyer,
  order,
  orderedCar,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** An address in an answer is one that answers. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function readerFor({ id }: Pick<Buyer, 'id'>) {
  const token = await insertSession(world.db, id, world.clock.now())
  return (address: string) =>
    world.app.inject({
      url: address.replace(/^https?:\/\/[^/]+/, ''),
      headers: { authorization: `Token ${token}`, host: 'localhost:8080' },
    })
}

/** Addresses of the API anywhere in an answer. */
function linksIn(answer: unknown): string[] {
  if (typeof answer === 'string') return /^https?:\/\/[^/]+\/api\//.test(answer) ? [answer] : []
  if (typeof answer !== 'object' || answer === null) return []
  return Object.values(answer).flatMap(linksIn)
}

/** Addresses that differ by what they are about only. */
function kindOf(link: string): string {
  return link.replace(/^https?:\/\/[^/]+/, '').replaceAll(/\/([A-Z]{2}|[\d]+)(?=\/|$)/g, '/…')
}

test('every address that a buyer is told answers them', async () => {
  const { buyer } = await orderedCar(world)
  await addToBasket(world, buyer, await stockProduct(world))
  await world.db.updateTable('accounts').set({ country: 'KE' }).where('id', '=', buyer.id).execute()
  const read = await readerFor(buyer)
  const start = ['basket/', 'orders/', 'vehicles/', 'options/', 'destinations/']
  const waiting = start.map((path) => `http://localhost:8080/api/${path}`)
  const { results } = (await read('/api/vehicles/')).json<{ results: { id: number }[] }>()
  waiting.push(`http://localhost:8080/api/products/${results[0]?.id}/`)
  const seen = new Map<string, number>()
  for (const link of waiting) {
    if (seen.has(kindOf(link))) continue
    const answer = await read(link)
    seen.set(kindOf(link), answer.statusCode)
    if (answer.headers['content-type']?.toString().startsWith('application/json')) {
      waiting.push(...linksIn(answer.json()))
    }
  }
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  for (const kind of ['/api/users/…/', '/api/baskets/…/', '/api/baskets/…/lines/…/']) {
    expect([...seen.keys()]).toContain(kind)
  }
})

describe('the owner of a basket', () => {
  it('is found by themselves and nobody else', async () => {
    const [buyer, other] = [await newBuyer(world), await newBuyer(world)]
    const { owner } = await basketOf(buyer)
    const found = await (await readerFor(buyer))(owner)
    expect(found.json()).toMatchObject({ email: buyer.email })
    expect((await (await readerFor(other))(owner)).statusCode).toBe(404)
    expect((await world.app.inject({ url: new URL(owner).pathname })).statusCode).toBe(401)
  })
})

/** Without the terms of the discount, which staff may end. */
function sumsOf({ voucher_discounts: discounts, ...basket }: Basket) {
  return { ...basket, discounts: discounts.map(({ amount }) => amount) }
}

describe('the basket of an order', () => {
  it('stands as it was agreed, whatever the shop does afterwards', async () => {
    const buyer = await newBuyer(world)
    const [car, other] = [
      await stockProduct(world, { class: 'cars', price: 450_000 }),
      await stockProduct(world, { class: 'commercial', price: 210_000 }),
    ]
    await addToBasket(world, buyer, car)
    await addToBasket(world, buyer, other)
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: 'KARIBU5' } })
    const before = await basketOf(buyer)
    const lines = await linesOf(buyer, before)
    expect(before.voucher_discounts).toHaveLength(1)
    const placed = await order(buyer)
    await world.db
      .updateTable('products')
      .set({ price: 1, quantity: 1 })
      .where('id', '=', car.id)
      .execute()
    await world.db
      .updateTable('vouchers')
      .set({ ends_at: new Date() })
      .where('code', '=', 'KARIBU5')
      .execute()
    await world.db.updateTable('shipping_tariffs').set({ amount: 1 }).execute()

    const read = await readerFor(buyer)
    const basket = (await read(placed.basket ?? '')).json<typeof before>()
    expect(sumsOf(basket)).toEqual({ ...sumsOf(before), status: 'Submitted' })
    expect(basket.totalCost).toBe(placed.total_incl_tax)
    const ordered = (await read(basket.lines)).json<{ results: typeof lines }>().results
    expect(ordered).toEqual(lines.map((line) => ({ ...line, max_quantity: line.quantity })))
    expect((await basketOf(buyer)).id).not.toBe(before.id)
  })
})
