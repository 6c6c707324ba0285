import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { matchListings } from '../../src/saved/alerts/matching/match-listings.ts'
import { noVehicles } from '../../src/stock/catalogue/engine/follow.ts'
import { resolveSearch } from '../../src/stock/catalogue/search/resolve-search.ts'
import { searchVehicleRows } from '../../src/stock/catalogue/search/vehicle-rows.store.ts'
import { readVehicleQuery } from '../../src/stock/catalogue/search/vehicle-query.ts'
import { newBuyer } from '../helpers/steps.ts'
import { listRows, type Query, randomQueries } from '../helpers/vehicle-queries.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function saveAll(queries: readonly object[]): Promise<number[]> {
  const { id } = await newBuyer(world)
  const { rows } = await sql<{ id: number }>`
    insert into saved_searches (account_id, name, query, often, created_at)
    select ${id}, 'Mine', query, 'daily', now() from jsonb_array_elements(${JSON.stringify(queries)}) as query
    on conflict do nothing returning id`.execute(world.db)
  return rows.map((row) => row.id)
}

/** As if everything on offer were listed now. */
async function listAgain() {
  await sql`delete from saved_search_hits`.execute(world.db)
  await sql`insert into listing_events (product_id, what) select id, 'listed' from vehicle_search`.execute(
    world.db,
  )
  await matchListings(world.context)
}

async function hitsOf(search: number): Promise<number[]> {
  const rows = await world.db
    .selectFrom('saved_search_hits')
    .select('product_id')
    .where('search_id', '=', search)
    .orderBy('product_id')
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** By the plain statement. */
async function foundBy(query: Query): Promise<number[]> {
  const asked = readVehicleQuery(query)
  if (!asked) throw new Error('unreadable')
  const { db, clock } = world
  const { clauses } = await resolveSearch({ db, clock, listedVehicles: noVehicles }, asked)
  const order = { sort: 'price', descending: false } as const
  const { rows } = await searchVehicleRows(db, clauses, {
    order,
    market: 'export',
    limit: 10_000,
    offset: 0,
  })
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

it('tells each saved search exactly what the vehicle search finds', {
  timeout: 60_000,
}, async () => {
  const queries: Query[] = [
    {},
    ...randomQueries(await listRows(world.db), 80),
    { search: 'no-such-word' },
    { colour: 'no-such-colour' },
    { price__range: '9000__1000' },
    { title__wildcard: '*corolla*', class: 'cars' },
    { search_simple_query_string: 'toyota | nissan -vitz' },
    { search_simple_query_string: '"land cruiser" diesel', price__range: '2000__' },
  ]
  const distinct = [...new Map(queries.map((query) => [JSON.stringify(query), query])).values()]
  const ids = await saveAll(distinct)
  expect(ids).toHaveLength(distinct.length)
  await listAgain()
  let hits = 0
  for (const [index, query] of distinct.entries()) {
    const found = await hitsOf(ids[index] ?? 0)
    expect(found, JSON.stringify(query)).toEqual(await foundBy(query))
    hits += found.length
  }
  expect(hits).toBeGreaterThan(5000)
})

it('knows what a destination’s budget and rules leave', async () => {
  const lusaka = { to_country: 'ZM', to_city: 'Lusaka' }
  const queries = [
    { ...lusaka, may_import: true },
    { ...lusaka, budget: 20_000, class: 'cars' as const },
    { to_country: 'TZ', to_city: 'Dar es Salaam', may_import: true, budget: 15_000 },
  ]
  const ids = await saveAll(queries)
  await listAgain()
  const client = await world.as(null)
  let hits = 0
  for (const [index, query] of queries.entries()) {
    const { data } = await client.GET('/vehicles/', { params: { query } })
    expect(await hitsOf(ids[index] ?? 0), JSON.stringify(query)).toHaveLength(data?.count ?? -1)
    hits += data?.count ?? 0
  }
  expect(hits).toBeGreaterThan(100)
})

it('takes a make that was not there when its search was saved, and a colour that no listing had', async () => {
  const [byMake = 0, byColour = 0] = await saveAll([
    { make: 'kestrel-motors' },
    { colour: 'harbour-green' },
  ])
  await matchListings(world.context)
  const { rows } = await sql<{ id: number }>`
    with made as (insert into makes (slug, name) values ('kestrel-motors', 'Kestrel Motors') returning id)
    insert into products (market, class, make_id, title, price, currency, quantity, status, reference, colour)
    select 'export', 'cars', id, 'Kestrel One', 500000, 'USD', 1, 'live', 'KESTREL-1', 'Harbour green' from made
    returning id`.execute(world.db)
  // Names are cached for a minute, or until somebody says that they changed.
  world.clock.advance({ minutes: 2 })
  await matchListings(world.context)
  const product = rows.map(({ id }) => id)
  expect(await hitsOf(byColour)).toEqual(product)
  expect(await hitsOf(byMake)).toEqual(product)
})
