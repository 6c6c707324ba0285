import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { areThere, naughtyStrings, unlessMissing } from '../helpers/naughty-strings.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function understand(q: string, literal = false) {
  const client = await world.as(null)
  const { data } = await client.GET('/vehicle-text/', { params: { query: { q, literal } } })
  if (!data) throw new Error(`not understood: ${q}`)
  return data
}

describe('words of a search', () => {
  it('become filters', async () => {
    expect(await understand('2012 toyota hilux diesel')).toMatchObject({
      text: '2012 toyota hilux diesel',
      corrected: null,
      query: { make: 'toyota', model: 'hilux', year__range: '2012__2012', fuel: 'diesel' },
      parts: null,
      place: null,
      money: null,
      number: null,
    })
  })

  it.each([
    ['toyta hilx', 'toyota hilux', { make: 'toyota', model: 'hilux' }],
    ['nisan', 'nissan', { make: 'nissan' }],
    ['mercedez', 'mercedes', { make: 'mercedes-benz' }],
    ['mazda dimio deisel', 'mazda demio diesel', { make: 'mazda', model: 'demio', fuel: 'diesel' }],
    ['automatc', 'automatic', { transmission: 'automatic' }],
    ['white hatchbak', 'white hatchback', { colour: 'white', body: 'hatchback' }],
  ])('%s is taken for %s', async (typed, corrected, query) => {
    const { text, ...read } = await understand(typed)
    expect(text).toBe(typed)
    expect(read).toMatchObject({ corrected, parts: null })
    expect(read.query).toEqual(query)
  })

  it('that only titles have are corrected by them', async () => {
    const { corrected, query } = await understand('toyota premiun')
    expect(corrected).toBe('toyota premium')
    expect(query).toEqual({ make: 'toyota', search: 'premium' })
  })

  it('are left as they are when that is asked for', async () => {
    expect(await understand('toyta hilx', true)).toMatchObject({
      text: 'toyta hilx',
      corrected: null,
      query: { search: 'toyta hilx' },
      parts: null,
    })
  })

  it('lead to what the search finds', async () => {
    const client = await world.as(null)
    const { query } = await understand('toyta hilx')
    const { data } = await client.GET('/vehicles/', { params: { query } })
    expect(data?.count).toBeGreaterThan(0)
    expect(data?.results.every(({ make, model }) => make === 'Toyota' && model === 'Hilux')).toBe(
      true,
    )
  })

  it.each([
    ['gari ndogo', { body: 'hatchback' }],
    ['GARI NDOGO NYEUPE', { body: 'hatchback', colour: 'white' }],
    ['gari ya toyota chini ya dola 5000', { make: 'toyota', price__range: '__5000' }],
    ['lori la isuzu', { make: 'isuzu', body: 'truck' }],
    ['piki piki', { body: 'motorcycle' }],
    ['nissan kuanzia 2012 hadi 2015', { make: 'nissan', year__range: '2012__2015' }],
    ['carrinha', { body: 'double-cab,pickup,wagon' }],
    [
      'toyota hilux cabine dupla gasóleo',
      {
        make: 'toyota',
        model: 'hilux',
        body: 'double-cab',
        fuel: 'diesel',
      },
    ],
    ['CAMIAO', { body: 'truck' }],
    ['camião de 2010 até 2014', { body: 'truck', year__range: '2010__2014' }],
    ['voiture 4x4', { body: 'suv' }],
    ['Voiture 4x4 volant à gauche', { body: 'suv', steering: 'left' }],
    ['voiture électrique', { fuel: 'electric' }],
    ['boite automatique blanche', { transmission: 'automatic', colour: 'white' }],
    ['voiture', {}],
    ['bakkie', { body: 'pickup' }],
    ['carrinha toyota gari ndogo', { make: 'toyota', body: 'double-cab,hatchback,pickup,wagon' }],
  ])('of other languages: %s', async (typed, query) => {
    const read = await understand(typed)
    expect(read).toMatchObject({ text: typed, corrected: null, parts: null })
    expect(read.query).toEqual(query)
  })

  it.each([
    ['spea', 'vehicle-parts-and-accessories', {}],
    ['spea za toyota', 'vehicle-parts-and-accessories', { make: 'toyota' }],
    ['pedi za breki toyota hilux', 'brake-pads', { make: 'toyota', model: 'hilux' }],
    ['pastilhas de travão', 'brake-pads', {}],
    ['pieces de rechange nissan', 'vehicle-parts-and-accessories', { make: 'nissan' }],
    ['amortisseurs', 'shock-absorbers', {}],
  ])('for spares: %s', async (typed, parts, query) => {
    const read = await understand(typed)
    expect(read).toMatchObject({ text: typed, corrected: null, parts })
    expect(read.query).toEqual(query)
    const client = await world.as(null)
    const call = { 'parts-cat': parts, ...('make' in query ? { q: query.make } : {}) }
    const { response } = await client.GET('/product-search/', { params: { query: call } })
    expect(response.status).toBe(200)
  })

  it('of other languages are corrected, too', async () => {
    expect(await understand('pikpiki honda')).toMatchObject({
      corrected: 'pikipiki honda',
      query: { make: 'honda', body: 'motorcycle' },
    })
  })

  it('keep the meaning that many titles give them', async () => {
    await sql`insert into words (word, n) values ('camion', 2000)`.execute(world.db)
    expect((await understand('camion isuzu')).query).toEqual({ make: 'isuzu', search: 'camion' })
    await sql`delete from words where word = 'camion'`.execute(world.db)
  })

  it('name a place of our markets, which is the destination of a vehicle and the place of a spare', async () => {
    expect(await understand('vitz nairobi')).toMatchObject({
      corrected: null,
      query: { make: 'toyota', model: 'vitz' },
      parts: null,
      place: { country: 'KE', city: 'Nairobi', wish: 'destination' },
    })
    expect(await understand('brake pads nairobi')).toMatchObject({
      parts: 'brake-pads',
      place: { country: 'KE', city: 'Nairobi', wish: 'local' },
    })
    expect((await understand('toyota in japan')).place).toBeNull()
  })

  it('name a price in the money of the buyer’s market, at the rate that the shop shows', async () => {
    await sql`insert into exchange_rates (currency, rate, day, source, set_at)
      values ('KES', 130, current_date, 'a test', now()), ('UGX', 3500, current_date, 'a test', now())`.execute(
      world.db,
    )
    expect(await understand('vitz under 1.3 million')).toMatchObject({
      query: { make: 'toyota', model: 'vitz', price__range: '__10000' },
      money: { currency: 'KES', rate: '130' },
    })
    const client = await world.as(null)
    const query = { q: 'vitz under 35 million', country: 'UG' }
    const { data } = await client.GET('/vehicle-text/', { params: { query } })
    expect(data?.query.price__range).toBe('__10000')
    expect(await understand('golf £5000')).toMatchObject({
      query: { make: 'volkswagen', model: 'golf' },
      money: { currency: 'GBP', rate: null },
    })
    expect((await understand('under 8000')).money).toBeNull()
  })

  it('may be a number, however it is written, that leads to its listing', async () => {
    const { rows } = await sql<{ id: number; reference: string; part_number: string }>`
      select id, reference, part_number from products
      where listed_locally and class = 'parts' and length(part_number) > 8 order by id limit 1`.execute(
      world.db,
    )
    const [spare] = rows
    if (!spare) throw new Error('no spare')
    for (const typed of [spare.reference, spare.reference.toLowerCase()])
      expect((await understand(typed)).number).toEqual({
        kind: 'reference',
        typed,
        product: spare.id,
        is_spare: true,
      })
    const plain = spare.part_number.replaceAll(/[^a-z0-9]/gi, '')
    for (const typed of [spare.part_number, plain, plain.toLowerCase()])
      expect((await understand(typed)).number).toMatchObject({
        kind: 'part',
        typed,
        is_spare: true,
      })
    expect((await understand('100123')).number).toMatchObject({ kind: 'order', product: null })
    expect((await understand('ZZ999999')).number).toBeNull()
  })

  it('that name a chassis lead to its vehicle only whole', async () => {
    const { rows } = await sql<{ id: number }>`
      update products set chassis_number = 'NCP51-0123456' where id = (
        select id from products where listed order by id limit 1) returning id`.execute(world.db)
    const found = { kind: 'chassis', product: rows[0]?.id, is_spare: false }
    expect((await understand('NCP51-0123456')).number).toMatchObject(found)
    expect((await understand('ncp510123456')).number).toMatchObject(found)
    expect((await understand('NCP51-012345')).number).toBeNull()
  })

  it('count both kinds of goods exactly', async () => {
    const { counts, query } = await understand('toyota')
    const client = await world.as(null)
    const vehicles = await client.GET('/vehicles/', { params: { query } })
    const spares = { q: 'toyota', 'parts-cat': 'vehicle-parts-and-accessories' }
    const parts = await client.GET('/product-search/', { params: { query: spares } })
    expect(counts).toEqual({ vehicles: vehicles.data?.count, parts: parts.data?.count })
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from products join makes on makes.id = make_id
      where listed_locally and class = 'parts' and makes.slug = 'toyota' and title ~* '\\mhilux\\M'`.execute(
      world.db,
    )
    expect((await understand('toyota hilux')).counts.parts).toBe(rows[0]?.n)
    const pads = { 'parts-cat': 'front-brake-pads', place: 'Nairobi' }
    const inTown = await client.GET('/product-search/', { params: { query: pads } })
    expect((await understand('front brake pads nairobi')).counts.parts).toBe(inTown.data?.count)
  })

  it('are asked for', async () => {
    expect((await world.app.inject('/api/vehicle-text/')).statusCode).toBe(400)
    expect((await world.app.inject('/api/vehicle-text/?q=')).statusCode).toBe(400)
    expect((await world.app.inject(`/api/vehicle-text/?q=${'a'.repeat(256)}`)).statusCode).toBe(400)
  })

  it.skipIf(!areThere)(
    `may be any of the naughty strings, and so may what is left of them${unlessMissing}`,
    async () => {
      const ask = async (text: string, index: number) => {
        const answer = await world.app.inject({ url: '/api/vehicle-text/', query: { q: text } })
        expect(answer.statusCode, text).toBeLessThan(500)
        const query = answer.statusCode === 200 ? answer.json().query : { search: text }
        const urls =
          index % 5 === 0 ? ['/api/vehicles/', '/api/vehicle-facets/'] : ['/api/vehicles/']
        for (const url of urls) {
          const found = await world.app.inject({ url, query })
          expect(found.statusCode, `${url} ${text}`).toBeLessThan(500)
        }
      }
      // What breaks a reader of words shows in one of a kind: neighbours in the list are alike.
      const some = naughtyStrings.filter((_, index) => index % 4 === 0)
      for (let first = 0; first < some.length; first += 8)
        await Promise.all(
          some.slice(first, first + 8).map((text, place) => ask(text, first + place)),
        )
    },
    60_000,
  )
})
