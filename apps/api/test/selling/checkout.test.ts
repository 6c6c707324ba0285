import type { CheckoutRequest } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { firstDue } from '../../src/selling/payments/payment-deadline.ts'
import { isPaymentReference } from '../../src/selling/payments/payment-reference.ts'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  checkoutOf,
  consignee,
  newBuyer,
  order,
  stockOf,
  stockProduct,
  tryToOrder,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Account 0 of the test vectors of BIP 84. */
const zpub =
  'zpub6rFR7y4Q2AijBEqTUquhVz398htDFrtymD9xYYfG1m4wAcvPhXNfE3EfH1r1ADqtfSdVCToUG868RvUUkgDKf31mGDtKsAYz2oz2AGutZYs'

let world: World
beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), environment: { BITCOIN_XPUB: zpub } })
})
afterAll(() => world.close())

async function buyerWithCar(wish = {}): Promise<Buyer> {
  const buyer = await newBuyer(world)
  await addToBasket(world, buyer, await stockProduct(world, wish))
  return buyer
}

describe('placeOrder', () => {
  it('needs a sign-in', async () => {
    const buyer = await buyerWithCar()
    const body = checkoutOf(await basketOf(buyer))
    const { response } = await tryToOrder({ client: await world.as(null) }, body)
    expect(response.status).toBe(401)
  })

  it('turns the basket into a pending order with everything that belongs to it', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world, { quantity: 3 })
    await addToBasket(world, buyer, product, { quantity: 2, value: '1200.00', insurance: true })
    await buyer.client.POST('/basket/add-voucher/', { body: { vouchercode: 'WELCOME200' } })
    const basket = await basketOf(buyer)
    const { data } = await tryToOrder(buyer, {
      ...checkoutOf(basket),
      billing_address: { ...consignee, first_name: 'Kofi', country: '/api/countries/GB/' },
    })
    expect(data).toMatchObject({
      number: String(100_000 + basket.id),
      status: 'Pending',
      currency: 'USD',
      basket: basket.url,
      total_incl_tax: '10165.00',
      shipping_incl_tax: '1200.00',
      shipping_method: 'Container to Mombasa',
      shipping_code: 'mombasa-sedan',
      email: 'grace@example.com',
      insurance_requested: true,
      destination_port: 'Mombasa',
      destination_country: 'Kenya',
      voucher_discounts: [{ amount: '200.00', voucher: { code: 'WELCOME200' } }],
      line_props: [{ title: product.title, qty: 2, price: '8800.00', product_id: product.id }],
      timeline: [{ status: 'Pending' }],
      shipping_address: {
        phone_number: '+254700000001',
        tel_number: '+254700000001',
        country: 'http://localhost:8080/api/countries/KE/',
        destination_port: 'Mombasa',
        destination_code: 'mombasa-sedan',
        search_text: 'Grace Wanjiru 14 Moi Avenue Nairobi Nairobi County 00100 Kenya',
      },
      billing_address: { first_name: 'Kofi', country: 'http://localhost:8080/api/countries/GB/' },
    })
    expect(isPaymentReference(data?.payment_reference ?? '')).toBe(true)
    expect(data?.payment_reference.slice(0, -1)).toBe(data?.number)
    const due = firstDue(new Date(data?.date_placed ?? ''), world.settings.paymentDays)
    expect(data?.payment_due).toBe(due.toISOString())
    const { bitcoin_address, bitcoin_uri, bank } = data?.payment_instructions ?? {}
    expect(bitcoin_address).toMatch(/^bc1q[02-9ac-hj-np-z]{38}$/)
    expect(bitcoin_uri).toBe(`bitcoin:${bitcoin_address}?label=${data?.payment_reference}`)
    expect(bank).toEqual(world.settings.firstAccount?.details)

    expect(await stockOf(world, product)).toEqual({ quantity: 3, reserved: 2 })
    const next = await basketOf(buyer)
    expect(next.id).not.toBe(basket.id)
    expect(next).toMatchObject({ total: '0.00', discountCode: null })
  })

  it('gives every order a Bitcoin address of its own', async () => {
    const placed = await Promise.all([1, 2, 3].map(async () => order(await buyerWithCar())))
    const addresses = placed.map(({ payment_instructions }) => payment_instructions.bitcoin_address)
    expect(new Set(addresses).size).toBe(3)
  })

  it('writes to the consignee, whose address is confirmed, and to the account, with the invoice', async () => {
    const buyer = await buyerWithCar({ title: 'Isuzu "D-Max" <4x4>' })
    const { email } = await newBuyer(world)
    const placed = await order(buyer, { shipping_address: { ...consignee, email } })
    for (const address of [email, buyer.email]) {
      const mails = await mailsTo(world, address)
      expect(mails).toHaveLength(1)
      expect(mails[0]).toMatchObject({
        subject: `Order ${placed.number}: your pro-forma invoice`,
        attachments: [
          { filename: `pro-forma-${placed.number}.pdf`, contentType: 'application/pdf' },
        ],
      })
      expect(mails[0]?.text).toContain(`Payment reference: ${placed.payment_reference}`)
      expect(mails[0]?.text).toContain('Total: USD 5,200.00')
      expect(mails[0]?.text).toContain(`${world.settings.storefrontOrigin}/verify/`)
      // Where to pay stands in the invoice alone.
      expect(mails[0]?.text).not.toContain('HRBRKENA')
      expect(mails[0]?.html).toContain('Isuzu &quot;D-Max&quot; &lt;4x4&gt;')
    }
  })

  it('uses the account’s address where the consignee has none, and writes one mail', async () => {
    const buyer = await buyerWithCar()
    const { email: _none, ...address } = consignee
    const placed = await order(buyer, { shipping_address: address })
    expect(placed.email).toBe(buyer.email)
    expect(await mailsTo(world, buyer.email)).toHaveLength(1)
  })

  it('accepts the parts of a checkout as JSON text, and links without a host', async () => {
    const buyer = await buyerWithCar()
    const basket = await basketOf(buyer)
    const { shipping_charge, shipping_address, payment, ...others } = checkoutOf(basket)
    const asText = {
      ...others,
      basket: `/api/baskets/${basket.id}/`,
      shipping_charge: JSON.stringify(shipping_charge),
      shipping_address: JSON.stringify(shipping_address),
      payment: JSON.stringify(payment),
    }
    const { data } = await tryToOrder(buyer, asText as unknown as CheckoutRequest)
    expect(data?.total_incl_tax).toBe('5200.00')
  })

  it('needs no claims but the method', async () => {
    const buyer = await buyerWithCar()
    const basket = await basketOf(buyer)
    const { total: _total, shipping_charge: _charge, ...body } = checkoutOf(basket)
    expect((await tryToOrder(buyer, body)).data?.total_incl_tax).toBe('5200.00')
  })

  it('keeps the order as it was when the product and the tariff change', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world)
    await addToBasket(world, buyer, product)
    const placed = await order(buyer)
    await world.db
      .updateTable('products')
      .set({ title: 'Sold under another name', price: 1 })
      .where('id', '=', product.id)
      .execute()
    const { data } = await buyer.client.GET('/orders/{id}/', {
      params: { path: { id: placed.id } },
    })
    expect(data).toEqual(placed)
  })
})

describe('placeOrder at the same moment', () => {
  async function ordersOf(buyer: Buyer) {
    const { data } = await buyer.client.GET('/orders/')
    return data?.results ?? []
  }

  it('with the same key gives one order and one answer', async () => {
    const buyer = await buyerWithCar()
    const body = checkoutOf(await basketOf(buyer))
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => tryToOrder(buyer, body, 'intention-0001')),
    )
    const again = await tryToOrder(buyer, body, 'intention-0001')
    for (const { data } of [...answers, again]) expect(data).toEqual(answers[0]?.data)
    expect(again.response.status).toBe(200)
    expect(await ordersOf(buyer)).toHaveLength(1)
    const other = await tryToOrder(buyer, { ...body, total: '1.00' }, 'intention-0001')
    expect(other.response.status).toBe(422)
  })

  it('with a key that was refused may try again', async () => {
    const buyer = await buyerWithCar()
    const body = checkoutOf(await basketOf(buyer))
    const wrong = await tryToOrder(buyer, { ...body, total: '1.00' }, 'intention-0002')
    expect(wrong.response.status).toBe(406)
    expect((await tryToOrder(buyer, body, 'intention-0002')).response.status).toBe(200)
  })

  it('without a key gives one order, and the others find the basket gone', async () => {
    const buyer = await buyerWithCar()
    const body = checkoutOf(await basketOf(buyer))
    const answers = await Promise.all(Array.from({ length: 6 }, () => tryToOrder(buyer, body)))
    const refused = answers.filter(({ response }) => response.status === 406)
    expect(refused).toHaveLength(5)
    for (const { error } of refused) {
      expect(error).toEqual({ basket: ['Invalid hyperlink - Object does not exist.'] })
    }
    expect(await ordersOf(buyer)).toHaveLength(1)
  })

  it('by a hundred people sells the last one once', async () => {
    const product = await stockProduct(world, { quantity: 1 })
    const buyers = await Promise.all(Array.from({ length: 100 }, () => newBuyer(world)))
    const bodies = await Promise.all(
      buyers.map(async (buyer) => checkoutOf(await addToBasket(world, buyer, product))),
    )
    const answers = await Promise.all(
      buyers.map((buyer, index) => tryToOrder(buyer, bodies[index]!)),
    )
    expect(answers.filter(({ response }) => response.status === 200)).toHaveLength(1)
    const refused = answers.filter(({ response }) => response.status === 406)
    expect(refused).toHaveLength(99)
    for (const { error } of refused) {
      expect(error).toEqual({
        basket: [
          `'${product.title}' is no longer available to buy (no stock available). Please adjust your basket to continue.`,
        ],
        non_field_errors: ['Sorry, item is out of stock'],
        code: 'unavailable',
      })
    }
    expect(await stockOf(world, product)).toEqual({ quantity: 1, reserved: 1 })
    const { count } = await world.db
      .selectFrom('order_lines')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('product_id', '=', product.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
    const loser = buyers[answers.findIndex(({ response }) => response.status === 406)]!
    expect((await basketOf(loser)).totalCost).toBe('5200.00')
  }, 240_000)

  it('by people whose baskets hold the same products in another order, all get theirs', async () => {
    const stock = await Promise.all([1, 2, 3].map(() => stockProduct(world, { quantity: 24 })))
    const buyers = await Promise.all(Array.from({ length: 24 }, () => newBuyer(world)))
    const bodies = await Promise.all(
      buyers.map(async (buyer, index) => {
        const shuffled = index % 2 === 0 ? stock : stock.toReversed()
        for (const product of shuffled) await addToBasket(world, buyer, product)
        return checkoutOf(await basketOf(buyer))
      }),
    )
    const answers = await Promise.all(
      buyers.map((buyer, index) => tryToOrder(buyer, bodies[index]!)),
    )
    expect(answers.every(({ response }) => response.status === 200)).toBe(true)
    for (const product of stock) {
      expect(await stockOf(world, product)).toEqual({ quantity: 24, reserved: 24 })
    }
  }, 240_000)
})
