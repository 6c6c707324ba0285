import type { BasketShipping } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  addToBasket,
  type Buyer,
  checkoutOf,
  linesOf,
  newBuyer,
  order,
  stockProduct,
  tryToOrder,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** One basket has one destination: it is changed as a whole, and its sums follow. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const mombasa: BasketShipping = {
  country: 'KE',
  port: 'mombasa',
  shipping_type: 'RORO',
  insurance: false,
}

async function send(buyer: Buyer, id: number, wish: Partial<BasketShipping>) {
  const { data, error, response } = await buyer.client.PUT('/baskets/{id}/shipping/', {
    params: { path: { id } },
    body: { ...mombasa, ...wish },
  })
  return { data, error, status: response.status }
}

async function buyerOfOne() {
  const buyer = await newBuyer(world)
  const basket = await addToBasket(world, buyer, await stockProduct(world))
  return { buyer, id: basket.id }
}

describe('where a basket goes', () => {
  it('another port, way and insurance are other sums, and can be ordered as they are', async () => {
    const { buyer, id } = await buyerOfOne()
    const wish = {
      country: 'ZM',
      port: 'durban',
      shipping_type: 'Container',
      insurance: true,
    } as const
    const { data } = await send(buyer, id, wish)
    expect(data).toMatchObject({
      destinationCountryCode: 'ZM',
      destinationPort: 'Durban',
      destinationCode: 'durban-sedan',
      insurance_requested: true,
      shippingChargeOption: { value: '1200.00' },
    })
    const [insurance] = data!.cost_lines.filter(({ kind }) => kind === 'insurance')
    const sum = 4500 + 1200 + Number(insurance?.amount)
    expect(data!.totalCost).toBe(sum.toFixed(2))
    expect(await linesOf(buyer, { id })).toMatchObject([
      { shipping_type: 'Container', destination_port: 'Durban', destination_country_code: 'ZM' },
    ])
    expect(await order(buyer)).toMatchObject({ total_incl_tax: data!.totalCost })
  })

  it('lines that differed only by their way become one', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world)
    const { id } = await addToBasket(world, buyer, product)
    await addToBasket(world, buyer, product, { value: '1200.00' })
    expect(await linesOf(buyer, { id })).toHaveLength(2)
    expect((await send(buyer, id, {})).data).toMatchObject({ totalCost: '9700.00' })
    expect(await linesOf(buyer, { id })).toMatchObject([{ quantity: 2, shipping_type: 'RORO' }])
  })

  it('a country without a port of ours has no charge yet', async () => {
    const { buyer, id } = await buyerOfOne()
    const { data } = await send(buyer, id, { country: 'MU', port: null })
    expect(data).toMatchObject({ destinationCountryCode: 'MU', destinationPort: null })
    expect(Number(data!.shippingChargeOption?.value ?? 0)).toBe(0)
  })

  it.each([
    [{ country: 'AL', port: null }, { country: ['unknown_object'] }],
    [{ country: 'KE', port: 'durban' }, { port: ['unknown_object'] }],
    [{ country: 'KE', port: null }, { port: ['unknown_object'] }],
    [{ country: 'MU', port: 'mombasa' }, { port: ['unknown_object'] }],
  ])('%j is refused and changes nothing', async (wish, codes) => {
    const { buyer, id } = await buyerOfOne()
    expect(await send(buyer, id, wish)).toMatchObject({ status: 400, error: { codes } })
    expect(await linesOf(buyer, { id })).toMatchObject([{ destination_port: 'Mombasa' }])
  })

  it('a basket that is being quoted stays as it is, and nobody changes another one’s', async () => {
    const buyer = await newBuyer(world)
    const { id } = await addToBasket(world, buyer, await stockProduct(world), {
      code: null,
      country: 'MU',
    })
    await buyer.client.POST('/request-shipping-quote/', { body: { q: id } })
    expect(await send(buyer, id, {})).toMatchObject({
      status: 406,
      error: { code: 'items_awaiting_checkout', values: { why: 'quote' } },
    })
    expect((await send(await newBuyer(world), id, {})).status).toBe(404)
  })
})

describe('a discount between basket and checkout', () => {
  async function withCode(usage: 'single' | 'unlimited') {
    const code = `GONE-${usage.toUpperCase()}`
    const editor = await world.as('content')
    const { data: voucher } = await editor.POST('/support/vouchers', {
      body: {
        code,
        name: 'Gone',
        kind: 'percentage',
        benefit: '5',
        usage,
        start_datetime: '2026-01-01T00:00:00.000Z',
        end_datetime: '2035-01-01T00:00:00.000Z',
      },
    })
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: code } })
    const { data: seen } = await buyer.client.GET('/basket/')
    expect(seen).toMatchObject({ discount_state: 'ok', totalCost: '4975.00' })
    return { code, voucher: voucher!, buyer, seen: seen! }
  }

  it('that ended is named, not a wrong total, and the order goes through without it', async () => {
    const { voucher, buyer, seen } = await withCode('unlimited')
    const editor = await world.as('content')
    const { id, version } = voucher
    await editor.POST('/support/vouchers/{id}/end', {
      params: { path: { id } },
      body: { version, reason: 'Budget is used up' },
    })
    expect((await tryToOrder(buyer, checkoutOf(seen))).error).toMatchObject({
      code: 'discount_ended',
      codes: { non_field_errors: ['discount_expired'] },
    })
    const { data: now } = await buyer.client.GET('/basket/')
    expect(now).toMatchObject({ discount_state: 'expired', totalCost: '5200.00' })
    expect(await order(buyer)).toMatchObject({ total_incl_tax: '5200.00' })
  })

  it('that somebody else used up is named as used', async () => {
    const { code, buyer, seen } = await withCode('single')
    const other = await newBuyer(world)
    await addToBasket(world, other, await stockProduct(world))
    await other.client.POST('/basket/add-voucher/', { body: { vouchercode: code } })
    await order(other)
    expect((await tryToOrder(buyer, checkoutOf(seen))).error).toMatchObject({
      code: 'discount_ended',
      codes: { non_field_errors: ['discount_used'] },
    })
    expect((await buyer.client.GET('/basket/')).data).toMatchObject({ discount_state: 'used' })
  })
})
