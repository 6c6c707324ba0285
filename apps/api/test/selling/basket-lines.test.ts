import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { BasketLine } from '@bandari/sdk'
import {
  addToBasket,
  basketOf,
  type Buyer,
  linesOf,
  newBuyer,
  optionFor,
  order,
  stockProduct,
} from '../helpers/steps.ts'
import { mailsTo } from '../helpers/mails.ts'
import { createWorld, type World } from '../helpers/world.ts'

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
  it('is nobody else’s business, and to read only once it is ordered', async () => {
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
    expect(await statuses(owner)).toEqual([200, 200, 200, 404, 200, 404])
    expect(await statuses(other)).toEqual(Array(6).fill(404))
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

describe('the country that was chosen', () => {
  const add = (buyer: Buyer, url: string, country: string, option: string | null) =>
    buyer.client.POST('/basket/add-product/', {
      body: {
        url,
        quantity: 1,
        country,
        ...(option && { options: [{ option, value: '700.00' }] }),
      },
    })

  it('stays with the line and the order, also where one port serves several', async () => {
    const buyer = await newBuyer(world)
    const { url } = await stockProduct(world)
    const { data } = await add(buyer, url, 'ZM', await optionFor(world, 'walvis-bay-sedan'))
    const place = { destinationPort: 'Walvis Bay', destinationCountryCode: 'ZM' }
    expect(data).toMatchObject({ ...place, destinationCountry: 'Zambia' })
    expect(await onlyLineOf(buyer)).toMatchObject({
      destination_port: 'Walvis Bay',
      destination_country: 'Zambia',
      destination_country_code: 'ZM',
    })
    expect(await order(buyer)).toMatchObject({
      destination_port: 'Walvis Bay',
      destination_country_code: 'ZM',
    })
  })

  it('is kept where no port of ours leads, and told to support', async () => {
    const buyer = await newBuyer(world)
    const { url } = await stockProduct(world)
    const { data } = await add(buyer, url, 'MU', null)
    expect(data).toMatchObject({ destinationPort: null, destinationCountry: 'Mauritius' })
    const { id } = await basketOf(buyer)
    await buyer.client.POST('/request-shipping-quote/', { body: { q: id } })
    const [mail] = await mailsTo(world, world.settings.supportEmail)
    expect(mail?.text).toContain('Mauritius, no port yet')
    const support = await world.as('support')
    const { data: quote } = await support.GET('/support/quotes/{id}', { params: { path: { id } } })
    expect(quote).toMatchObject({ destination_port: null, destination_country_code: 'MU' })
    expect(quote?.lines[0]).toMatchObject({ destination_country: 'Mauritius' })
  })

  it('is refused where the port does not lead there, and beside another', async () => {
    const buyer = await newBuyer(world)
    const { url } = await stockProduct(world)
    const other = await stockProduct(world)
    const mombasa = await optionFor(world, 'mombasa-sedan')
    for (const [country, option] of [
      ['ZM', mombasa],
      ['XX', null],
      ['AQ', null],
    ] as const) {
      const { error } = await add(buyer, url, country, option)
      expect(error).toMatchObject({
        code: 'invalid',
        reason: { codes: { country: ['unknown_object'] } },
      })
    }
    await add(buyer, url, 'UG', mombasa)
    const { error } = await add(buyer, other.url, 'KE', mombasa)
    expect(error).toMatchObject({ code: 'items_awaiting_checkout', values: { why: 'place' } })
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

describe('one product by RORO and in a container', () => {
  const container = { value: '1200.00' }

  it('is two lines, and one order', async () => {
    const buyer = await newBuyer(world)
    const car = await stockProduct(world, { quantity: 4 })
    await addToBasket(world, buyer, car)
    await addToBasket(world, buyer, car, container)
    const basket = await addToBasket(world, buyer, car, { ...container, quantity: 2 })
    expect(basket).toMatchObject({
      total: '18000.00',
      shippingChargeOption: { value: '1200.00' },
      totalCost: '19200.00',
    })
    const lines = await linesOf(buyer, basket)
    expect(
      lines.map(({ quantity, max_quantity, shipping_type, attributes }) => ({
        quantity,
        max_quantity,
        shipping_type,
        value: attributes[0]?.value,
      })),
    ).toEqual([
      { quantity: 1, max_quantity: 1, shipping_type: 'RORO', value: '700.00' },
      { quantity: 3, max_quantity: 3, shipping_type: 'Container', value: '1200.00' },
    ])
    const placed = await order(buyer)
    const { data } = await buyer.client.GET('/orders/{id}/lines/', {
      params: { path: { id: placed.id } },
    })
    expect(data?.map(({ quantity, attributes }) => [quantity, attributes[0]?.url])).toEqual(
      lines.map(({ quantity, attributes }) => [quantity, attributes[0]?.url]),
    )
    const { quantity, reserved } = await world.db
      .selectFrom('products')
      .select(['quantity', 'reserved'])
      .where('id', '=', car.id)
      .executeTakeFirstOrThrow()
    expect([quantity, reserved]).toEqual([4, 4])
  })

  it('a line whose shipping was not determined takes the type', async () => {
    const buyer = await newBuyer(world)
    const car = await stockProduct(world)
    await addToBasket(world, buyer, car, { value: '0' })
    const basket = await addToBasket(world, buyer, car, container)
    expect(await linesOf(buyer, basket)).toMatchObject([
      { quantity: 2, shipping_type: 'Container' },
    ])
  })
})
