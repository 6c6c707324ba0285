import type { SetFitment } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { run, upload as uploadFile } from '../helpers/importers.ts'
import { runImports } from '../../src/stock/imports/run-imports.ts'
import { quarters, upload } from '../helpers/photo-steps.ts'
import { newStaff } from '../helpers/exporters.ts'
import { insertSession } from '../../src/people/accounts/sessions/session.store.ts'
import { move, newBuyer, type Buyer, type TestProduct } from '../helpers/steps.ts'
import { orderOf, vendorVehicle } from '../helpers/vendor-stock.ts'
import { listingOf, liveSpare, modelId, newVendor, put } from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

/** What a buyer has reserved or ordered stays as they saw it, whichever way the seller takes. */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  world.clock.stop()
})
afterAll(() => world.close())

const reach = {
  live: async () => {},
  reserved: async (vehicle: TestProduct, seller: Buyer) => {
    const buyer = await newBuyer(world)
    const { data: offer } = await buyer.client.POST('/products/{id}/offers/', {
      params: { path: { id: vehicle.id } },
      body: { amount: '4000.00' },
    })
    await seller.client.POST('/vendor/offers/{id}/answer', {
      params: { path: { id: offer!.id } },
      body: { version: offer!.version, answer: 'accept' },
    })
  },
  ordered: async (vehicle: TestProduct) => void (await orderOf(world, vehicle)),
  sold: async (vehicle: TestProduct) => {
    const { order } = await orderOf(world, vehicle)
    await move(world, order, 'Authorized')
    await move(world, order, 'Shipped')
  },
  sold_elsewhere: async (vehicle: TestProduct, seller: Buyer) => {
    await change(seller, { kind: 'sold_elsewhere', ids: [vehicle.id] })
  },
  taken_down: async (vehicle: TestProduct) => {
    const staff = await newStaff(world)
    await staff.client.PUT('/support/listings/{id}', {
      params: { path: { id: vehicle.id } },
      body: { taken_down: true, reason: 'The pictures show another vehicle.' },
    })
  },
}

type Standing = keyof typeof reach

/** A complete vehicle of a new seller, where it is to stand. */
async function vehicleAt(standing: Standing) {
  const seller = await newVendor(world)
  const vehicle = await vendorVehicle(world, seller)
  await world.db
    .updateTable('products')
    .set({ description: 'One owner.', mileage: 84_200, engine_size: '998 cc' })
    .set({ model_id: await modelId(world, 'Toyota', 'Vitz') })
    .set({ origin_port: 'Yokohama', chassis_number: `NSP130-${vehicle.id}000`, status: 'live' })
    .where('id', '=', vehicle.id)
    .execute()
  await reach[standing](vehicle, seller)
  return { seller, id: vehicle.id, vehicle }
}

let keys = 0
async function change({ client }: Pick<Buyer, 'client'>, body: object) {
  const header = { 'Idempotency-Key': `promised-${(keys += 1)}` }
  const { data } = await client.POST('/vendor/bulk-changes/', {
    body: body as never,
    params: { header },
  })
  const [result] = data?.results ?? []
  return result?.reason ?? result?.result
}

/** The code of each field that is refused; `saved` where none is. */
function outcome({ error }: { error?: object }) {
  return error ? (error as { codes: object }).codes : 'saved'
}

const saving = async (seller: Buyer, id: number, body: object) =>
  outcome(await put(seller, { cid: id, ...body }))

/** What a row of a file does: `changed`, or the code of why not. */
async function importing(seller: Buyer, text: string) {
  const token = await insertSession(world.db, seller.id, world.clock.now())
  const { body } = await uploadFile({ world, token }, text, 'vehicles', { market: 'export' })
  const found = body as { id: number; errors: { code: string }[] }
  if (found.errors.length > 0) return found.errors.map(({ code }) => code)
  await run(seller, found.id)
  await runImports(world)
  return 'changed'
}

describe('what a buyer was promised', () => {
  it.each<[Standing, string | null]>([
    ['live', null],
    ['taken_down', null],
    ['reserved', 'reserved'],
    ['ordered', 'ordered'],
    ['sold', 'sold'],
    ['sold_elsewhere', 'sold'],
  ])('%s: a price changes by save, file or bulk unless it is %s', async (standing, reason) => {
    const { seller, id } = await vehicleAt(standing)
    const code = reason && `listing_${reason}`
    expect(await saving(seller, id, { pPrice: 4_400 })).toEqual(
      code === null ? 'saved' : { pPrice: [code] },
    )
    expect(await change(seller, { kind: 'price', percent: -5, ids: [id] })).toBe(
      reason ?? 'changed',
    )
    expect(await importing(seller, `listing,price USD\n${id},4300`)).toEqual(
      code === null ? 'changed' : [code],
    )
    const { prod_price } = await listingOf(seller, id)
    expect(prod_price).toBe(reason === null ? 4_300 : 4_500)
  })

  it.each<[Standing, string | null, string]>([
    ['live', null, 'changed'],
    ['reserved', 'reserved', 'reserved'],
    ['ordered', 'ordered', 'ordered'],
  ])(
    '%s: it is withdrawn by switch, publishing or bulk unless %s',
    async (standing, reason, bulk) => {
      const { seller, id } = await vehicleAt(standing)
      expect(await change(seller, { kind: 'withdraw', ids: [id] })).toBe(bulk)
      if (reason === null) return
      const code = `listing_${reason}`
      expect(await saving(seller, id, { publish: 'draft' })).toEqual({ publish: [code] })
      const { data } = await seller.client.POST('/vendor/publish', {
        body: { ids: [id], publish: 'draft' },
      })
      const { order } = (await listingOf(seller, id)).lock ?? {}
      expect(data?.results).toEqual([
        { prod_id: id, prod_live: 'live', missing: expect.anything(), refused: reason, order },
      ])
      expect(order === null).toBe(reason === 'reserved')
      expect(await change(seller, { kind: 'sold_elsewhere', ids: [id] })).toBe(bulk)
      expect(await importing(seller, `listing,publish\n${id},draft`)).toEqual([code])
      const { error } = await seller.client.DELETE('/vendor/delete-content', {
        params: { query: { cid: id } },
      })
      expect(error).toMatchObject({ code })
      expect(await change(seller, { kind: 'delete', ids: [id] })).toBe(reason)
      expect((await listingOf(seller, id)).prod_live).toBe('live')
    },
  )

  it('may be added to, and names the order in what it refuses', async () => {
    const { seller, id } = await vehicleAt('ordered')
    const { lock } = await listingOf(seller, id)
    expect(lock).toMatchObject({
      reason: 'ordered',
      order: expect.stringMatching(/^\d+$/),
      fixed: expect.arrayContaining(['pTitle', 'pPrice', 'sMileage']),
      growing: ['description'],
      acts: expect.arrayContaining(['withdraw', 'remove', 'delete']),
    })
    expect(lock?.fixed).not.toContain('sColour')
    const more = { description: 'One owner. Two keys.', sColour: 'White', pLocation: 'Mombasa' }
    expect(await saving(seller, id, more)).toBe('saved')
    const { error } = await put(seller, { cid: id, description: 'Two owners.', sColour: 'Red' })
    expect(error).toMatchObject({
      description: [expect.stringContaining(`order ${lock?.order}`)],
      codes: { description: ['listing_ordered'], sColour: ['listing_ordered'] },
      values: { description: [{ number: lock?.order }] },
    })
    expect(await change(seller, { kind: 'duplicate', ids: [id] })).toBe('changed')
  })

  it('is free again when the order is cancelled', async () => {
    const seller = await newVendor(world)
    const vehicle = await vendorVehicle(world, seller)
    const { order } = await orderOf(world, vehicle)
    await move(world, order, 'Canceled')
    expect((await listingOf(seller, vehicle.id)).lock).toBeNull()
    expect(await saving(seller, vehicle.id, { pPrice: 4_400, publish: 'draft' })).toBe('saved')
  })

  it('is offered again by its seller where it was sold elsewhere, and then changes like any other', async () => {
    const { seller, id } = await vehicleAt('sold_elsewhere')
    expect(await saving(seller, id, { publish: 'live', pPrice: 4_400 })).toBe('saved')
    expect(await listingOf(seller, id)).toMatchObject({ state: 'live', lock: null })
  })

  it('keeps its pictures, which may become more', async () => {
    const { seller, id } = await vehicleAt('ordered')
    const token = await insertSession(world.db, seller.id, world.clock.now())
    const send = async (slot: number) =>
      upload(world, { token }, await quarters(), { cid: id, slot })
    expect((await send(0)).status).toBe(200)
    expect(await send(0)).toMatchObject({
      status: 400,
      body: { codes: { image: ['listing_ordered'] } },
    })
    expect((await send(1)).status).toBe(200)
    const { error } = await seller.client.DELETE('/vendor/delete-content', {
      params: { query: { cid: id, do: 0 } },
    })
    expect(error).toMatchObject({ code: 'listing_ordered' })
    expect((await listingOf(seller, id)).photos).toHaveLength(2)
  })

  it('keeps its auction sheet shown', async () => {
    const { seller, id, vehicle } = await vehicleAt('live')
    const token = await insertSession(world.db, seller.id, world.clock.now())
    await upload(world, { token }, await quarters(), { cid: id, type: 'auction-sheet' })
    const show = async (shown: boolean) =>
      outcome(await seller.client.POST('/vendor/auction-sheet', { body: { cid: id, shown } }))
    expect(await show(true)).toBe('saved')
    expect(await show(false)).toBe('saved')
    await reach.ordered(vehicle)
    expect(await show(true)).toBe('saved')
    expect(await show(false)).toEqual({ shown: ['listing_ordered'] })
  })

  it('keeps the vehicles that a spare fits, which may become more', async () => {
    const seller = await newVendor(world)
    const id = await liveSpare(world, seller)
    const { id: docID } = await world.db
      .selectFrom('trims')
      .select('id')
      .where(sql<boolean>`years @> array[2012, 2013]::smallint[]`)
      .executeTakeFirstOrThrow()
    const say = async (action: SetFitment['action'], ids: number[]) => {
      const body = { action, productID: id, fitment: [{ docID, ids }] }
      return outcome(await seller.client.POST('/set-fitment/', { body }))
    }
    expect(await say('add', [2012])).toBe('saved')
    await change(seller, { kind: 'sold_elsewhere', ids: [id] })
    const refused = { fitment: ['listing_sold'] }
    expect(await say('remove', [2012])).toEqual(refused)
    expect(await say('replace', [2013])).toEqual(refused)
    expect(await say('replace', [2012, 2013])).toBe('saved')
  })
})
