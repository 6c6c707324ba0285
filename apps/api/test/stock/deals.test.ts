import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function promotions() {
  const { data } = await (await world.as(null)).GET('/promotions/')
  if (!data) throw new Error('no promotions')
  return data
}

async function deals(where: World = world) {
  const { data } = await (await where.as(null)).GET('/deals/')
  if (!data) throw new Error('no deals')
  return data
}

describe('getPromotions', () => {
  it('has cars of three price ranges, three bodies, and commercial vehicles', async () => {
    const { trusted_cars, most_searched, commercial_vehicles } = await promotions()
    const lists = [
      ...Object.values(trusted_cars),
      ...Object.values(most_searched),
      commercial_vehicles,
    ]
    expect(lists).toHaveLength(7)
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(0)
      for (const item of list) {
        expect(item.currency).toBe('USD')
        expect(item.remote_image).toMatch(/^http:.+\/media\/[0-9a-f]{32}-640\.jpg$/)
      }
    }
  })

  it('has samples up to 3000, up to 8000 and above', async () => {
    const { trusted_cars } = await promotions()
    const { low_range, mid_range, upper_range } = trusted_cars
    expect(low_range.every(({ price }) => price <= 3000)).toBe(true)
    expect(mid_range.every(({ price }) => price > 3000 && price <= 8000)).toBe(true)
    expect(upper_range.every(({ price }) => price > 8000)).toBe(true)
  })

  it('fills the rows of ten that the home page shows at once', async () => {
    const { most_searched, commercial_vehicles } = await promotions()
    for (const row of [...Object.values(most_searched), commercial_vehicles]) {
      expect(row.length).toBeGreaterThanOrEqual(10)
    }
  })

  it('shows each model once, in its body, from the middle of its prices', async () => {
    const { most_searched, commercial_vehicles } = await promotions()
    const rows = { hatchback: 'hatch_back', sedan: 'sedan', suv: 'suv' } as const
    for (const [body, row] of Object.entries(rows)) {
      const ids = most_searched[row].map(({ id }) => id)
      const found = await world.db
        .selectFrom('products')
        .select(['id', 'model_id', 'make_id', 'price', 'class', 'body_type', 'listed'])
        .where('id', 'in', ids)
        .execute()
      expect(new Set(found.map(({ model_id }) => model_id)).size).toBe(ids.length)
      for (const product of found) {
        expect(product).toMatchObject({ body_type: body, class: 'cars', listed: true })
        const others = await world.db
          .selectFrom('products')
          .select('price')
          .where('model_id', '=', product.model_id)
          .where('class', '=', 'cars')
          .where('listed', '=', true)
          .orderBy('price')
          .execute()
        const median = others[Math.floor((others.length - 1) / 2)]!.price
        // The middle is known to the 500 dollars of a price step.
        expect(Math.abs(product.price - median), String(product.id)).toBeLessThanOrEqual(50_000)
      }
    }
    const classes = await world.db
      .selectFrom('products')
      .select('class')
      .distinct()
      .where(
        'id',
        'in',
        commercial_vehicles.map(({ id }) => id),
      )
      .execute()
    expect(classes).toEqual([{ class: 'commercial' }])
  })

  it('drops what was sold meanwhile', async () => {
    const [first] = (await promotions()).most_searched.suv
    await world.db
      .updateTable('products')
      .set({ quantity: 0 })
      .where('id', '=', first!.id)
      .execute()
    const ids = (await promotions()).most_searched.suv.map(({ id }) => id)
    expect(ids).not.toContain(first!.id)
  })
})

describe('listDeals', () => {
  it('answers cards that lead to a page of the shop, to anybody', async () => {
    const cards = await deals()
    expect(cards.length).toBeGreaterThanOrEqual(12)
    for (const card of cards) {
      expect(card.client_url).toMatch(/^\/details\/\d+$/)
      expect(card.title).not.toBe('')
      expect(card.price).toBeGreaterThan(0)
      expect(card.struck_price).toBe(Math.round((card.price * 100) / 0.9) / 100)
      expect(card.image).toMatch(/^http.+\/media\//)
    }
  })

  it('shows them in the order of their positions, without what was sold', async () => {
    const [first, second] = await deals()
    const idOf = (url: string) => Number(url.split('/').at(-1))
    await world.db
      .updateTable('deals')
      .set({ position: -1 })
      .where('product_id', '=', idOf(second!.client_url))
      .execute()
    expect((await deals())[0]).toEqual(second)
    await world.db
      .updateTable('products')
      .set({ quantity: 0 })
      .where('id', '=', idOf(second!.client_url))
      .execute()
    expect((await deals())[0]).toEqual(first)
  })

  it('strikes no price where the shop has switched that off', async () => {
    const plain = await createWorld({
      ...inject('postgres'),
      environment: { STRUCK_PRICES: 'false' },
    })
    const cards = await deals(plain)
    await plain.close()
    expect(cards.every(({ struck_price }) => struck_price === null)).toBe(true)
  })
})
