import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newStaff } from '../helpers/exporters.ts'
import { type Buyer, move, newBuyer } from '../helpers/steps.ts'
import { orderOf, vendorVehicle } from '../helpers/vendor-stock.ts'
import {
  completeVehicle,
  draftVehicle,
  liveVehicle,
  listingOf,
  newVendor,
  save,
} from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** Where a listing stands, as its seller reads it: never stored, but what follows from what happened. */

let world: World
let seller: Buyer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  world.clock.stop()
  seller = await newVendor(world)
})
afterAll(() => world.close())

async function stateOf(id: number, vendor: Buyer = seller) {
  const query = { q: String(id) }
  const { data } = await vendor.client.GET('/vendor/get-products', { params: { query } })
  const row = data?.data.find(({ prod_id }) => prod_id === id)
  if (!row) throw new Error(`no listing ${id}`)
  const { state, state_since, taken_down_reason } = row
  expect(await listingOf(vendor, id)).toMatchObject({ state, state_since, taken_down_reason })
  return { state, since: state_since, reason: taken_down_reason }
}

const now = () => world.clock.now().toISOString()

describe('the state of a listing', () => {
  it('is draft, live, withdrawn and live again, each since that happened', async () => {
    const created = now()
    const cid = await draftVehicle(world, seller)
    expect(await stateOf(cid)).toEqual({ state: 'draft', since: created, reason: null })
    const id = await draftVehicle(world, seller)
    world.clock.advance({ hours: 1 })
    await save(seller, { cid: id, ...completeVehicle, publish: 'live' })
    const published = now()
    world.clock.advance({ hours: 1 })
    await save(seller, { cid: id, pPrice: 700_000 })
    expect(await stateOf(id)).toEqual({ state: 'live', since: published, reason: null })
    world.clock.advance({ hours: 1 })
    const withdrawn = now()
    await save(seller, { cid: id, publish: 'draft' })
    expect(await stateOf(id)).toEqual({ state: 'withdrawn', since: withdrawn, reason: null })
    world.clock.advance({ hours: 1 })
    await seller.client.POST('/vendor/publish', { body: { ids: [id], publish: 'live' } })
    expect(await stateOf(id)).toEqual({ state: 'live', since: now(), reason: null })
  })

  it('is taken down, with the reason that the seller was told, and live again', async () => {
    const id = await liveVehicle(world, seller)
    const staff = await newStaff(world)
    world.clock.advance({ hours: 1 })
    const decide = (taken_down: boolean, reason: string) =>
      staff.client.PUT('/support/listings/{id}', {
        params: { path: { id } },
        body: { taken_down, reason },
      })
    await decide(true, 'The pictures show another vehicle.')
    const reason = 'The pictures show another vehicle.'
    expect(await stateOf(id)).toEqual({ state: 'taken_down', since: now(), reason })
    await decide(false, 'It is right now.')
    expect(await stateOf(id)).toMatchObject({ state: 'live', reason: null })
  })

  it('is ordered and, once it is shipped, sold; back on offer when the order is cancelled', async () => {
    const vehicle = await vendorVehicle(world, seller)
    world.clock.advance({ hours: 1 })
    const placed = now()
    const { order } = await orderOf(world, vehicle)
    expect(await stateOf(vehicle.id)).toMatchObject({ state: 'ordered', since: placed })
    await move(world, order, 'Authorized')
    expect(await stateOf(vehicle.id)).toMatchObject({ state: 'ordered', since: placed })
    world.clock.advance({ hours: 1 })
    await move(world, order, 'Shipped')
    expect(await stateOf(vehicle.id)).toMatchObject({ state: 'sold', since: now() })
    const other = await vendorVehicle(world, seller)
    await move(world, (await orderOf(world, other)).order, 'Canceled')
    expect(await stateOf(other.id)).toMatchObject({ state: 'live' })
  })

  it('is reserved while an accepted offer holds it', async () => {
    const vehicle = await vendorVehicle(world, seller)
    const buyer = await newBuyer(world)
    const params = { path: { id: vehicle.id } }
    const { data: offer } = await buyer.client.POST('/products/{id}/offers/', {
      params,
      body: { amount: '4000.00' },
    })
    expect(await stateOf(vehicle.id)).toMatchObject({ state: 'live' })
    world.clock.advance({ minutes: 5 })
    const { error } = await seller.client.POST('/vendor/offers/{id}/answer', {
      params: { path: { id: offer!.id } },
      body: { version: offer!.version, answer: 'accept' },
    })
    expect(error).toBeUndefined()
    expect(await stateOf(vehicle.id)).toMatchObject({ state: 'reserved', since: now() })
  })

  it('says nothing of when where nobody noted it', async () => {
    const id = await liveVehicle(world, seller)
    await world.db
      .updateTable('products')
      .set({ published_at: null })
      .where('id', '=', id)
      .execute()
    expect(await stateOf(id)).toEqual({ state: 'live', since: null, reason: null })
  })

  it('filters the table, and is counted for what the other filters leave', async () => {
    const vendor = await newVendor(world)
    await draftVehicle(world, vendor, '2011 Toyota Vitz draft')
    const live = await liveVehicle(world, vendor, '2012 Toyota Vitz live')
    const withdrawn = await liveVehicle(world, vendor, '2013 Toyota Vitz withdrawn')
    await save(vendor, { cid: withdrawn, publish: 'draft' })
    const vehicle = await vendorVehicle(world, vendor, { title: 'Isuzu Elf' })
    await orderOf(world, vehicle)
    const table = async (query: object) =>
      (await vendor.client.GET('/vendor/get-products', { params: { query: query as never } })).data!
    const all = await table({})
    expect(all.states).toEqual({
      draft: 1,
      live: 1,
      reserved: 0,
      ordered: 1,
      sold: 0,
      withdrawn: 1,
      taken_down: 0,
    })
    expect(all.data.find(({ prod_id }) => prod_id === vehicle.id)).toMatchObject({ orders: 1 })
    const found = await table({ state: 'withdrawn' })
    expect(found.data.map(({ prod_id }) => prod_id)).toEqual([withdrawn])
    expect(found.count).toBe(1)
    expect(found.states).toEqual(all.states)
    expect((await table({ q: 'vitz', state: 'live' })).data[0]).toMatchObject({ prod_id: live })
    expect((await table({ q: 'vitz' })).states).toMatchObject({ ordered: 0, live: 1 })
  })
})
