import { languageCodes, offeredLanguages, readLanguage } from '@bandari/i18n'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { people } from '../../seeds/people.data.ts'
import { listProductEntries, listProductFiles } from '../../src/shopfront/site/sitemap.store.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

const shop = 'http://localhost:8080'

async function get(url: string, host = 'localhost:8080') {
  const { statusCode, headers, payload } = await world.app.inject({ url, headers: { host } })
  return { status: statusCode, type: headers['content-type'], text: payload }
}

/** Without those of the pages in other languages. */
const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, url]) => url!)
    .filter((url) => readLanguage(new URL(url).pathname).language === 'en')

/** Ids of what the product files of this size name, file by file. */
async function idsBySize(size: number) {
  const files = await listProductFiles(world.db, size)
  return Promise.all(
    files.map(async ({ n }) => {
      const ids: number[] = []
      const range = { after: (n - 1) * size, upTo: n * size }
      for await (const batch of listProductEntries(world.db, range)) {
        ids.push(...batch.map(({ id }) => id))
      }
      return ids
    }),
  )
}

async function onOffer(): Promise<number[]> {
  const rows = await world.db
    .selectFrom('products')
    .leftJoin('accounts', 'accounts.id', 'vendor_id')
    .select('products.id')
    .where('status', '=', 'live')
    .whereRef('quantity', '>', 'reserved')
    .where((is) => is.or([is('vendor_id', 'is', null), is('seller_status', '=', 'approved')]))
    .orderBy('products.id')
    .execute()
  return rows.map(({ id }) => id)
}

test('packs a list for those who take it so', async () => {
  const encodingFor = async (accepted: string) => {
    const headers = { host: 'localhost:8080', 'accept-encoding': accepted }
    const answer = await world.app.inject({ url: '/sitemap.xml', headers })
    return answer.headers['content-encoding']
  }
  expect(await encodingFor('gzip, br')).toBe('gzip')
  expect(await encodingFor('identity, gzip;q=0')).toBeUndefined()
})

describe('robots.txt', () => {
  test("closes what is somebody's own and names the sitemap", async () => {
    const { type, text } = await get('/robots.txt')
    expect(type).toMatch(/^text\/plain/)
    for (const path of ['/my-basket', '/checkout', '/login', '/profile', '/vendor', '/api/']) {
      expect(text).toContain(`\nDisallow: ${path}\n`)
    }
    expect(text).toContain(`\nSitemap: ${shop}/sitemap.xml\n`)
  })

  test('closes the portal', async () => {
    const { text } = await get('/robots.txt', 'portal.localhost:8080')
    expect(text).toBe('User-agent: *\nDisallow: /\n')
    expect((await get('/sitemap.xml', 'portal.localhost:8080')).status).toBe(404)
  })
})

describe('the sitemap', () => {
  test('is an index of files that are there', async () => {
    const { type, text } = await get('/sitemap.xml')
    expect(type).toMatch(/^application\/xml/)
    const files = addressesIn(text)
    expect(files).toEqual(
      ['pages', 'searches', 'cars-1', 'vehicles-1'].map((name) => `${shop}/sitemaps/${name}.xml`),
    )
    expect(text).toMatch(/vehicles-1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:]{8}Z<\/lastmod>/)
    for (const file of files) {
      expect((await get(new URL(file).pathname)).status).toBe(200)
    }
  })

  test('names each product on offer once, with the address that its page gives itself', async () => {
    const { text } = await get('/sitemaps/vehicles-1.xml')
    const addresses = addressesIn(text)
    expect(addresses.map((url) => Number(/\/details\/(\d+)(\/parts)?$/.exec(url)?.[1]))).toEqual(
      await onOffer(),
    )
    const spare = await world.db
      .selectFrom('products')
      .select('id')
      .where('class', '=', 'parts')
      .where('status', '=', 'live')
      .where('quantity', '>', 0)
      .executeTakeFirstOrThrow()
    expect(addresses).toContain(`${shop}/details/${spare.id}/parts`)
    expect(text).toMatch(/^<\?xml/)
    expect(text).toMatch(/<\/urlset>\n$/)
  })

  test('splits by ids: no file is larger than its size, none is empty, none shares a product', async () => {
    for (const size of [100, 700]) {
      const files = await idsBySize(size)
      expect(files.length).toBeGreaterThan(2)
      for (const ids of files) {
        expect(ids.length).toBeGreaterThan(0)
        expect(ids.length).toBeLessThanOrEqual(size)
      }
      expect(files.flat()).toEqual(await onOffer())
    }
  })

  test('leaves out what is sold, what is no longer live, and what an unapproved vendor offers', async () => {
    const [sold, draft, theirs] = await onOffer()
    const { id: vendor } = await world.db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', people.applicant.email)
      .executeTakeFirstOrThrow()
    const change = (id: number | undefined, values: object) =>
      world.db.updateTable('products').set(values).where('id', '=', id!).execute()
    await change(sold, { quantity: 0 })
    await change(draft, { status: 'draft' })
    await change(theirs, { vendor_id: vendor })
    const [ids] = await idsBySize(50_000)
    for (const id of [sold, draft, theirs]) expect(ids).not.toContain(id)
    expect(ids).toEqual(await onOffer())
  })

  test('names the searches that find something', async () => {
    const addresses = addressesIn((await get('/sitemaps/searches.xml')).text)
    expect(addresses).toContain(`${shop}/search/1/0/0/1/toyota/*/*`)
    expect(addresses.length).toBeGreaterThan(50)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('names the pages of makes, models, bodies and countries that hold vehicles, and when these changed', async () => {
    const { text } = await get('/sitemaps/cars-1.xml')
    const addresses = addressesIn(text)
    expect(addresses).toEqual(
      expect.arrayContaining(
        ['/cars', '/cars/in/zambia', '/cars/toyota', '/cars/toyota/vitz/zambia'].map(
          (path) => shop + path,
        ),
      ),
    )
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(text.match(/<loc>/g)?.length).toBe(text.match(/<lastmod>/g)?.length)
    const empty = await world.db
      .selectFrom('makes')
      .select('slug')
      .where(
        'id',
        'not in',
        world.db
          .selectFrom('products')
          .select('make_id')
          .where('listed', '=', true)
          .$castTo<{ make_id: number }>(),
      )
      .executeTakeFirst()
    if (empty) expect(addresses).not.toContain(`${shop}/cars/${empty.slug}`)
  })

  test('names the articles', async () => {
    const article = await world.db
      .selectFrom('articles')
      .select(['id', 'slug'])
      .executeTakeFirstOrThrow()
    const addresses = addressesIn((await get('/sitemaps/pages.xml')).text)
    expect(addresses).toContain(`${shop}/latest/${article.slug}/${article.id}`)
  })

  test('names whoever has something on offer', async () => {
    const { vendor_id } = await world.db
      .selectFrom('products')
      .select('vendor_id')
      .where('listed_locally', '=', true)
      .where('quantity', '>', 0)
      .executeTakeFirstOrThrow()
    const addresses = addressesIn((await get('/sitemaps/pages.xml')).text)
    expect(addresses).toContain(`${shop}/sellers/${vendor_id}`)
  })

  test('names each page as often as the shop has languages', async () => {
    const { text } = await get('/sitemaps/pages.xml')
    const all = text.match(/<loc>/g)?.length
    expect(all).toBeGreaterThanOrEqual(addressesIn(text).length)
    expect(all).toBeLessThanOrEqual(addressesIn(text).length * offeredLanguages.length)
  })

  test('is sent once to a crawler who asks again with its tag', async () => {
    const url = '/sitemaps/vehicles-1.xml'
    const first = await world.app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    const { etag } = first.headers
    expect(etag).toMatch(/^W\/"[\w-]+"$/)
    const again = await world.app.inject({ url, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    const other = await world.app.inject({ url, headers: { 'if-none-match': 'W/"x"' } })
    expect(other.statusCode).toBe(200)
  })

  test.each(['vehicles-2', 'vehicles-0', 'vehicles-99999', 'vehicles-x', 'nothing'])(
    '%s.xml is not there',
    async (name) => {
      expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404)
    },
  )
})

test.each(languageCodes.filter((code) => code !== 'en'))(
  'a shared link has a picture with words in %s',
  async (language) => {
    const { statusCode, headers, rawPayload } = await world.app.inject(`/share-${language}.png`)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/png')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(rawPayload.length).toBeLessThan(100_000)
  },
)
