import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { callerOf } from '../helpers/calls.ts'
import { mulberry } from '../helpers/random.ts'
import { lexemesOf } from '../../src/stock/catalogue/names/words.store.ts'
import { catchUp, type State, readVehicles } from '../../src/stock/catalogue/engine/follow.ts'
import { VehicleIndex } from '../../src/stock/catalogue/engine/vehicle-index.ts'
import { findProduct, listRelated } from '../../src/stock/catalogue/product/product.store.ts'
import { relatedInMemory } from '../../src/stock/catalogue/product/related-in-memory.ts'
import { stockProduct } from '../helpers/steps.ts'
import { expectSame, shakeStock } from '../helpers/vehicles-compared.ts'
import { listRows, randomQueries } from '../helpers/vehicle-queries.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let held: State
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  // Small chunks, so that the demo world has a dozen, and they are built anew, split and emptied.
  held = await readVehicles(world.connection, new VehicleIndex({ segment: 100, changes: 10 }))
})
afterAll(() => world.close())

async function followUp() {
  const next = await catchUp(world.db, held)
  if (!next) throw new Error('Everything was built anew')
  held = next
}

async function countListed() {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::integer as n from vehicle_search`.execute(world.db)
  return rows[0]?.n
}

it('finds, counts and pages as the database does, while stock changes', {
  timeout: 240_000,
}, async () => {
  for (let round = 0; round < 2; round += 1) {
    await expectSame(world, held.index, [
      {},
      ...randomQueries(await listRows(world.db), 50 + round),
    ])
    await shakeStock(world, round)
    await followUp()
    expect(held.index.size).toBe(await countListed())
  }
  await expectSame(world, held.index, [
    { search: 'rarely seen' },
    { search: '4x4' },
    { search: 'awd', fuel: 'petrol' },
    { colour: 'turquoise', year__range: '2031__2031' },
    { search: 'no-such-word' },
    { make: 'no-such-make' },
    { price__range: '9000__1000' },
    { year__range: '1850__1870' },
  ])
})

it('knows the neighbours of a product', async () => {
  const rows = await listRows(world.db)
  for (const row of rows.filter((_, index) => index % 20 === 0)) {
    const product = await findProduct(world.db, row.id)
    if (!product) throw new Error(`No product ${row.id}`)
    const expected = await listRelated(world.db, product, 8)
    expect(
      relatedInMemory(held.index, product, 8).map(({ id }) => id),
      String(row.id),
    ).toEqual(expected.map(({ id }) => id))
  }
})

it('misses no change of a transaction that ends after a later one', async () => {
  const [one, other] = (await listRows(world.db)).map(({ id }) => id)
  await followUp()
  const slow = world.db.transaction().execute(async (inside) => {
    await sql`update products set price = price + 100 where id = ${one}`.execute(inside)
    await sql`select pg_sleep(0.3)`.execute(inside)
  })
  await sql`select pg_sleep(0.1)`.execute(world.db)
  await sql`update products set price = price + 100 where id = ${other}`.execute(world.db)
  await followUp()
  await slow
  await followUp()
  await expectSame(world, held.index, [{}])
})

it('follows the stock of a running shop', async () => {
  const own = await createWorld(inject('postgres'))
  const count = async (search: string) => {
    const { data } = await (await own.as(null)).GET('/vehicles/', { params: { query: { search } } })
    return data?.count
  }
  await vi.waitFor(() => expect(own.context.listedVehicles()).not.toBeNull(), { timeout: 120_000 })
  expect(await count('unheardof')).toBe(0)
  const { id } = await stockProduct(own, { title: 'Unheardof Wagon' })
  await vi.waitFor(async () => expect(await count('unheardof')).toBe(1), { timeout: 5000 })
  await own.db.updateTable('products').set({ quantity: 0 }).where('id', '=', id).execute()
  await vi.waitFor(async () => expect(await count('unheardof')).toBe(0), { timeout: 5000 })
  // Built anew: the model is read again.
  const before = own.context.listedVehicles()
  await sql`select rebuild_vehicle_search()`.execute(own.db)
  await vi.waitFor(() => expect([before, null]).not.toContain(own.context.listedVehicles()), {
    timeout: 120_000,
  })
  await own.close()
})

it('is read anew when everything was built anew', async () => {
  await sql`select rebuild_vehicle_search()`.execute(world.db)
  expect(await catchUp(world.db, held)).toBeNull()
})

it('reads what COPY escapes as it was written, and what is not known beside it', async () => {
  const titles = [
    'C:\\temp',
    'tab\tand\nline\r\n',
    String.raw`\N`,
    String.raw`\\t`,
    '\b\v\f',
    'plain',
  ]
  // With a make and a model: the database shows cards of those that the memory does not know.
  const named = await world.db
    .selectFrom('products')
    .select(['make_id', 'model_id'])
    .where('model_id', 'is not', null)
    .executeTakeFirstOrThrow()
  for (const title of titles) await stockProduct(world, { ...named, title, price: 777_777 })
  const { index } = await readVehicles(world.connection, new VehicleIndex())
  const search = callerOf(world.db, 'searchVehicles', { listedVehicles: () => index })
  const { body } = await search({ price__range: '7777__7778', page: '1' })
  const { results } = body as { results: { title: string; mileage: number | null }[] }
  expect(results.map(({ title }) => title)).toEqual(titles)
  expect(results.map(({ mileage }) => mileage)).toEqual(titles.map(() => null))
})

it('reads the words of a plain text as the database reads them', async () => {
  const random = mulberry(5)
  const letters = 'abcXYZ0123456789e'
  const word = () =>
    Array.from(
      { length: 1 + Math.floor(random() * 8) },
      () => letters[Math.floor(random() * letters.length)],
    ).join('')
  for (let n = 0; n < 400; n += 1) {
    const text = Array.from({ length: 1 + Math.floor(random() * 3) }, word).join(
      random() < 0.3 ? '-' : ' ',
    )
    const { rows } = await sql<{ word: string }>`
      select unnest(tsvector_to_array(title_words(${text}))) as word`.execute(world.db)
    const expected = rows.map(({ word: lexeme }) => lexeme)
    expect((await lexemesOf(world.db, text)).toSorted(), text).toEqual(expected.toSorted())
  }
})
