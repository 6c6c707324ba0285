import { languageCodes } from '@bandari/i18n'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { sweepLinkPictures } from '../../src/shopfront/link-pictures/sweep-link-pictures.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let id: number
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  const { data } = await (await world.as(null)).GET('/vehicles/', {
    params: { query: { make: 'toyota', ordering: 'recommended' } },
  })
  id = data!.results[0]!.id
})
afterAll(() => world.close())

function get(url: string, headers: Record<string, string> = {}) {
  return world.app.inject({ url, headers: { host: 'localhost:8080', ...headers } })
}

async function kept(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of world.media.storage.list('link-pictures/')) keys.push(key)
  return keys
}

describe('the picture of a link', () => {
  it.each([...languageCodes])(
    'has the size that messengers show, of a vehicle in %s',
    async (language) => {
      const answer = await get(`/share/${language}/details/${id}.jpg`)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/jpeg')
      expect(answer.headers['cache-control']).toBe(
        'public, max-age=3600, stale-while-revalidate=86400',
      )
      const { width, height, format } = await sharp(answer.rawPayload).metadata()
      expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
      // What WhatsApp takes.
      expect(answer.rawPayload.length).toBeLessThan(300_000)
    },
  )

  it('is drawn once, and another one where a country or a price makes it say something else', async () => {
    const before = (await kept()).length
    const first = await get(`/share/en/details/${id}.jpg`)
    const again = await get(`/share/en/details/${id}.jpg`)
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
    expect((await kept()).length).toBe(before)
    const at = await get(`/share/en/details/${id}/zm.jpg`)
    expect(at.headers['etag']).not.toBe(first.headers['etag'])
    expect((await get(`/share/en/details/${id}/zambia.jpg`)).headers['etag']).toBe(
      at.headers['etag'],
    )
    await world.db
      .updateTable('products')
      .set((row) => ({ price: row('price', '+', 10_000) }))
      .where('id', '=', id)
      .execute()
    const dearer = await get(`/share/en/details/${id}.jpg`)
    expect(dearer.headers['etag']).not.toBe(first.headers['etag'])
    const known = await get(`/share/en/details/${id}.jpg`, {
      'if-none-match': String(dearer.headers['etag']),
    })
    expect(known.statusCode).toBe(304)
  })

  it.each([
    '/share/en/cars.jpg',
    '/share/fr/cars/toyota.jpg',
    '/share/sw/cars/toyota/vitz/zambia.jpg',
    '/share/pt/cars/body/suv/mozambique.jpg',
  ])('%s is there', async (address) => {
    const answer = await get(address)
    expect(answer.statusCode).toBe(200)
    const { width, height } = await sharp(answer.rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
  })

  it.each([
    'de/cars.jpg',
    'en/cars/no-such-make.jpg',
    'en/cars/in/atlantis.jpg',
    'en/details/999999999.jpg',
    'en/my-basket.jpg',
    'en/details/1.png',
  ])('%s is not drawn', async (name) => {
    const before = (await kept()).length
    expect((await get(`/share/${name}`)).statusCode).toBe(404)
    expect((await kept()).length).toBe(before)
  })

  it('is not drawn of what nobody may see, or for a country that we do not know', async () => {
    const { id: draft } = await world.db
      .selectFrom('products')
      .select('id')
      .where('market', '=', 'export')
      .where('id', '!=', id)
      .executeTakeFirstOrThrow()
    await world.db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', draft)
      .execute()
    expect((await get(`/share/en/details/${draft}.jpg`)).statusCode).toBe(404)
    expect((await get(`/share/en/details/${id}/atlantis.jpg`)).statusCode).toBe(404)
  })

  it('is swept when it is old', async () => {
    const { media, clock } = world
    await sweepLinkPictures({ media, clock })
    expect((await kept()).length).toBeGreaterThan(0)
    const later = { now: () => new Date(Date.now() + 31 * 24 * 3600 * 1000) }
    await sweepLinkPictures({ media, clock: { ...clock, ...later } })
    expect(await kept()).toEqual([])
  })
})
