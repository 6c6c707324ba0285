import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rssFaults, rssItems } from '../helpers/rss-rules.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ ...inject('postgres'), environment: { SHARED_CACHE: 'off' } })
})
afterAll(() => world.close())

const shop = 'http://localhost:8080'

async function get(url: string, headers: Record<string, string> = {}) {
  const answer = await world.app.inject({ url, headers: { host: 'localhost:8080', ...headers } })
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload }
}

describe('new stock as RSS', () => {
  it('has the fifty newest of all, the newest first, as the specification asks', async () => {
    const { status, headers, text } = await get('/rss.xml')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(rssFaults(text)).toEqual([])
    const newest = await world.db
      .selectFrom('vehicle_search')
      .select('id')
      .orderBy('id', 'desc')
      .limit(50)
      .execute()
    expect(rssItems(text).map(({ link }) => link)).toEqual(
      newest.map(({ id }) => `${shop}/details/${id}`),
    )
    expect(text).toContain(`<atom:link href="${shop}/rss.xml" rel="self"`)
  })

  it('has what the same filters find in a search, in the words of a language', async () => {
    const filters = 'class=cars&make=toyota'
    const { text } = await get(`/sw/rss.xml?${filters}&page=3&ordering=price`)
    expect(rssFaults(text)).toEqual([])
    const client = await world.as(null)
    const { data } = await client.GET('/vehicles/', {
      params: { query: { class: 'cars', make: 'toyota', ordering: '-date_created' } },
    })
    expect(
      rssItems(text)
        .map(({ title }) => title)
        .slice(0, 25),
    ).toEqual(data!.results.map(({ title }) => title))
    expect(text).toContain('<language>sw</language>')
    expect(text).toContain(`<link>${shop}/sw/search/1/0/0/1/toyota/*/*</link>`)
    expect(rssItems(text)[0]!.link).toMatch(new RegExp(`^${shop}/sw/details/\\d+$`))
  })

  it('is valid with a hostile title, and drops what is no more on offer', async () => {
    const title = '</title><script>alert(1)</script> & \u001B "Vitz"'
    const [{ id }] = (await world.db
      .updateTable('products')
      .set({ title })
      .where('id', '=', (row) =>
        row.selectFrom('vehicle_search').select(({ fn }) => fn.max('id').as('id')),
      )
      .returning('id')
      .execute()) as [{ id: number }]
    const { text } = await get('/rss.xml')
    expect(rssFaults(text)).toEqual([])
    expect(text).not.toContain('<script')
    expect(rssItems(text)[0]!.title).toBe(title.replace('\u001B', ''))
    await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute()
    expect((await get('/rss.xml')).text).not.toContain(`/details/${id}<`)
  })

  it('is not sent twice to who has it', async () => {
    const { headers } = await get('/rss.xml?class=cars')
    const { etag, 'last-modified': modified } = headers as Record<string, string>
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect((await get('/rss.xml?class=cars', { 'if-none-match': etag! })).status).toBe(304)
    expect((await get('/rss.xml?class=cars', { 'if-modified-since': modified! })).status).toBe(304)
    const other = { 'if-none-match': 'W/"other"', 'if-modified-since': modified! }
    expect((await get('/rss.xml?class=cars', other)).status).toBe(200)
  })

  it.each([['/rss.xml?price__range=cheap'], ['/xx/rss.xml']])('%s is no feed', async (url) => {
    expect((await get(url)).status).toBe(404)
  })

  it('is the storefront’s alone', async () => {
    const { host } = new URL(world.settings.portalOrigin)
    expect((await get('/rss.xml', { host })).status).toBe(404)
  })

  it('finds nothing and says so', async () => {
    const { status, text } = await get('/rss.xml?price__range=999999998__999999999')
    expect([status, rssFaults(text), rssItems(text)]).toEqual([200, [], []])
  })
})
