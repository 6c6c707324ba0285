import type { CheckoutRequest } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  addToBasket,
  basketOf,
  type Buyer,
  checkoutOf,
  consignee,
  newBuyer,
  stockOf,
  stockProduct,
  tryToOrder,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function buyerWithCar(wish = {}): Promise<Buyer> {
  const buyer = await newBuyer(world)
  await addToBasket(world, buyer, await stockProduct(world, wish))
  return buyer
}

/** Posts what the review page posts, with something changed, and expects it to change nothing. */
async function refusalOf(buyer: Buyer, changed: Record<string, unknown>) {
  const basket = await basketOf(buyer)
  const body: CheckoutRequest = { ...checkoutOf(basket), ...changed }
  const { error, response } = await tryToOrder(buyer, body)
  expect(response.status).toBe(406)
  expect(await basketOf(buyer)).toEqual(basket)
  return error
}

describe('what placeOrder refuses', () => {
  it('an empty basket', async () => {
    expect(await refusalOf(await newBuyer(world), {})).toEqual({
      non_field_errors: ['Cannot checkout with empty basket'],
    })
  })

  it('somebody else’s, an unknown, an ordered basket and what is no basket', async () => {
    const other = await buyerWithCar()
    const buyer = await buyerWithCar()
    const gone = 'Invalid hyperlink - Object does not exist.'
    const links: [string, string][] = [
      [(await basketOf(other)).url, gone],
      ['/api/baskets/2147483647/', gone],
      ['/api/products/1/', 'Invalid hyperlink - Incorrect URL match.'],
      ['118', 'Invalid hyperlink - No URL match.'],
    ]
    for (const [basket, sentence] of links) {
      expect(await refusalOf(buyer, { basket })).toEqual({ basket: [sentence] })
    }
    const body = checkoutOf(await basketOf(buyer))
    expect((await tryToOrder(buyer, body)).response.status).toBe(200)
    expect((await tryToOrder(buyer, body)).error).toEqual({ basket: [gone] })
  })

  it.each([
    [
      { total: '5199.99' },
      { non_field_errors: ['Total incorrect 5199.99 != 5200.00'], code: 'total_changed' },
    ],
    [
      { total: 0 },
      { non_field_errors: ['Total incorrect 0.00 != 5200.00'], code: 'total_changed' },
    ],
    [{ total: 5200.001 }, { total: ['Ensure that there are no more than 2 decimal places.'] }],
    [{ total: '5200.001' }, { total: ['Ensure that there are no more than 2 decimal places.'] }],
    [{ total: -1 }, { total: ['Ensure this value is greater than or equal to 0.'] }],
    [
      { shipping_charge: { currency: 'USD', incl_tax: '1.00', excl_tax: '1.00', tax: 0 } },
      { non_field_errors: ['Shipping price incorrect 1.00 != 700.00'], code: 'total_changed' },
    ],
    [
      { shipping_charge: { currency: 'USD', incl_tax: 700, excl_tax: 0, tax: 700 } },
      { non_field_errors: ['Shipping price incorrect 0.00 != 700.00'], code: 'total_changed' },
    ],
    [
      { shipping_charge: { currency: 'KES', incl_tax: 700, excl_tax: 700 } },
      { shipping_charge: { currency: ['"KES" is not a valid choice.'] } },
    ],
    [{ shipping_method_code: 'x' }, { shipping_method_code: ['"x" is not a valid choice.'] }],
    [
      { shipping_method_code: 'durban-sedan' },
      { shipping_method_code: ['"durban-sedan" is not a valid choice.'] },
    ],
    [
      { shipping_address: { ...consignee, destination_port: 'Durban' } },
      { shipping_address: { destination_port: ['"Durban" is not a valid choice.'] } },
    ],
    [
      { shipping_address: { ...consignee, destination_code: 'mombasa-suv' } },
      { shipping_address: { destination_code: ['"mombasa-suv" is not a valid choice.'] } },
    ],
    [{ payment: {} }, { payment: ['At least one payment method must be enabled.'] }],
    [
      { payment: { cash: { enabled: false } } },
      { payment: ['At least one payment method must be enabled.'] },
    ],
    [
      { payment: { cash: { enabled: true, pay_balance: false, amount: '0.00' } } },
      {
        payment: {
          cash: {
            non_field_errors: ['Amount must be greater then 0.00 or pay_balance must be enabled.'],
          },
        },
      },
    ],
    [
      { payment: { cash: { enabled: true, pay_balance: false, amount: 1 } } },
      { payment: ['Must set pay_balance flag on at least one payment method.'] },
    ],
    [{ payment: undefined }, { payment: ['This field is required.'] }],
    [{ shipping_address: undefined }, { shipping_address: ['This field is required.'] }],
    [{ status: 'Authorized' }, { status: ['Unexpected field.'] }],
    [{ payment: { card: {} } }, { payment: { card: ['Unexpected field.'] } }],
  ])('%j', async (changed, refusal) => {
    expect(await refusalOf(await buyerWithCar(), changed)).toEqual(refusal)
  })

  it.each([
    [{ line1: '' }, { line1: ['This field may not be blank.'] }],
    [{ line4: ' ' }, { line4: ['This field may not be blank.'] }],
    [{ line1: 'x'.repeat(51) }, { line1: ['Ensure this field has no more than 50 characters.'] }],
    [{ title: 'Dr' }, { title: ['"Dr" is not a valid choice.'] }],
    [{ first_name: undefined }, { first_name: ['This field is required.'] }],
    [{ email: 'nobody' }, { email: ['Enter a valid email address.'] }],
    [{ phone_number: '1234' }, { phone_number: ['The phone number entered is not valid.'] }],
    [
      { phone_number: '0800 BANDARI' },
      { phone_number: ['The phone number entered is not valid.'] },
    ],
    [
      { phone_number: '12345678901234567' },
      { phone_number: ['The phone number entered is not valid.'] },
    ],
    [{ phone_number: '0722 345' }, { phone_number: ['The phone number entered is not valid.'] }],
    [{ tel_number: '12' }, { tel_number: ['The phone number entered is not valid.'] }],
    [
      { country: '/api/countries/QQ/' },
      { country: ['Invalid hyperlink - Object does not exist.'] },
    ],
    [{ country: 'Kenya' }, { country: ['Invalid hyperlink - No URL match.'] }],
    [
      { country: 'Kenya', phone_number: '1' },
      {
        country: ['Invalid hyperlink - No URL match.'],
        phone_number: ['The phone number entered is not valid.'],
      },
    ],
  ])('a consignee with %j', async (changed, refusal) => {
    const buyer = await buyerWithCar()
    const address = { ...consignee, ...changed }
    expect(await refusalOf(buyer, { shipping_address: address })).toEqual({
      shipping_address: refusal,
    })
    expect(await refusalOf(buyer, { billing_address: address })).toEqual({
      billing_address: refusal,
    })
  })

  it('tells all that is wrong with the fields at once', async () => {
    const buyer = await buyerWithCar()
    const refusal = await refusalOf(buyer, {
      basket: '/api/baskets/1000000/',
      shipping_address: { ...consignee, country: '/api/countries/QQ/' },
      payment: {},
    })
    expect(Object.keys(refusal ?? {}).toSorted()).toEqual([
      'basket',
      'codes',
      'payment',
      'shipping_address',
    ])
  })

  it('an undetermined charge, also while a quote is pending', async () => {
    const buyer = await newBuyer(world)
    const basket = await addToBasket(world, buyer, await stockProduct(world), { value: 0 })
    const refusal = {
      non_field_errors: ['Shipping cost has not been determined.'],
      code: 'charge_undetermined',
    }
    expect(await refusalOf(buyer, {})).toEqual(refusal)
    await buyer.client.GET('/request-shipping-quote/', { params: { query: { q: basket.id } } })
    expect(await refusalOf(buyer, {})).toEqual(refusal)
    const cheeky = { currency: 'USD', incl_tax: '1.00', excl_tax: '1.00' }
    expect(await refusalOf(buyer, { shipping_charge: cheeky, total: '4501.00' })).toEqual(refusal)
  })

  it('a price that rose since the review page', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world)
    await addToBasket(world, buyer, product)
    const body = checkoutOf(await basketOf(buyer))
    await world.db
      .updateTable('products')
      .set({ price: 460_000 })
      .where('id', '=', product.id)
      .execute()
    expect((await tryToOrder(buyer, body)).error).toEqual({
      non_field_errors: ['Total incorrect 5200.00 != 5300.00'],
      code: 'total_changed',
    })
    expect(await stockOf(world, product)).toMatchObject({ reserved: 0 })
  })

  it.each([
    [{ quantity: 1 }, 'a maximum of 1 can be bought', 'Sorry, only 1 available', 'max_quantity'],
    [{ quantity: 0 }, 'no stock available', 'Sorry, item is out of stock', 'unavailable'],
    [{ status: 'draft' }, 'no stock available', 'Sorry, item is out of stock', 'unavailable'],
  ] as const)('stock that went meanwhile: %j', async (changed, reason, sentence, code) => {
    const buyer = await newBuyer(world)
    const other = await stockProduct(world)
    const product = await stockProduct(world)
    await addToBasket(world, buyer, other)
    await addToBasket(world, buyer, product, { quantity: 2 })
    const body = checkoutOf(await basketOf(buyer))
    await world.db.updateTable('products').set(changed).where('id', '=', product.id).execute()
    const { error, response } = await tryToOrder(buyer, body)
    expect(response.status).toBe(406)
    expect(error).toEqual({
      basket: [
        `'${product.title}' is no longer available to buy (${reason}). Please adjust your basket to continue.`,
      ],
      non_field_errors: [sentence],
      code,
    })
    expect(await stockOf(world, other)).toMatchObject({ reserved: 0 })
    expect((await basketOf(buyer)).url).toBe(body.basket)
  })
})
