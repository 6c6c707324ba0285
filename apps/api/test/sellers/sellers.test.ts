import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newExporter, newStaff } from '../helpers/exporters.ts'
import { newSeller, stockOf } from '../helpers/reviews.ts'
import { type Buyer, newBuyer } from '../helpers/steps.ts'
import { liveVehicle, newVendor, setSellerStatus } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const one = (id: number) => ({ params: { path: { id } } })
const seen = async ({ id }: Pick<Buyer, 'id'>) =>
  (await world.as(null)).GET('/sellers/{id}/', one(id))
const stock = async ({ id }: Pick<Buyer, 'id'>, page = 1) =>
  (await world.as(null)).GET('/sellers/{id}/products/', {
    params: { path: { id }, query: { page } },
  })

describe('a seller’s page', () => {
  it('tells the name without the last one, the place, since when, and what staff have looked at', async () => {
    const exporter = await newExporter(world, await newStaff(world))
    await world.db
      .updateTable('accounts')
      .set({ first_name: 'Peter 0722345678', last_name: 'Otieno', country: 'KE' })
      .where('id', '=', exporter.id)
      .execute()
    const { data } = await seen(exporter)
    expect(data).toEqual({
      id: exporter.id,
      name: 'Peter O.',
      country: 'KE',
      location: null,
      since: expect.any(String) as string,
      response_minutes: null,
      rating: null,
      verified: [
        { what: 'application', on: data?.since },
        { what: 'export', on: expect.any(String) as string },
      ],
      num_products: 0,
    })
  })

  it('holds no contact, full name or mail address', async () => {
    const vendor = await newVendor(world)
    await liveVehicle(world, vendor)
    const { data } = await seen(vendor)
    const text = JSON.stringify([data, (await stock(vendor)).data])
    for (const secret of ['Wanjiru', '254', vendor.email]) expect(text).not.toContain(secret)
  })

  it('keeps since when somebody sells while they are suspended, and shows nothing of them meanwhile', async () => {
    const vendor = await newVendor(world)
    const { data } = await seen(vendor)
    await setSellerStatus(world, vendor, 'suspended')
    expect((await seen(vendor)).response.status).toBe(404)
    expect((await stock(vendor)).response.status).toBe(404)
    await setSellerStatus(world, vendor, 'approved')
    expect((await seen(vendor)).data?.since).toBe(data?.since)
  })

  it('is nobody’s who does not sell', async () => {
    expect((await seen(await newBuyer(world))).response.status).toBe(404)
    expect((await seen({ id: 2_000_000_000 })).response.status).toBe(404)
  })

  it('lists what is on offer, the newest first, and neither drafts nor what is sold', async () => {
    const seller = await newSeller(world)
    const [older, sold, draft, newer] = [
      await stockOf(world, seller),
      await stockOf(world, seller),
      await stockOf(world, seller),
      await stockOf(world, seller),
    ]
    const change = (id: number) => world.db.updateTable('products').where('id', '=', id)
    await change(sold.id).set({ quantity: 0 }).execute()
    await change(draft.id).set({ status: 'draft' }).execute()
    expect((await stock(seller)).data).toEqual({
      count: 2,
      pages: 1,
      products: [newer.id, older.id],
    })
    expect((await stock(seller, 2)).data?.products).toEqual([])
    expect((await seen(seller)).data).toMatchObject({
      location: 'Yokohama, Japan',
      num_products: 2,
    })
  })

  it('tells how fast they answer from three questions on, by the last 90 days alone', async () => {
    const vendor = await newVendor(world)
    const product = await liveVehicle(world, vendor)
    const answered = async (minutes: number) => {
      const buyer = await newBuyer(world)
      const { data } = await buyer.client.POST('/products/{id}/thread/', {
        ...one(product),
        body: { text: 'Is it there?' },
      })
      world.clock.advance({ minutes })
      await vendor.client.POST('/threads/{id}/messages/', {
        ...one(data?.id ?? 0),
        body: { text: 'Yes.' },
      })
    }
    await answered(10)
    await answered(20)
    expect((await seen(vendor)).data?.response_minutes).toBeNull()
    await answered(90)
    expect((await seen(vendor)).data?.response_minutes).toBe(20)
    world.clock.advance({ days: 91 })
    expect((await seen(vendor)).data?.response_minutes).toBeNull()
  })
})

it('a listing names its seller, and own stock none', async () => {
  const vendor = await newVendor(world)
  const id = await liveVehicle(world, vendor)
  const visitor = await world.as(null)
  const named = { id: vendor.id, name: 'Grace W.' }
  expect((await visitor.GET('/one-search/{id}', one(id))).data?.seller).toEqual(named)
  const { data } = await visitor.GET('/product-search/', { params: { query: { q: 'toyota' } } })
  expect(data?.results.find((card) => card.id === id)?.seller).toEqual(named)
  const house = await world.db
    .selectFrom('products')
    .select('id')
    .where('vendor_id', 'is', null)
    .where('listed', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  expect((await visitor.GET('/one-search/{id}', one(house.id))).data?.seller).toBeNull()
})
