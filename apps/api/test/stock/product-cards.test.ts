import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const cards = async (ids: readonly number[] | string, destination = {}) => {
  const query = { ids: typeof ids === 'string' ? ids : ids.join(), ...destination }
  return (await world.as(null)).GET('/product-cards/', { params: { query } })
}

describe('the cards of some products', () => {
  it('come in the order asked for, each once, and say what became of them', async () => {
    const [onSale, sold, withdrawn] = [
      await stockProduct(world, { title: 'On sale', price: 123_456 }),
      await stockProduct(world, { title: 'Sold', quantity: 0 }),
      await stockProduct(world, { title: 'Withdrawn' }),
    ]
    await world.db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', withdrawn.id)
      .execute()
    const { data } = await cards([withdrawn.id, onSale.id, sold.id, onSale.id])
    expect(data?.map(({ id, state, title, price }) => [id, state, title, price])).toEqual([
      [withdrawn.id, 'withdrawn', 'Withdrawn', null],
      [onSale.id, 'on_sale', 'On sale', 1234.56],
      [sold.id, 'sold', 'Sold', 4500],
    ])
  })

  it('tell nothing of what was never on offer, or was taken down', async () => {
    const draft = await stockProduct(world, { status: 'draft' })
    const down = await stockProduct(world)
    await world.db
      .updateTable('products')
      .set({ taken_down: true })
      .where('id', '=', down.id)
      .execute()
    expect((await cards([draft.id, down.id, 2_000_000_000])).data).toEqual([])
  })

  it('tell staff and sellers no more than anybody', async () => {
    const draft = await stockProduct(world, { status: 'draft' })
    const staff = await world.as('support')
    const { data } = await staff.GET('/product-cards/', {
      params: { query: { ids: String(draft.id) } },
    })
    expect(data).toEqual([])
  })

  it('have the landed price of what is for sale at a destination, as the search has it', async () => {
    const [car, sold] = [await stockProduct(world), await stockProduct(world, { quantity: 0 })]
    const to = { to_country: 'KE', to_city: 'Nairobi' }
    const { data } = await cards([car.id, sold.id], to)
    expect(data?.map(({ landed }) => landed !== undefined)).toEqual([true, false])
    const found = await (await world.as(null)).GET('/vehicles/', {
      params: { query: { ...to, title__wildcard: car.title } },
    })
    const same = found.data?.results.find(({ id }) => id === car.id)
    expect(same).toBeDefined()
    expect(data?.[0]?.landed).toEqual(same?.landed)
  })

  it.each([
    ['no id', ''],
    ['something else', '1,x'],
    ['more than fifty', Array.from({ length: 51 }, (_, index) => index + 1).join()],
  ])('are not asked for by %s', async (_, ids) => {
    expect((await cards(ids)).response.status).toBe(400)
  })

  it('are not priced where no rules are known', async () => {
    expect((await cards([1], { to_country: 'XX' })).response.status).toBe(400)
  })

  it('say of a spare whether it fits a vehicle that is asked for, and of nothing else', async () => {
    const spare = () => stockProduct(world, { class: 'parts', body_type: null, market: 'local' })
    const [fitting, other, silent] = [await spare(), await spare(), await spare()]
    const car = await stockProduct(world)
    const { id: trim } = await world.db
      .selectFrom('trims')
      .select('id')
      .where(sql<boolean>`2014 = any(years)`)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('fitments')
      .values([
        { product_id: fitting.id, trim_id: trim, years: [2013, 2014] },
        { product_id: other.id, trim_id: trim, years: [2013] },
      ])
      .execute()
    const ids = [fitting.id, other.id, silent.id, car.id]
    const { data } = await cards(ids, { trim, year: 2014 })
    expect(data?.map(({ fit }) => fit)).toEqual(['fits', 'does-not-fit', 'no-data', undefined])
    expect((await cards(ids)).data?.every((card) => !('fit' in card))).toBe(true)
    expect((await cards(ids, { trim })).response.status).toBe(400)
  })
})
