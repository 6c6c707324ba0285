import type { BandariClient, DoorTariffCreate, SupportDoorTariff } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { textOf } from '../helpers/pdf-text.ts'
import {
  addToBasket,
  basketOf,
  type Buyer,
  newBuyer,
  order,
  stockProduct,
} from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let finance: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  finance = await world.as('finance')
})
afterAll(() => world.close())

const japanese: DoorTariffCreate = {
  kind: 'inspection',
  country: 'KE',
  place: 'JP',
  amount: '165',
}

function set(wish: Partial<DoorTariffCreate> = {}, by = finance) {
  return by.POST('/support/door-tariffs', { body: { ...japanese, ...wish } })
}

async function history(filter: object = {}): Promise<SupportDoorTariff[]> {
  const query = { filter: JSON.stringify(filter) }
  return (await finance.GET('/support/door-tariffs', { params: { query } })).data ?? []
}

/** Somebody with a car that is loaded in a town of a country. */
async function buyerOf({ location = 'Yokohama, Japan', quantity = 1 } = {}): Promise<Buyer> {
  const buyer = await newBuyer(world)
  const car = await stockProduct(world, { quantity: 3 })
  await sql`update products set location = ${location}, manufactured = '2023-03', first_registered = '2023-05',
    steering = 'right', fuel_type = 'petrol', body_type = 'wagon', engine_size = '1,500 cc' where id = ${car.id}`.execute(
    world.db,
  )
  await addToBasket(world, buyer, car, { quantity, country: 'KE' })
  return buyer
}

async function landedPriceOf(buyer: Buyer, city = 'Nairobi') {
  const { id } = await basketOf(buyer)
  const params = { path: { id }, query: { country: 'KE', city } }
  const { data } = await buyer.client.GET('/baskets/{id}/landed-prices/', { params })
  const price = data?.results[0]?.price
  if (!price) throw new Error('no landed price')
  return price
}

const inspected = { kind: 'inspection', paid_to: 'inspection-body', is_payable: true }

describe('the price of an inspection', () => {
  it('is on the invoice once it is set, for each vehicle, and in what is paid to us', async () => {
    const before = await buyerOf({ quantity: 2 })
    const plain = await basketOf(before)
    expect(plain.cost_lines.map(({ kind }) => kind)).toEqual(['goods', 'shipping'])
    const unset = (await landedPriceOf(before)).lines.find(({ id }) => id === 'inspection')
    expect(unset).toMatchObject({ pay: 'others', certainty: 'estimate', usd_high: '155.00' })

    const { data: tariff, error } = await set()
    expect(error).toBeUndefined()
    expect(tariff).toMatchObject({ ...japanese, amount: '165.00', state: 'current' })
    const basket = await basketOf(before)
    expect(basket.cost_lines.at(-1)).toMatchObject({ ...inspected, amount: '330.00' })
    expect(Number(basket.totalCost) - Number(plain.totalCost)).toBe(330)

    const told = await landedPriceOf(before)
    const line = told.lines.find(({ id }) => id === 'inspection')
    expect(line).toMatchObject({ pay: 'us', certainty: 'fixed', usd_high: '165.00', rule: null })

    const placed = await order(before)
    expect(placed.surcharges).toMatchObject([{ code: 'inspection', incl_tax: '330.00' }])
    expect(placed.total_incl_tax).toBe(basket.totalCost)
    const { data: paper } = await before.client.GET('/orders/{id}/pro-forma/', {
      params: { path: { id: placed.id } },
      parseAs: 'arrayBuffer',
    })
    const text = await textOf(new Uint8Array(paper as unknown as ArrayBuffer))
    expect(text).toContain('Pre-shipment inspection')

    // What was ordered keeps its price.
    await set({ amount: '190' })
    const { data: again } = await before.client.GET('/orders/{id}/', {
      params: { path: { id: placed.id } },
    })
    expect(again?.total_incl_tax).toBe(basket.totalCost)
  })

  it('is by the country of loading, else the one for any other, and ends without an amount', async () => {
    const british = await buyerOf({ location: 'Southampton, United Kingdom' })
    const amount = async () =>
      (await basketOf(british)).cost_lines.find(({ kind }) => kind === 'inspection')?.amount
    expect(await amount()).toBeUndefined()
    await set({ place: null, amount: '210' })
    expect(await amount()).toBe('210.00')
    await set({ place: null, amount: null })
    expect(await amount()).toBeUndefined()
    expect((await history({ state: 'current', place: 'JP' })).length).toBe(1)
  })

  it('is asked for nothing that goes elsewhere, and for no spare', async () => {
    const buyer = await newBuyer(world)
    await addToBasket(world, buyer, await stockProduct(world), { code: 'dar-es-salaam-sedan' })
    const kinds = (await basketOf(buyer)).cost_lines.map(({ kind }) => kind)
    expect(kinds).not.toContain('inspection')
  })
})

describe('the price of a way by land', () => {
  it('comes before the one of the import rules, paid to others', async () => {
    const buyer = await buyerOf()
    const inland = async () =>
      (await landedPriceOf(buyer)).lines.find(({ kind }) => kind === 'inland')
    expect(await inland()).toMatchObject({ usd_low: '150.00', usd_high: '350.00' })
    const { error } = await set({ kind: 'inland', place: 'ke-mba-nbo', amount: '240' })
    expect(error).toBeUndefined()
    expect(await inland()).toMatchObject({
      id: 'ke-mba-nbo',
      usd_low: '240.00',
      usd_high: '240.00',
      pay: 'others',
      certainty: 'estimate',
    })
  })
})

describe('setting a price', () => {
  it('is for finance, once, with an audit record', async () => {
    const desk = await world.as('desk')
    expect((await set({}, desk)).response.status).toBe(403)
    const { data: first } = await set({ country: 'ZM', amount: '150' })
    const { data: second } = await set({ country: 'ZM', amount: '150.00' })
    expect(second?.id).toBe(first?.id)
    const { rows } = await sql`select from audit where action = 'set-door-tariff'
      and subject_id = ${String(first?.id)}`.execute(world.db)
    expect(rows).toHaveLength(1)
    const { data: one } = await desk.GET('/support/door-tariffs/{id}', {
      params: { path: { id: first?.id ?? 0 } },
    })
    expect(one).toEqual(first)
  })

  it('is for places that there are, from now on', async () => {
    const refused = async (wish: Partial<DoorTariffCreate>) =>
      (await set(wish)).error as { codes?: object } | undefined
    expect((await refused({ country: 'XX' }))?.codes).toEqual({ country: ['unknown_object'] })
    expect((await refused({ place: 'XX' }))?.codes).toEqual({ place: ['unknown_object'] })
    const inland = { kind: 'inland', place: 'zm-dar-lun' } as const
    expect((await refused(inland))?.codes).toEqual({ place: ['unknown_object'] })
    expect((await refused({ ...inland, place: null }))?.codes).toEqual({ place: ['required'] })
    const past = { amount: '0', valid_from: '2020-01-01T00:00:00Z' }
    expect((await refused(past))?.codes).toEqual({
      amount: ['above_zero'],
      valid_from: ['tariff_begins_in_past'],
    })
  })
})
