import type { VehicleSummary } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { LandedCard } from '../../src/stock/catalogue/landed-price/destination-pricer.ts'
import { type State, readVehicles } from '../../src/stock/catalogue/engine/follow.ts'
import { VehicleIndex } from '../../src/stock/catalogue/engine/vehicle-index.ts'
import { callerOf } from '../helpers/calls.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let held: State
beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), environment: { SEARCH_MEMORY: '0' } })
  const day = world.clock.now().toISOString().slice(0, 10)
  await (await world.as('finance')).POST('/support/exchange-rates', {
    body: { currency: 'ZMW', rate: '23.00', day, source: 'test' },
  })
  held = await readVehicles(world.connection, new VehicleIndex({ segment: 100, changes: 10 }))
})
afterAll(() => world.close())

const inMemory = () => ({ listedVehicles: () => held.index, clock: world.clock })

async function summaryOf(query: object): Promise<VehicleSummary> {
  const { body } = await callerOf(world.db, 'getVehicleSummary', inMemory())(query)
  return body as VehicleSummary
}

interface Card {
  price: number
  year: number | null
  landed: LandedCard
}

/** All cards of a search, page by page. */
async function cardsOf(query: object): Promise<Card[]> {
  const ask = callerOf(world.db, 'searchVehicles', inMemory())
  const found: Card[] = []
  for (let page = 1; ; page += 1) {
    const { body } = (await ask({ ...query, page: String(page) })) as {
      body: { results: Card[]; next: string | null }
    }
    found.push(...body.results)
    if (!body.next) return found
  }
}

describe('the numbers of a make, a model and a body', () => {
  it('are those of the cards that a search finds', async () => {
    const { make, count, price, years, facets, door, country } = await summaryOf({ make: 'toyota' })
    const cards = await cardsOf({ make: 'toyota' })
    expect([make, country, door]).toEqual([{ slug: 'toyota', name: 'Toyota' }, null, null])
    expect(count).toBe(cards.length)
    const prices = cards.map((card) => card.price)
    expect(Number(price?.from)).toBe(Math.min(...prices))
    expect(Number(price?.to)).toBe(Math.max(...prices))
    const made = cards.flatMap(({ year }) => year ?? [])
    expect(years).toEqual({ from: Math.min(...made), to: Math.max(...made) })
    expect(facets.model.reduce((sum, one) => sum + one.count, 0)).toBe(count)
    expect(facets.make).toEqual([])
  })

  it('lead from a model to its make’s others, and from a body to the others', async () => {
    const [first, other] = (await summaryOf({ make: 'toyota' })).facets.model
    const model = await summaryOf({ make: 'toyota', model: first!.value })
    expect(model.count).toBe(first!.count)
    expect(model.facets.model.map(({ value }) => value)).toContain(other!.value)
    const all = await summaryOf({})
    const [body] = all.facets.body
    const found = await summaryOf({ body: body!.value })
    expect(found.count).toBe(body!.count)
    expect(found.facets.body).toEqual(all.facets.body)
  })

  it('are the same from the plain statement, while a process has no vehicles in memory', async () => {
    const shop = await world.as(null)
    for (const query of [{}, { make: 'toyota' }, { body: 'suv' }]) {
      const { data } = await shop.GET('/vehicle-summary/', { params: { query } })
      expect(data).toEqual(await summaryOf(query))
    }
  })
})

describe('the numbers at a country', () => {
  it('are those of the cards at its first city', async () => {
    const { door, count } = await summaryOf({ make: 'toyota', country: 'zambia' })
    const { country, city, way, shipping, insurance } = door!.destination
    expect([country, shipping, insurance]).toEqual(['ZM', 'RORO', false])
    const cards = await cardsOf({
      make: 'toyota',
      to_country: country,
      to_city: city,
      to_route: way,
      shipping,
      insurance,
    })
    const of = (...verdicts: string[]) =>
      cards.filter(({ landed }) => verdicts.includes(landed.verdict))
    const entering = of('ok', 'warn', 'permit')
    expect(door).toMatchObject({
      may_enter: entering.length,
      may_not_enter: of('block').length,
      not_known: of('unknown').length,
    })
    expect(door!.may_enter + door!.may_not_enter + door!.not_known).toBe(count)
    const known = entering.flatMap(({ landed }) =>
      landed.landed_high === null ? [] : Number(landed.landed_high),
    )
    expect(known.length).toBeGreaterThan(10)
    expect(door!.priced).toBe(known.length)
    expect(Number(door!.price!.from)).toBe(Math.min(...known))
    const average = known.reduce((sum, one) => sum + one, 0) / known.length
    // Each is an estimate, a dollar off at the most.
    expect(Math.abs(Number(door!.price!.average) - average)).toBeLessThanOrEqual(1.5)
    const made = entering.flatMap(({ year }) => year ?? [])
    expect(door!.years).toEqual({ from: Math.min(...made), to: Math.max(...made) })
  })

  it('are not told where nobody knows them: no price is not 0', async () => {
    const { data: countries } = await (await world.as(null)).GET('/import-destinations/')
    const unknown = countries!.find(({ duty }) => duty === 'unknown' || duty === 'partial')
    const { door } = await summaryOf({ make: 'toyota', country: unknown!.slug })
    expect(door).toMatchObject({ priced: 0, price: null })
  })

  it('are left out in a shop that keeps no vehicles in memory', async () => {
    const shop = await world.as(null)
    const { data } = await shop.GET('/vehicle-summary/', {
      params: { query: { make: 'toyota', country: 'zambia' } },
    })
    expect(data).toMatchObject({
      country: { code: 'ZM', slug: 'zambia', name: 'Zambia' },
      door: null,
    })
  })
})

describe('names that the shop does not know', () => {
  it.each([
    { make: 'no-such-make' },
    { make: 'nissan', model: 'vitz' },
    { model: 'vitz' },
    { body: 'submarine' },
    { country: 'atlantis' },
  ])('%j is not found', async (query) => {
    const { response } = await (await world.as(null)).GET('/vehicle-summary/', {
      params: { query },
    })
    expect(response.status).toBe(404)
  })

  it('a body that no vehicle has is known, and empty', async () => {
    await world.db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('body_type', '=', 'excavator')
      .execute()
    const { data } = await (await world.as(null)).GET('/vehicle-summary/', {
      params: { query: { body: 'excavator' } },
    })
    expect(data).toMatchObject({ count: 0, price: null, years: null })
  })
})
