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
    expect(await understand('2012 toyota hilux diesel')).toEqual({
      text: '2012 toyota hilux diesel',
      corrected: null,
      query: { make: 'toyota', model: 'hilux', year__range: '2012__2012', fuel: 'diesel' },
      parts: null,
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
    expect(await understand(typed)).toEqual({ text: typed, corrected, query, parts: null })
  })

  it('that only titles have are corrected by them', async () => {
    const { corrected, query } = await understand('toyota premiun')
    expect(corrected).toBe('toyota premium')
    expect(query).toEqual({ make: 'toyota', search: 'premium' })
  })

  it('are left as they are when that is asked for', async () => {
    expect(await understand('toyta hilx', true)).toEqual({
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
    expect(await understand(typed)).toEqual({ text: typed, corrected: null, query, parts: null })
  })

  it.each([
    ['spea', 'vehicle-parts-and-accessories', {}],
    ['spea za toyota', 'vehicle-parts-and-accessories', { make: 'toyota' }],
    ['pedi za breki toyota hilux', 'brake-pads', { make: 'toyota', model: 'hilux' }],
    ['pastilhas de travão', 'brake-pads', {}],
    ['pieces de rechange nissan', 'vehicle-parts-and-accessories', { make: 'nissan' }],
    ['amortisseurs', 'shock-absorbers', {}],
  ])('for spares: %s', async (typed, parts, query) => {
    expect(await understand(typed)).toEqual({ text: typed, corrected: null, query, parts })
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
