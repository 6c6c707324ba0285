import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailsTo } from '../helpers/mails.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  checkoutOf,
  consignee,
  linesOf,
  move,
  newBuyer,
  order,
  stockOf,
  stockProduct,
  tryToOrder,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What one account may order before it pays, and whom our mails about it reach (decision 30). */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function tryOne(buyer: Buyer, { quantity = 1 } = {}) {
  const product = await stockProduct(world, { quantity: 20 })
  await addToBasket(world, buyer, product, { quantity })
  const { data, error, response } = await tryToOrder(buyer, checkoutOf(await basketOf(buyer)))
  return { data, error, response, status: response.status, product }
}

describe('one account', () => {
  it('has three unpaid orders; the fourth is refused and leaves everything as it is', async () => {
    const buyer = await newBuyer(world)
    const placed = [await tryOne(buyer), await tryOne(buyer), await tryOne(buyer)]
    const fourth = await tryOne(buyer)
    expect([fourth.status, fourth.error]).toEqual([
      406,
      {
        non_field_errors: [
          'You have 3 orders that are not paid for yet. Pay for one, or wait until one is cancelled, before you place another.',
        ],
        code: 'too_many_unpaid',
      },
    ])
    expect(await stockOf(world, fourth.product)).toMatchObject({ reserved: 0 })
    expect(await linesOf(buyer, await basketOf(buyer))).toHaveLength(1)
    await move(world, placed[0]!.data!, 'Authorized')
    await order(buyer)
  })

  it('holds five vehicles', async () => {
    const buyer = await newBuyer(world)
    expect((await tryOne(buyer, { quantity: 4 })).status).toBe(200)
    const more = await tryOne(buyer, { quantity: 2 })
    expect([more.status, more.error]).toEqual([
      406,
      {
        non_field_errors: [
          'We keep up to 5 vehicles for you until they are paid for, and 4 are kept for you already.',
        ],
        code: 'too_many_held',
      },
    ])
    const other = await newBuyer(world)
    expect((await tryOne(other, { quantity: 6 })).error).toMatchObject({
      non_field_errors: ['We keep up to 5 vehicles for you until they are paid for.'],
    })
  })

  it('in many tabs at once is still one account', async () => {
    const buyer = await newBuyer(world)
    const product = await stockProduct(world, { quantity: 20 })
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        await addToBasket(world, buyer, product).catch(() => null)
        await tryToOrder(buyer, checkoutOf(await basketOf(buyer)))
      }),
    )
    const { reserved } = await stockOf(world, product)
    const { data } = await buyer.client.GET('/orders/', {})
    expect(data!.results.length).toBeLessThanOrEqual(3)
    expect(reserved).toBeLessThanOrEqual(5)
  })

  it('orders ten times in an hour, whatever becomes of the orders; refusals do not count', async () => {
    const buyer = await newBuyer(world)
    for (let n = 1; n <= 10; n += 1) {
      const empty = await tryToOrder(buyer, { ...checkoutOf(await basketOf(buyer)), total: '1.00' })
      expect(empty.response.status).toBe(406)
      const { data } = await tryOne(buyer)
      await world.db
        .updateTable('orders')
        .set({ status: 'Canceled' })
        .where('id', '=', data!.id)
        .execute()
    }
    const eleventh = await tryOne(buyer)
    expect([eleventh.status, eleventh.error]).toEqual([
      429,
      { detail: 'You have placed 10 orders within an hour. Please try again later.' },
    ])
    expect(Number(eleventh.response.headers.get('retry-after'))).toBeGreaterThan(0)
    world.clock.advance({ minutes: 61 })
    await order(buyer)
  })
})

describe('the mails of an order', () => {
  async function orderFor(email: string, changed: Partial<typeof consignee> = {}) {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world))
    const placed = await order(buyer, { shipping_address: { ...consignee, email, ...changed } })
    return { buyer, placed }
  }

  it('reach the account alone while the consignee’s address is nobody’s', async () => {
    const { buyer, placed } = await orderFor('stranger@shop.example')
    await move(world, placed, 'Authorized')
    expect(await mailsTo(world, 'stranger@shop.example')).toEqual([])
    expect(await mailsTo(world, buyer.email)).toHaveLength(2)
  })

  it('reach the consignee too from when an account with that address is activated', async () => {
    const uncle = await newBuyer(world)
    const setActive = (is_active: boolean) =>
      world.db.updateTable('accounts').set({ is_active }).where('id', '=', uncle.id).execute()
    await setActive(false)
    const { placed } = await orderFor(uncle.email.toUpperCase())
    expect(await mailsTo(world, uncle.email.toUpperCase())).toEqual([])
    await setActive(true)
    await move(world, placed, 'Authorized')
    expect(await mailsTo(world, uncle.email.toUpperCase())).toHaveLength(1)
  })

  it('carry no message of whoever has typed the names', async () => {
    const { buyer } = await orderFor('stranger@shop.example', {
      last_name: 'Win http://evil.ex call 0700000001',
    })
    const [mail] = await mailsTo(world, buyer.email)
    expect(mail?.text).toContain('Dear Mrs Win call,')
    expect(mail?.text).not.toMatch(/evil|0700000001/)
  })
})
