import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  addToBasket,
  basketOf,
  type Buyer,
  checkoutOf,
  linesOf,
  move,
  newBuyer,
  order,
  stockProduct,
  tryToOrder,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

function apply({ client }: Buyer, vouchercode: string) {
  return client.POST('/basket/add-voucher/', { body: { vouchercode } })
}

function remove({ client }: Buyer, code: string) {
  return client.DELETE('/basket/vouchers/{code}/', { params: { path: { code } } })
}

interface Wish {
  kind?: 'fixed' | 'percentage'
  benefit?: number
  class?: 'cars' | 'parts' | null
  min_goods?: number
  usage?: 'single' | 'once-per-customer' | 'unlimited'
}

let vouchers = 0

/** A voucher of one's own: 10 percent off everything, unlimited. */
async function issue(wish: Wish = {}): Promise<string> {
  vouchers += 1
  const now = world.clock.now().getTime()
  const { code } = await world.db
    .insertInto('vouchers')
    .values({
      code: `TEST${vouchers}`,
      name: `Test ${vouchers}`,
      kind: 'percentage',
      benefit: 1000,
      class: null,
      usage: 'unlimited',
      ...wish,
      starts_at: new Date(now - 1000),
      ends_at: new Date(now + 3600_000),
    })
    .returning('code')
    .executeTakeFirstOrThrow()
  return code
}

async function buyerWithCar(price?: number): Promise<Buyer> {
  const buyer = await newBuyer(world)
  const product = await stockProduct(world, price === undefined ? {} : { price })
  await addToBasket(world, buyer, product)
  return buyer
}

describe('applyDiscount', () => {
  it('needs a sign-in', async () => {
    const client = await world.as(null)
    const { response } = await client.POST('/basket/add-voucher/', { body: { vouchercode: 'X' } })
    expect(response.status).toBe(401)
  })

  it('takes the code in any capitals, once', async () => {
    const buyer = await buyerWithCar()
    for (const code of ['karibu5', ' KARIBU5 ']) {
      const { data } = await apply(buyer, code)
      expect(data).toEqual({
        name: 'Karibu 5 %',
        code: 'KARIBU5',
        kind: 'discount',
        start_datetime: '2026-01-01T00:00:00.000Z',
        end_datetime: '2030-01-01T00:00:00.000Z',
      })
    }
    expect(await basketOf(buyer)).toMatchObject({
      discountCode: 'KARIBU5',
      total_incl_tax: '4275.00',
      total_incl_tax_excl_discounts: '4500.00',
      totalCost: '4975.00',
      voucher_discounts: [
        { description: '5% off', amount: '225.00', voucher: { code: 'KARIBU5' } },
      ],
    })
  })

  it('spreads the discount over the lines to the cent', async () => {
    const buyer = await newBuyer(world)
    for (const price of [100_001, 100_001, 100_001]) {
      await addToBasket(world, buyer, await stockProduct(world, { price }))
    }
    await apply(buyer, await issue({ kind: 'fixed', benefit: 10_000 }))
    const basket = await basketOf(buyer)
    const lines = await linesOf(buyer, basket)
    expect(lines.map(({ price_incl_tax }) => price_incl_tax)).toEqual([
      '966.67',
      '966.68',
      '966.68',
    ])
    expect(lines.every(({ has_discount }) => has_discount)).toBe(true)
    expect(basket.total).toBe('2900.03')
  })

  it('discounts only the class it is for', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world, { body_type: 'van' }), {
      code: 'mombasa-other',
    })
    await addToBasket(
      world,
      buyer,
      await stockProduct(world, { class: 'commercial', body_type: 'truck' }),
      {
        code: 'mombasa-other',
      },
    )
    const { data } = await apply(buyer, 'WELCOME200')
    expect(data?.code).toBe('WELCOME200')
    const basket = await basketOf(buyer)
    const lines = await linesOf(buyer, basket)
    expect(lines.map(({ has_discount }) => has_discount)).toEqual([true, false])
    expect(basket.voucher_discounts).toMatchObject([
      { description: '200 USD off', amount: '200.00' },
    ])
  })
})

describe('what applyDiscount refuses', () => {
  it.each([
    ['NOSUCHCODE', { non_field_errors: ['Voucher code unknown'] }],
    ['abc', { non_field_errors: ['Voucher code unknown'] }],
    ['easter2026', { non_field_errors: ["The 'EASTER2026' voucher has expired"] }],
  ])('%s', async (code, refusal) => {
    const buyer = await buyerWithCar()
    const { error, response } = await apply(buyer, code)
    expect(response.status).toBe(406)
    expect(error).toEqual(refusal)
    expect((await basketOf(buyer)).discountCode).toBeNull()
  })

  it('one whose time has not come yet', async () => {
    const code = await issue()
    await world.db
      .updateTable('vouchers')
      .set({ starts_at: new Date(world.clock.now().getTime() + 1000_000) })
      .where('code', '=', code)
      .execute()
    const { error } = await apply(await buyerWithCar(), code)
    expect(error).toEqual({ non_field_errors: [`The '${code}' voucher has expired`] })
  })

  it.each([
    ['an empty basket', {}, null],
    ['goods below the minimum', { min_goods: 450_001 }, 450_000],
    ['no goods of its class', { class: 'parts' }, 450_000],
  ] as const)('%s', async (_case, wish, price) => {
    const buyer = price === null ? await newBuyer(world) : await buyerWithCar(price)
    const { error, response } = await apply(buyer, await issue(wish))
    expect(response.status).toBe(406)
    expect(error).toEqual({
      reason: 'Your basket does not qualify for a voucher discount',
      code: 'not_qualified',
    })
  })

  it('a second, different one until the first is removed', async () => {
    const buyer = await buyerWithCar()
    const other = await issue()
    await apply(buyer, 'KARIBU5')
    const { error, response } = await apply(buyer, other)
    expect(response.status).toBe(406)
    expect(error).toEqual({
      reason: 'Discount already applied to your basket',
      code: 'discount_present',
    })
    expect((await remove(buyer, 'karibu5')).response.status).toBe(204)
    expect((await apply(buyer, other)).response.status).toBe(200)
  })

  it.each([
    [{}, { vouchercode: ['This field is required.'] }],
    [{ vouchercode: '' }, { vouchercode: ['This field may not be blank.'] }],
    [{ vouchercode: ' ' }, { vouchercode: ['This field may not be blank.'] }],
    [{ vouchercode: 7 }, { vouchercode: ['Not a valid string.'] }],
    [
      { vouchercode: 'X'.repeat(256) },
      { vouchercode: ['Ensure this field has no more than 255 characters.'] },
    ],
  ])('%j', async (body, refusal) => {
    const { client } = await newBuyer(world)
    const { error, response } = await client.POST('/basket/add-voucher/', {
      body: body as { vouchercode: string },
    })
    expect(response.status).toBe(406)
    expect(error).toEqual(refusal)
  })
})

describe('removeDiscount', () => {
  it('is for the code that is applied', async () => {
    const client = await world.as(null)
    const path = { code: 'KARIBU5' }
    const visitor = await client.DELETE('/basket/vouchers/{code}/', { params: { path } })
    expect(visitor.response.status).toBe(401)
    const buyer = await buyerWithCar()
    expect((await remove(buyer, 'KARIBU5')).response.status).toBe(404)
    await apply(buyer, 'KARIBU5')
    expect((await remove(buyer, 'WELCOME200')).response.status).toBe(404)
    expect((await remove(buyer, 'KARIBU5')).response.status).toBe(204)
    expect((await remove(buyer, 'KARIBU5')).response.status).toBe(404)
    expect(await basketOf(buyer)).toMatchObject({ discountCode: null, totalCost: '5200.00' })
  })
})

describe('a used discount', () => {
  it('that is for one order only is used up for everybody', async () => {
    const code = await issue({ usage: 'single' })
    const first = await buyerWithCar()
    await apply(first, code)
    const placed = await order(first)
    expect(placed.voucher_discounts).toMatchObject([{ amount: '450.00', voucher: { code } }])
    const { error } = await apply(await buyerWithCar(), code)
    expect(error).toEqual({ non_field_errors: ['This voucher has already been used'] })
  })

  it('that is for one order of each customer is used up for that one', async () => {
    const code = await issue({ usage: 'once-per-customer' })
    const first = await buyerWithCar()
    await apply(first, code)
    await order(first)
    await addToBasket(world, first, await stockProduct(world))
    const { error } = await apply(first, code)
    expect(error).toEqual({
      non_field_errors: ['You have already used this voucher in a previous order'],
    })
    expect((await apply(await buyerWithCar(), code)).response.status).toBe(200)
  })

  it('comes back when the order is cancelled', async () => {
    const code = await issue({ usage: 'single' })
    const first = await buyerWithCar()
    await apply(first, code)
    await move(world, await order(first), 'Canceled')
    expect((await apply(await buyerWithCar(), code)).response.status).toBe(200)
  })

  it('that has ended meanwhile takes nothing off any more, and is named', async () => {
    const buyer = await buyerWithCar()
    const code = await issue()
    await apply(buyer, code)
    const stale = checkoutOf(await basketOf(buyer))
    await world.db
      .updateTable('vouchers')
      .set({ ends_at: world.clock.now() })
      .where('code', '=', code)
      .execute()
    expect(await basketOf(buyer)).toMatchObject({ discountCode: code, totalCost: '5200.00' })
    const { error } = await tryToOrder(buyer, stale)
    expect(error).toMatchObject({
      non_field_errors: [`The '${code}' voucher has expired`],
      code: 'discount_ended',
    })
  })

  it('is used once also when twenty order with it at the same moment', async () => {
    const code = await issue({ usage: 'single' })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buyerWithCar()))
    const bodies = await Promise.all(
      buyers.map(async (buyer) => {
        await apply(buyer, code)
        return checkoutOf(await basketOf(buyer))
      }),
    )
    const answers = await Promise.all(
      buyers.map((buyer, index) => tryToOrder(buyer, bodies[index]!)),
    )
    const statuses = answers.map(({ response }) => response.status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 406)).toHaveLength(19)
    const uses = await world.db
      .selectFrom('voucher_uses')
      .innerJoin('vouchers', 'vouchers.id', 'voucher_id')
      .select('order_id')
      .where('code', '=', code)
      .execute()
    expect(uses).toHaveLength(1)
  })
})

describe('a discount that takes nothing off any more', () => {
  const statusOf = async (buyer: Buyer, code: string) => (await apply(buyer, code)).response.status

  async function withVouchers(first: { ends_at?: Date; min_goods?: number }) {
    const codes = ['FIRST', 'SECOND'].map((name) =>
      `${name}-${Math.random().toString(36).slice(2)}`.toUpperCase(),
    )
    const [starts_at, ends_at] = [
      new Date('2026-01-01T00:00:00Z'),
      new Date('2035-01-01T00:00:00Z'),
    ]
    const terms = {
      kind: 'fixed',
      benefit: 10_000,
      usage: 'unlimited',
      starts_at,
      ends_at,
    } as const
    await world.db
      .insertInto('vouchers')
      .values(codes.map((code) => ({ code, name: code, ...terms })))
      .execute()
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const [one = '', other = ''] = codes
    expect(await statusOf(buyer, one)).toBe(200)
    expect(await statusOf(buyer, other), 'one that still earns').toBe(406)
    await world.db.updateTable('vouchers').set(first).where('code', '=', one).execute()
    return { buyer, one, other }
  }

  it.each([
    ['it ended', { ends_at: new Date('2026-02-01T00:00:00Z') }],
    ['the goods are worth too little', { min_goods: 900_000 }],
  ])('makes room for another: %s', async (_, change) => {
    const { buyer, one, other } = await withVouchers(change)
    expect(await statusOf(buyer, other)).toBe(200)
    expect(await basketOf(buyer)).toMatchObject({
      discountCode: other,
      voucher_discounts: [{ amount: '100.00' }],
    })
    expect(await statusOf(buyer, one)).toBe(406)
  })

  it('and stays when the other cannot be taken', async () => {
    const { buyer, one } = await withVouchers({ min_goods: 900_000 })
    expect(await statusOf(buyer, 'EASTER2026')).toBe(406)
    expect(await basketOf(buyer)).toMatchObject({ discountCode: one })
  })
})
