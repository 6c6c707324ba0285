import { formatMoment } from '@bandari/i18n/format'
import type { FlashDiscount } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  move,
  newBuyer,
  order,
  stockProduct,
  type TestProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** The flash offer and the voucher it issues (buyer spec §2 deals, §9; contract N11). */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

let count = 0
const newAddress = () => `flash-${(count += 1)}@shop.example`

async function claim(email: string, where: World = world) {
  const client = await where.as(null)
  return client.POST('/flash-discount/', { body: { email } })
}

async function issue(email = newAddress()): Promise<FlashDiscount> {
  const { data } = await claim(email)
  if (!data) throw new Error(`${email} was issued no code`)
  return data
}

function apply({ client }: Buyer, vouchercode: string) {
  return client.POST('/basket/add-voucher/', { body: { vouchercode } })
}

type Goods = Parameters<typeof stockProduct>[1]

async function buyerWith(...goods: Goods[]): Promise<Buyer> {
  const buyer = await newBuyer(world)
  for (const each of goods) await put(buyer, await stockProduct(world, each))
  return buyer
}

/** All to one destination: a basket has but one. */
function put(buyer: Buyer, product: TestProduct) {
  return addToBasket(world, buyer, product, { code: 'mombasa-other' })
}

const van = { body_type: 'van' }
const truck = { class: 'commercial', body_type: 'truck' } as const
const part = { class: 'parts', body_type: null } as const
const notQualified = {
  reason: 'Your basket does not qualify for a voucher discount',
  code: 'not_qualified',
}

describe('claimFlashDiscount', () => {
  it('issues a code: $200 off, valid 3 days, minimum order $1000, only for vehicles', async () => {
    const now = world.clock.now().getTime()
    const { data, response } = await claim(newAddress())
    expect(response.status).toBe(201)
    expect(data).toMatchObject({
      code: expect.stringMatching(/^FLASH[A-Z0-9]{7}$/),
      amount: '200.00',
      currency: 'USD',
      min_order: '1000.00',
      product_class: 'cars',
    })
    const valid = Date.parse(data!.valid_until) - now
    expect(Math.round(valid / 3600_000)).toBe(72)
  })

  it('gives the same e-mail the same code again, in any capitals', async () => {
    const first = await issue('Amina@Shop.example')
    const { data, response } = await claim('amina@shop.EXAMPLE')
    expect(response.status).toBe(200)
    expect(data).toEqual(first)
    expect((await issue()).code).not.toBe(first.code)
  })

  it('issues one code to an address that asks ten times at once', async () => {
    const email = newAddress()
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(email)))
    expect(new Set(answers.map(({ data }) => data?.code)).size).toBe(1)
    expect(answers.filter(({ response }) => response.status === 201)).toHaveLength(1)
    await world.deliverMails()
    expect(await mailsTo(world, email)).toHaveLength(1)
  })

  it('mails the code with its conditions, once', async () => {
    const email = newAddress()
    const { code, valid_until } = await issue(email)
    await claim(email)
    await world.deliverMails()
    const mails = await mailsTo(world, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.subject).toContain(code)
    for (const fact of [code, '$200', '$1000', 'vehicles only', 'once per customer']) {
      expect(mails[0]!.text).toContain(fact)
    }
    // As the page that shows the code says it.
    const end = formatMoment(valid_until, 'en-GB', 'Africa/Nairobi')
    expect(mails[0]!.text).toContain(`${end}, Nairobi time`)
  })

  it.each([
    [{}, { email: ['This field is required.'] }],
    [{ email: 'amina' }, { email: ['Enter a valid email address.'] }],
    [{ email: null }, { email: ['This field may not be null.'] }],
    [
      { email: `${'a'.repeat(250)}@b.example` },
      { email: ['Ensure this field has no more than 255 characters.'] },
    ],
    [{ email: 'a@b.example', code: 'MINE' }, { code: ['Unexpected field.'] }],
  ])('refuses %j', async (body, refusal) => {
    const client = await world.as(null)
    const { error, response } = await client.POST('/flash-discount/', {
      body: body as { email: string },
    })
    expect(response.status).toBe(400)
    expect(error).toMatchObject(refusal)
  })

  it.each([
    ['after its end', { FLASH_OFFER_ENDS: '2020-01-20 23:59' }],
    ['where there is none', { DEMO: 'false' }],
  ])('is over %s: 410', async (_case, environment) => {
    const late = await createWorld({ ...inject('postgres'), environment })
    const { error, response } = await claim('late@shop.example', late)
    const vouchers = await late.db
      .selectFrom('vouchers')
      .select('code')
      .where('offer', '=', 'flash')
      .execute()
    await late.close()
    expect(response.status).toBe(410)
    expect(error).toEqual({ detail: 'This offer has ended.' })
    expect(vouchers).toEqual([])
  })

  it('ends by the clock while the shop is running', async () => {
    const ends = new Date(Date.now() + 60_000).toISOString().replace(/\.\d+/, '')
    const ending = await createWorld({
      ...inject('postgres'),
      environment: { FLASH_OFFER_ENDS: ends },
    })
    const email = newAddress()
    expect((await claim(email, ending)).response.status).toBe(201)
    ending.clock.advance({ minutes: 2 })
    expect((await claim(email, ending)).response.status).toBe(410)
    await ending.close()
  })
})

describe('the code in a basket', () => {
  it('takes 200 dollars off a car', async () => {
    const { code } = await issue()
    const buyer = await buyerWith({ ...van, price: 450_000 })
    expect((await apply(buyer, code.toLowerCase())).response.status).toBe(200)
    expect(await basketOf(buyer)).toMatchObject({
      discountCode: code,
      total_incl_tax_excl_discounts: '4500.00',
      total_incl_tax: '4300.00',
      voucher_discounts: [{ description: '200 USD off', amount: '200.00' }],
    })
  })

  it.each([
    ['a commercial vehicle', [truck], 200],
    ['goods of exactly the minimum', [{ ...van, price: 100_000 }], 200],
    [
      'two vehicles that reach it together',
      [
        { ...van, price: 60_000 },
        { ...truck, price: 40_000 },
      ],
      200,
    ],
    ['goods below the minimum', [{ ...van, price: 99_999 }], null],
    ['parts only', [{ ...part, price: 900_000 }], null],
    [
      'parts that would lift a small vehicle over it',
      [
        { ...van, price: 60_000 },
        { ...part, price: 90_000 },
      ],
      null,
    ],
  ] as const)('%s', async (_case, goods, off) => {
    const { code } = await issue()
    const buyer = await buyerWith(...goods)
    const { error, response } = await apply(buyer, code)
    expect(response.status).toBe(off === null ? 406 : 200)
    if (off === null) expect(error).toEqual(notQualified)
    else expect((await basketOf(buyer)).voucher_discounts[0]?.amount).toBe('200.00')
  })

  it('leaves the parts beside a vehicle at their price', async () => {
    const { code } = await issue()
    const buyer = await buyerWith({ ...van, price: 450_000 }, { ...part, price: 20_000 })
    await apply(buyer, code)
    expect(await basketOf(buyer)).toMatchObject({ total_incl_tax: '4500.00' })
  })

  it('is valid 3 days', async () => {
    const own = await createWorld(inject('postgres'))
    const { data } = await claim('slow@shop.example', own)
    const buyer = await newBuyer(own)
    await addToBasket(own, buyer, await stockProduct(own))
    own.clock.advance({ days: 3 })
    const { error, response } = await apply(buyer, data!.code)
    await own.close()
    expect(response.status).toBe(406)
    expect(error).toEqual({ non_field_errors: [`The '${data!.code}' voucher has expired`] })
  })

  it('is for one order of a customer, also by a second address', async () => {
    const buyer = await buyerWith(van)
    const { code } = await issue()
    await apply(buyer, code)
    const placed = await order(buyer)
    expect(placed.voucher_discounts).toMatchObject([{ amount: '200.00', voucher: { code } }])
    // Its name is English; screens have words of their own for the shop's offer.
    const line = placed.cost_lines.find(({ kind }) => kind === 'discount')
    expect(line?.label_values).toMatchObject({ code, offer: 'flash' })
    await put(buyer, await stockProduct(world, van))
    for (const again of [code, (await issue()).code]) {
      const { error, response } = await apply(buyer, again)
      expect(response.status).toBe(406)
      expect(error).toEqual({
        non_field_errors: ['You have already used this voucher in a previous order'],
      })
    }
    expect((await apply(buyer, 'KARIBU5')).response.status).toBe(200)
  })

  it('comes back when the order is cancelled', async () => {
    const buyer = await buyerWith(van)
    const { code } = await issue()
    await apply(buyer, code)
    await move(world, await order(buyer), 'Canceled')
    await put(buyer, await stockProduct(world, van))
    expect((await apply(buyer, code)).response.status).toBe(200)
  })

  it('does not go beside another discount', async () => {
    const buyer = await buyerWith(van)
    await apply(buyer, 'KARIBU5')
    const { error } = await apply(buyer, (await issue()).code)
    expect(error).toMatchObject({ reason: 'Discount already applied to your basket' })
  })
})
