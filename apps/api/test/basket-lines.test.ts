import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { BasketLine } from '@bandari/sdk'
import {
  addToBasket,
  basketOf,
  type Buyer,
  linesOf,
  newBuyer,
  order,
  stockProduct,
} from './steps.ts'
import { createWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

/** The ids in a line's address. */
function placeOf({ url }: Pick<BasketLine, 'url'>) {
  const [, id, line] = /\/baskets\/(\d+)\/lines\/(\d+)\//.exec(url) ?? []
  return { id: Number(id), line: Number(line) }
}

async function onlyLineOf(buyer: Buyer): Promise<BasketLine> {
  const [line] = await linesOf(buyer, await basketOf(buyer))
  if (!line) throw new Error('the basket is empty')
  return line
}

describe('a basket by its own address', () => {
  it('is nobody else’s business, and closed once it is ordered', async () => {
    const owner = await newBuyer(world)
    const other = await newBuyer(world)
    await addToBasket(world, owner, await stockProduct(world))
    const line = await onlyLineOf(owner)
    const path = placeOf(line)
    const attribute = Number(/lineattributes\/(\d+)\//.exec(line.attributes[0]?.url ?? '')?.[1])
    const statuses = async ({ client }: Buyer) => {
      const basket = await client.GET('/baskets/{id}/', { params: { path } })
      const lines = await client.GET('/baskets/{id}/lines/', { params: { path } })
      const one = await client.GET('/baskets/{id}/lines/{line}/', { params: { path } })
      const patched = await client.PATCH('/baskets/{id}/lines/{line}/', {
        params: { path },
        body: { quantity: 2 },
      })
      const chosen = await client.GET('/baskets/{id}/lines/{line}/lineattributes/{attribute}/', {
        params: { path: { ...path, attribute } },
      })
      const removed = await client.DELETE('/baskets/{id}/lines/{line}/', {
        params: { path: { ...path, line: path.line + (client === owner.client ? 1_000_000 : 0) } },
      })
      return [basket, lines, one, patched, chosen, removed].map(({ response }) => response.status)
    }
    expect(await statuses({ ...owner, client: await world.as(null) })).toEqual(Array(6).fill(401))
    expect(await statuses(other)).toEqual(Array(6).fill(404))
    expect(await statuses(owner)).toEqual([200, 200, 200, 200, 200, 404])
    await order(owner)
    expect(await statuses(owner)).toEqual([403, 403, 404, 404, 200, 404])
  })

  it('has pages of lines', async () => {
    const buyer = await newBuyer(world)
    const { id } = await addToBasket(world, buyer, await stockProduct(world))
    const page = async (number: string) =>
      buyer.client.GET('/baskets/{id}/lines/', {
        params: { path: { id }, query: { page: number } },
      })
    expect((await page('last')).data).toMatchObject({ count: 1, next: null, previous: null })
    for (const number of ['0', '2', 'x', '-1']) {
      const { response, error } = await page(number)
      expect(response.status).toBe(404)
      expect(error).toEqual({ detail: 'Invalid page.' })
    }
  })
})

describe('changeBasketLine', () => {
  it('sets the quantity within stock and basket limit', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world, { quantity: 5 })
    await addToBasket(world, buyer, product)
    const path = placeOf(await onlyLineOf(buyer))
    const change = (quantity: number) =>
      buyer.client.PATCH('/baskets/{id}/lines/{line}/', { params: { path }, body: { quantity } })
    expect((await change(5)).data).toMatchObject({ quantity: 5, price_incl_tax: '22500.00' })
    const above = await change(6)
    expect(above.response.status).toBe(406)
    expect(above.error).toEqual({ reason: 'a maximum of 5 can be bought', code: 'max_quantity' })
    for (const quantity of [0, -1, 26, 1.5]) {
      expect((await change(quantity)).response.status).toBe(400)
    }
    await addToBasket(world, buyer, await stockProduct(world, { quantity: 99 }), { quantity: 20 })
    await world.db
      .updateTable('products')
      .set({ quantity: 99 })
      .where('id', '=', product.id)
      .execute()
    expect((await change(6)).error).toMatchObject({ code: 'basket_limit' })
    await world.db
      .updateTable('products')
      .set({ quantity: 0 })
      .where('id', '=', product.id)
      .execute()
    const gone = await change(1)
    expect(gone.error).toEqual({ reason: 'Item is unavailable', code: 'unavailable' })
    expect((await linesOf(buyer, await basketOf(buyer)))[0]).toMatchObject({ quantity: 5 })
  })
})

describe('removeBasketLine', () => {
  it('takes it out once', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const path = placeOf(await onlyLineOf(buyer))
    const remove = () => buyer.client.DELETE('/baskets/{id}/lines/{line}/', { params: { path } })
    expect((await remove()).response.status).toBe(204)
    expect((await remove()).response.status).toBe(404)
    expect((await basketOf(buyer)).totalCost).toBe('0.00')
  })
})

describe('a line', () => {
  it('always has the product’s price of now, and says that it changed', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world)
    await addToBasket(world, buyer, product)
    const set = (changed: { price?: number; quantity?: number; status?: 'draft' }) =>
      world.db.updateTable('products').set(changed).where('id', '=', product.id).execute()
    await set({ price: 500_050 })
    expect((await basketOf(buyer)).totalCost).toBe('5700.50')
    expect(await onlyLineOf(buyer)).toMatchObject({
      price_incl_tax: '5000.50',
      warning: `The price of '${product.title}' has increased from USD 4,500.00 to USD 5,000.50 since you added it to your basket`,
    })
    await addToBasket(world, buyer, product)
    expect(await onlyLineOf(buyer)).toMatchObject({ warning: null })
    await set({ quantity: 1 })
    expect(await onlyLineOf(buyer)).toMatchObject({
      max_quantity: 1,
      warning: `'${product.title}' is no longer available in this quantity (a maximum of 1 can be bought)`,
    })
    await set({ status: 'draft' })
    expect(await onlyLineOf(buyer)).toMatchObject({
      max_quantity: 0,
      warning: `'${product.title}' is no longer available`,
    })
  })

  it('lets nobody write its charge, its basket or a line of its own making', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const line = await onlyLineOf(buyer)
    const url = new URL(line.attributes[0]?.url ?? '').pathname
    const basket = new URL(line.basket).pathname
    for (const [method, path] of [
      ['PUT', url],
      ['PATCH', url],
      ['PUT', basket],
      ['PATCH', basket],
      ['DELETE', basket],
      ['POST', `${basket}lines/`],
    ] as const) {
      const answer = await world.app.inject({ method, url: path, payload: { value: '1.00' } })
      expect(answer.statusCode).toBe(405)
    }
    expect((await basketOf(buyer)).totalCost).toBe('5200.00')
  })
})
