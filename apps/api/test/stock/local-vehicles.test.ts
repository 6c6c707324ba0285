import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { slugOf } from '../../src/stock/catalogue/filters/filters.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Local {
  id: number
  price: number
  fuel: string | null
  seats: number | null
  features: string[]
  image_count: number
}

async function listLocal(where = sql`true`): Promise<Local[]> {
  const { rows } =
    await sql<Local>`select id, price, fuel_type as fuel, seats, features, image_count from products
    where listed_locally and class in ('cars', 'commercial') and ${where} order by price, id`.execute(
      world.db,
    )
  return rows
}

type Query = Record<string, string>

async function search(query: Query) {
  const client = await world.as(null)
  const { data } = await client.GET('/vehicles/', {
    params: { query: { market: 'local', ...query } as never },
  })
  if (!data) throw new Error('no answer')
  return data
}

async function facets(query: Query) {
  const client = await world.as(null)
  const { data } = await client.GET('/vehicle-facets/', {
    params: { query: { market: 'local', ...query } as never },
  })
  if (!data) throw new Error('no answer')
  return data
}

describe('vehicles that are sold in Kenya', () => {
  it('are found in shillings, by price, and none of them for export', async () => {
    const all = await listLocal()
    expect(all.length).toBeGreaterThan(25)
    const { count, results } = await search({ ordering: 'price' })
    expect(count).toBe(all.length)
    expect(results.map(({ id }) => id)).toEqual(all.slice(0, 25).map(({ id }) => id))
    expect(new Set(results.map(({ currency }) => currency))).toEqual(new Set(['KES']))
    // A destination changes nothing: they are there already.
    expect(await search({ ordering: 'price', to_country: 'ZM' })).toMatchObject({ count })
  })

  it('are narrowed by every kind of filter, with exact counts', async () => {
    const all = await listLocal()
    const { facets: counted } = await facets({})
    for (const { value, count } of counted.fuel)
      expect(count, value).toBe(all.filter(({ fuel }) => slugOf(fuel ?? '') === value).length)
    for (const { value, count } of counted.seats)
      expect(count, value).toBe(all.filter(({ seats }) => String(seats) === value).length)
    const [feature] = counted.features
    const having = all.filter((one) => one.features.some((name) => slugOf(name) === feature?.value))
    expect(feature?.count).toBe(having.length)
    expect((await search({ features: feature?.value ?? '' })).count).toBe(having.length)
    const pictured = all.filter(({ image_count: pictures }) => pictures > 0)
    expect((await search({ pictures: 'yes' })).count).toBe(pictured.length)
    const cheap = all.filter(({ price }) => price <= 90_000_000)
    expect((await search({ price__range: '__900000' })).count).toBe(cheap.length)
    // The bands are of dollars.
    expect(counted.price).toEqual([])
  })

  it('are in every order, the recommended one too', async () => {
    const up = await search({ ordering: 'year', page: 'last' })
    expect(up.results.length).toBeGreaterThan(0)
    const { results } = await search({ ordering: 'recommended' })
    const pictures = results.map(({ images }) => (images > 0 ? 1 : 0))
    expect(pictures).toEqual(pictures.toSorted((one, other) => other - one))
  })

  it('are listed of this week alone, where that is asked for', async () => {
    const [first] = await listLocal()
    await sql`update products set date_created = ${world.clock.now()} where id = ${first?.id}`.execute(
      world.db,
    )
    const { count, results } = await search({ listed_within: '0' })
    expect(results.map(({ id }) => id)).toContain(first?.id)
    const { facets: counted } = await facets({ listed_within: '30' })
    expect(counted.listed).toEqual([
      { value: '7', label: '7', count: (await search({ listed_within: '7' })).count },
    ])
    expect(count).toBeLessThan((await listLocal()).length)
  })
})
