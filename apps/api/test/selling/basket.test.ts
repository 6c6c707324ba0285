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
  tryToAdd,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function onlyLineOf(buyer: Buyer): Promise<BasketLine> {
  const [line] = await linesOf(buyer, await basketOf(buyer))
  if (!line) throw new Error('the basket is empty')
  return line
}

describe('getBasket', () => {
  it('needs a sign-in', async () => {
    const { response, error } = await (await world.as(null)).GET('/basket/')
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Token')
    expect(error).toEqual({ detail: 'Authentication credentials were not provided.' })
  })

  it('is empty at first, and the same one on every call', async () => {
    const buyer = await newBuyer(world)
    const basket = await basketOf(buyer)
    expect(basket).toMatchObject({
      status: 'Open',
      currency: null,
      is_tax_known: false,
      is_shipping_requested: false,
      shippingChargeOption: null,
      destinationPort: null,
      destinationCode: null,
      discountCode: null,
      promoCode: null,
      insurance_requested: false,
      total: '0.00',
      totalCost: '0.00',
    })
    expect((await basketOf(buyer)).id).toBe(basket.id)
    expect(await linesOf(buyer, basket)).toEqual([])
  })

  it('is one also when it is asked for many times at once for the first time', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world, { quantity: 25 })
    const baskets = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0 ? basketOf(buyer) : addToBasket(world, buyer, product),
      ),
    )
    expect(new Set(baskets.map(({ id }) => id)).size).toBe(1)
    expect(await onlyLineOf(buyer)).toMatchObject({ quantity: 6 })
  })
})

describe('addBasketLine', () => {
  it('needs a sign-in', async () => {
    const client = await world.as(null)
    const { response } = await tryToAdd(world, { client }, await stockProduct(world))
    expect(response.status).toBe(401)
  })

  it('answers the whole basket; the line is behind its link', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world)
    const basket = await addToBasket(world, buyer, product, { quantity: 2, insurance: true })
    const option = `http://localhost:8080${await optionFor(world, 'mombasa-sedan')}`
    expect(basket).toMatchObject({
      currency: 'USD',
      is_tax_known: true,
      total_incl_tax: '9000.00',
      total_incl_tax_excl_discounts: '9000.00',
      total_tax: '0.00',
      shippingChargeOption: { value: '700.00', option },
      destinationPort: 'Mombasa',
      destinationCode: 'mombasa-sedan',
      insurance_requested: true,
      total: '9000.00',
      totalCost: '9860.05',
    })
    const line = await onlyLineOf(buyer)
    expect(line).toMatchObject({
      product: `http://localhost:8080/api/products/${product.id}/`,
      product_id: product.id,
      title: product.title,
      primary_image: 'No_Image_found',
      quantity: 2,
      max_quantity: 3,
      attributes: [{ option, value: '700.00' }],
      price_currency: 'USD',
      price_incl_tax: '9000.00',
      price_incl_tax_excl_discounts: '9000.00',
      has_discount: false,
      warning: null,
      basket: basket.url,
    })
  })

  it.each([
    ['700.00', '700.00'],
    [700, '700.00'],
    ['700.0000', '700.00'],
    ['1200', '1200.00'],
    [0, '0'],
    ['1.00', '0'],
    ['699.99', '0'],
    ['700.0001', '0'],
    [999_999, '0'],
  ])('takes a claimed charge of %j for %s: the tariff decides', async (value, stored) => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world), { value })
    expect(await onlyLineOf(buyer)).toMatchObject({ attributes: [{ value: stored }] })
  })

  it('knows no tariff for what is no vehicle', async () => {
    const buyer = await newBuyer(world)
    const spare = await stockProduct(world, { class: 'parts', body_type: null })
    const basket = await addToBasket(world, buyer, spare, { value: '700.00' })
    expect(basket.destinationCode).toBe('mombasa-other')
    expect(basket.shippingChargeOption?.value).toBe('0.00')
  })

  it('takes the option of the product’s own body group at the port', async () => {
    const buyer = await newBuyer(world)
    const suv = await stockProduct(world, { body_type: 'SUV' })
    const basket = await addToBasket(world, buyer, suv, { code: 'durban-sedan' })
    expect(basket).toMatchObject({ destinationPort: 'Durban', destinationCode: 'durban-suv' })
  })

  it('takes a product without a destination, whose charge is then undetermined', async () => {
    const buyer = await newBuyer(world)
    const basket = await addToBasket(world, buyer, await stockProduct(world), { code: null })
    expect(basket).toMatchObject({ shippingChargeOption: null, destinationCode: null })
    expect((await onlyLineOf(buyer)).attributes).toEqual([])
  })

  it('adds the same product by the same way to its line', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world)
    await addToBasket(world, buyer, product)
    const basket = await addToBasket(world, buyer, product)
    expect(basket.totalCost).toBe('9700.00')
    expect(await onlyLineOf(buyer)).toMatchObject({ quantity: 2 })
  })

  it('keeps the insurance flag as long as any insured line is there', async () => {
    const buyer = await newBuyer(world)
    const insured = await stockProduct(world)
    await addToBasket(world, buyer, insured, { insurance: true })
    await addToBasket(world, buyer, insured)
    await addToBasket(world, buyer, await stockProduct(world), { insurance: false })
    expect((await basketOf(buyer)).insurance_requested).toBe(true)
    await addToBasket(world, buyer, insured, { insurance: false })
    expect((await basketOf(buyer)).insurance_requested).toBe(false)
  })

  it('accepts links with any host or none', async () => {
    const buyer = await newBuyer(world)
    const { id } = await stockProduct(world, { quantity: 9 })
    const urls = [`/api/products/${id}/`, `/products/${id}`, `https://x.example/api/products/${id}`]
    for (const url of urls) await addToBasket(world, buyer, { url })
    expect(await onlyLineOf(buyer)).toMatchObject({ quantity: 3 })
  })
})

describe('what addBasketLine refuses', () => {
  it.each([
    [{ quantity: 0 }, 'unavailable', 'Item is unavailable'],
    [{ market: 'local', currency: 'KES' }, 'unavailable', 'Item is unavailable'],
    [{ currency: 'KES' }, 'unavailable', 'Item is unavailable'],
    [{ quantity: 2 }, 'max_quantity', 'a maximum of 2 can be bought'],
  ] as const)('%j: %s', async (wish, code, reason) => {
    const buyer = await newBuyer(world)
    const { error, response } = await tryToAdd(world, buyer, await stockProduct(world, wish), {
      quantity: 3,
    })
    expect(response.status).toBe(406)
    expect(error).toEqual({ reason, code })
    expect(await linesOf(buyer, await basketOf(buyer))).toEqual([])
  })

  it('more than there is, counting what the basket holds and what is promised to others', async () => {
    const product = await stockProduct(world, { quantity: 5 })
    const first = await newBuyer(world)
    await addToBasket(world, first, product, { quantity: 2 })
    await order(first)
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, product, { quantity: 2 })
    const { error } = await tryToAdd(world, buyer, product, { quantity: 2 })
    expect(error).toEqual({ reason: 'a maximum of 3 can be bought', code: 'max_quantity' })
  })

  it('more than 25 in one basket', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world, { quantity: 99 }), { quantity: 20 })
    const product = await stockProduct(world, { quantity: 99 })
    const { error } = await tryToAdd(world, buyer, product, { quantity: 6 })
    expect(error).toEqual({
      reason:
        'Due to technical limitations we are not able to ship more than 25 items in one order.',
      code: 'basket_limit',
    })
    await addToBasket(world, buyer, product, { quantity: 5 })
  })

  it('another destination than the one in the basket', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    for (const code of ['durban-sedan', null]) {
      const { error } = await tryToAdd(world, buyer, await stockProduct(world), { code })
      expect(error).toEqual({
        reason: 'You have items awaiting checkout.',
        code: 'items_awaiting_checkout',
      })
    }
  })

  it('a link to nothing, to something else and to somebody’s draft', async () => {
    const buyer = await newBuyer(world)
    const draft = await stockProduct(world, { status: 'draft' })
    const product = await stockProduct(world)
    const expectations: [string, string][] = [
      ['/api/products/2147483647/', 'Invalid hyperlink - Object does not exist.'],
      [draft.url, 'Invalid hyperlink - Object does not exist.'],
      ['/api/options/1/', 'Invalid hyperlink - Incorrect URL match.'],
      ['/api/cars/1/', 'Invalid hyperlink - No URL match.'],
    ]
    for (const [url, sentence] of expectations) {
      const { error } = await tryToAdd(world, buyer, { url })
      expect(error).toEqual({ reason: { url: [sentence] }, code: 'invalid' })
    }
    const links: [string, string][] = [
      ['/api/options/9999/', 'Invalid hyperlink - Object does not exist.'],
      [product.url, 'Invalid hyperlink - Incorrect URL match.'],
      ['mombasa-sedan', 'Invalid hyperlink - No URL match.'],
    ]
    for (const [option, sentence] of links) {
      const { error } = await buyer.client.POST('/basket/add-product/', {
        body: { url: product.url, quantity: 1, options: [{ option, value: 0 }] },
      })
      expect(error).toEqual({ reason: { options: [{ option: [sentence] }] }, code: 'invalid' })
    }
  })

  it.each([
    [{ quantity: 1 }, { url: ['This field is required.'] }],
    [{ url: '/api/products/1/' }, { quantity: ['This field is required.'] }],
    [
      { url: '/api/products/1/', quantity: 0 },
      { quantity: ['Ensure this value is greater than or equal to 1.'] },
    ],
    [
      { url: '/api/products/1/', quantity: -1 },
      { quantity: ['Ensure this value is greater than or equal to 1.'] },
    ],
    [
      { url: '/api/products/1/', quantity: 26 },
      { quantity: ['Ensure this value is less than or equal to 25.'] },
    ],
    [{ url: '/api/products/1/', quantity: 1.5 }, { quantity: ['A valid integer is required.'] }],
    [{ url: '/api/products/1/', quantity: 1, price: 1 }, { price: ['Unexpected field.'] }],
  ])('%j', async (body, reason) => {
    const { client } = await newBuyer(world)
    const { error, response } = await client.POST('/basket/add-product/', {
      body: body as { url: string; quantity: number },
    })
    expect(response.status).toBe(406)
    expect(error).toEqual({ reason, code: 'invalid' })
  })

  it('two that want the last one in the same basket at once', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world, { quantity: 1 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => tryToAdd(world, buyer, product)),
    )
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
    expect(await onlyLineOf(buyer)).toMatchObject({ quantity: 1 })
  })
})
