import type { LandedCard } from '../../src/stock/catalogue/landed-price/destination-pricer.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { callerOf } from '../helpers/calls.ts'
import { mulberry } from '../helpers/random.ts'
import { catchUp, type State, readVehicles } from '../../src/stock/catalogue/engine/follow.ts'
import { VehicleIndex } from '../../src/stock/catalogue/engine/vehicle-index.ts'
import { stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let held: State
beforeAll(async () => {
  // Its process holds no vehicles, as one that loads them; `held` below stands beside it.
  world = await createWorld({ ...inject('postgres'), environment: { SEARCH_MEMORY: '0' } })
  const finance = await world.as('finance')
  const day = world.clock.now().toISOString().slice(0, 10)
  for (const [currency, rate] of [
    ['KES', '129.00'],
    ['ZMW', '23.00'],
    ['UGX', '3700'],
    ['RWF', '1450'],
  ] as const)
    await finance.POST('/support/exchange-rates', {
      body: { currency, rate, day, source: 'test' },
    })
  held = await readVehicles(world.connection, new VehicleIndex({ segment: 100, changes: 10 }))
})
afterAll(() => world.close())

const clock = () => world.clock
const caller = () =>
  callerOf(world.db, 'searchVehicles', { listedVehicles: () => held.index, clock: clock() })

const destination = { to_country: 'ZM', to_city: 'Lusaka' } as const
const destinations = [
  destination,
  { to_country: 'KE', to_city: 'Nairobi' },
  { to_country: 'TZ', shipping: 'CONTAINER' },
  { to_country: 'UG', to_city: 'Kampala', insurance: false },
  { to_country: 'ZW', to_city: 'Harare' },
  { to_country: 'RW', to_city: 'Kigali' },
  { to_country: 'MU' },
  { to_country: 'MW', to_city: 'Lilongwe' },
] as const

interface Found {
  id: number
  price: number
  landed: LandedCard
}

/** All pages, one after the other. */
async function all(query: object): Promise<{ found: Found[]; count: number; notKnown?: number }> {
  const ask = caller()
  const found: Found[] = []
  for (let page = 1; ; page += 1) {
    const { body } = (await ask({ ...query, page: String(page) })) as {
      body: { results: Found[]; count: number; next: string | null; not_known?: number }
    }
    found.push(...body.results)
    if (!body.next)
      return {
        found,
        count: body.count,
        ...(body.not_known !== undefined && { notKnown: body.not_known }),
      }
  }
}

const mayEnter = ({ landed: { verdict } }: Found) => verdict !== 'block' && verdict !== 'unknown'
const cost = ({ landed: { landed_high: high } }: Found) =>
  high === null ? null : Math.round(Number(high) * 100)
const byPrice = (a: Found, b: Found) => a.price - b.price || a.id - b.id
const ids = (found: readonly Found[]) => found.map(({ id }) => id)

describe('a search with a destination', () => {
  it('finds exactly what may enter and what the budget reaches, as the cards say it', {
    timeout: 240_000,
  }, async () => {
    const random = mulberry(15)
    const queries = [{}, { make: 'toyota', fuel: 'petrol', year__range: '2012__' }]
    for (const to of destinations) {
      for (const query of queries) {
        const every = await all({ ...query, ...to })
        const known = every.found.flatMap((one) => cost(one) ?? [])
        const chosen = known[Math.floor(random() * known.length)] ?? 1_000_000
        const budget = Math.ceil(chosen / 100)
        const within = (one: Found) => {
          const at = cost(one)
          return at !== null && at <= budget * 100
        }
        const told = JSON.stringify({ ...query, ...to, budget })
        const entering = await all({ ...query, ...to, may_import: true })
        expect(ids(entering.found), told).toEqual(ids(every.found.filter(mayEnter)))
        expect(entering).toMatchObject({
          count: entering.found.length,
          notKnown: every.found.filter(({ landed }) => landed.verdict === 'unknown').length,
        })
        const cheap = await all({ ...query, ...to, budget })
        expect(ids(cheap.found), told).toEqual(ids(every.found.filter(within)))
        expect(cheap.notKnown).toBe(every.found.filter((one) => cost(one) === null).length)
        const both = await all({ ...query, ...to, budget, may_import: true })
        expect(ids(both.found), told).toEqual(
          ids(every.found.filter((one) => mayEnter(one) && within(one))),
        )
      }
    }
  })

  it('is in the order of landed prices, what has none last', {
    timeout: 240_000,
  }, async () => {
    for (const to of destinations) {
      const every = await all(to)
      const known = every.found.filter((one) => cost(one) !== null)
      const others = every.found.filter((one) => cost(one) === null)
      // Equals are in the order of prices and ids, as all of them are found.
      known.sort((a, b) => (cost(a) ?? 0) - (cost(b) ?? 0))
      const up = await all({ ...to, ordering: 'landed' })
      expect(ids(up.found)).toEqual(ids([...known, ...others]))
      const down = await all({ ...to, ordering: '-landed' })
      const dearest = known.toSorted((a, b) => (cost(b) ?? 0) - (cost(a) ?? 0) || byPrice(a, b))
      expect(ids(down.found)).toEqual(ids([...dearest, ...others]))
      expect(up.notKnown).toBe(others.length)
    }
  })

  it('recommends what may enter first, and of the rest the same order', {
    timeout: 240_000,
  }, async () => {
    for (const query of [{ ordering: 'recommended' }, { search: 'toyota', ordering: 'match' }]) {
      const without = ids((await all(query)).found)
      for (const to of destinations.slice(0, 4)) {
        const { found, count } = await all({ ...query, ...to })
        expect(count).toBe(without.length)
        const place = new Map(without.map((id, index) => [id, index]))
        const inOrder = (some: Found[]) =>
          ids(some).toSorted((one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0))
        const others = found.filter((one) => !mayEnter(one))
        expect(ids(found)).toEqual([...inOrder(found.filter(mayEnter)), ...inOrder(others)])
        expect(found.some(mayEnter)).toBe(true)
      }
    }
  })

  it('counts facets of what fits, and hears of a changed date', async () => {
    const facets = callerOf(world.db, 'countVehicleFacets', {
      listedVehicles: () => held.index,
      clock: clock(),
    })
    const query = { ...destination, budget: 9000, may_import: true }
    const { found } = await all(query)
    const { body } = (await facets(query)) as {
      body: { count: number; facets: { make: { count: number }[] } }
    }
    expect(body.count).toBe(found.length)
    expect(body.facets.make.reduce((sum, { count }) => sum + count, 0)).toBe(found.length)

    const kenya = { to_country: 'KE', to_city: 'Nairobi', may_import: true }
    const [first] = (await all(kenya)).found
    await sql`update products set first_registered = '2001-01' where id = ${first?.id}`.execute(
      world.db,
    )
    const next = await catchUp(world.db, held)
    if (!next) throw new Error('Everything was built anew')
    held = next
    expect(ids((await all(kenya)).found)).not.toContain(first?.id)
    await stockProduct(world, { title: 'Came for the door' })
  })

  it('refuses what it cannot answer', async () => {
    const visitor = await world.as(null)
    const ask = async (query: object) => {
      const { response, error } = await visitor.GET('/vehicles/', { params: { query } })
      return { status: response.status, codes: (error as { codes?: object } | undefined)?.codes }
    }
    expect(await ask({ budget: 8000 })).toEqual({
      status: 400,
      codes: { to_country: ['required'] },
    })
    expect(await ask({ to_country: 'JP' })).toEqual({
      status: 400,
      codes: { to_country: ['invalid_choice'] },
    })
    expect(await ask({ ...destination, budget: 8000, title__wildcard: 'to?ota' })).toEqual({
      status: 400,
      codes: { title__wildcard: ['no_pattern_at_door'] },
    })
    // A search without a destination says nothing of one, in its links neither.
    const { data } = await visitor.GET('/vehicles/', { params: { query: { make: 'toyota' } } })
    expect(data?.next).toMatch(/\/vehicles\/\?make=toyota&page=2$/)
    expect(Object.keys(data?.results[0] ?? {})).not.toContain('landed')
    // This process holds no vehicles in its memory.
    expect((await ask({ ...destination, budget: 8000 })).status).toBe(503)
  })

  it('shows the cards without any memory of vehicles', async () => {
    const visitor = await world.as(null)
    const { data } = await visitor.GET('/vehicles/', {
      params: { query: { ...destination, class: 'cars', ordering: '-price' } },
    })
    const card = data?.results.find(({ landed }) => landed?.landed_high)
    expect(card?.landed?.verdict).toBe('ok')
    const detail = await visitor.GET('/landed-price/', {
      params: { query: { country: 'ZM', city: 'Lusaka', product: card!.id } },
    })
    expect(detail.data?.totals).toMatchObject({
      landed_low: card?.landed?.landed_low,
      landed_high: card?.landed?.landed_high,
    })
  })

  it('has one pricer for all towns and ports that nobody knows, and keeps it', async () => {
    const pricerAt = (place: { city?: string; port?: string }) =>
      world.context.findPricer(world.context, {
        country: 'ZM',
        shipping: 'RORO',
        insurance: true,
        ...place,
      })
    const [one, other, port] = await Promise.all([
      pricerAt({ city: 'Nowhere' }),
      pricerAt({ city: 'Elsewhere' }),
      pricerAt({ port: 'XXXXX' }),
    ])
    expect(one).not.toBeNull()
    expect(other).toBe(one)
    expect(port).toBe(one)
    expect(await pricerAt({ city: 'Lusaka' })).not.toBe(one)
  })
})
