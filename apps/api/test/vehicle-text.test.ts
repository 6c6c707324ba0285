import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { areThere, naughtyStrings, unlessMissing } from './naughty-strings.ts'
import { createWorld, type World } from './world.ts'

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
    expect(await understand(typed)).toEqual({ text: typed, corrected, query })
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
      for (let first = 0; first < naughtyStrings.length; first += 8) {
        await Promise.all(
          naughtyStrings.slice(first, first + 8).map((text, place) => ask(text, first + place)),
        )
      }
    },
    60_000,
  )
})
