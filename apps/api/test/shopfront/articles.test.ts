import { offeredLanguages } from '@bandari/i18n'
import type { Article } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { insertStaffArticle } from '../../src/shopfront/articles/articles.store.ts'
import { articles } from '../../seeds/articles.data.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function ask(query: { sid?: 'kes'; aid?: number }) {
  const client = await world.as(null)
  return client.GET('/article-list/', { params: { query } })
}

async function all(): Promise<Article[]> {
  const { data } = await ask({ sid: 'kes' })
  return data as Article[]
}

async function one(aid: number): Promise<Article> {
  const { data } = await ask({ aid })
  return data as Article
}

const draft = {
  title: 'Ports in the rain',
  summary: 'What to do when it rains.',
  status: 'published',
  published_at: new Date('2020-01-01T00:00:00Z'),
  ends_at: null,
  picture_media_id: null,
  picture_decorative: false,
  picture_alt: null,
} as const

describe('listArticles', () => {
  it('answers all articles of the site, newest first, to anybody', async () => {
    const list = await all()
    expect(list.length).toBeGreaterThanOrEqual(10)
    const dates = list.map(({ date_created }) => date_created)
    expect(dates).toEqual(dates.toSorted().toReversed())
    expect(list.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(articles.map(({ slug }) => slug)),
    )
  })

  it.each(offeredLanguages)('answers the articles of the demo shop in %s', async (language) => {
    const client = await world.as(null)
    const { data } = await client.GET('/article-list/', {
      params: { query: { sid: 'kes', language } },
    })
    const demo = [data ?? []]
      .flat()
      .filter(({ slug }) => articles.some((each) => each.slug === slug))
    expect(demo.map((article) => article.language)).toEqual(articles.map(() => language))
  })

  it('answers one article by its id, not in a list', async () => {
    const [newest] = await all()
    expect(await one(newest!.id)).toEqual(newest)
    const { response } = await ask({ aid: newest!.id, sid: 'kes' })
    expect(response.status).toBe(200)
  })

  it('is a real text that an article stands for', async () => {
    for (const { content, summary, title } of await all()) {
      expect(content.split(/\s+/).length, title).toBeGreaterThan(350)
      expect(content).toMatch(/<h2>/)
      expect(summary.length).toBeGreaterThan(40)
    }
  })

  it('does not know every id', async () => {
    const { error, response } = await ask({ aid: 2_000_000_000 })
    expect(response.status).toBe(404)
    expect(error).toEqual({ detail: 'Not found.' })
  })

  it.each([
    [{}, { sid: ['This field is required.'] }],
    [{ sid: 'usd' }, { sid: ['"usd" is not a valid choice.'] }],
    [{ aid: 0 }, { aid: ['Ensure this value is greater than or equal to 1.'] }],
    [{ aid: 'seven' }, { aid: ['A valid integer is required.'] }],
  ])('refuses %j', async (query, refusal) => {
    const { error, response } = await ask(query as { aid: number })
    expect(response.status).toBe(400)
    expect(error).toEqual(refusal)
  })
})

describe("an article's content", () => {
  const hostile =
    '<h2>Rain</h2><script>alert(1)</script><p onclick="alert(2)">Wait.</p>' +
    '<img src=x onerror="alert(3)"><a href="javascript:alert(4)">under a roof</a>'
  const clean = '<h2>Rain</h2><p>Wait.</p><a>under a roof</a>'

  it('is sanitised on its way in', async () => {
    const article = { ...draft, slug: 'way-in', content: hostile, texts: {} }
    await insertStaffArticle(world.db, article, draft.published_at)
    const { content } = await world.db
      .selectFrom('articles')
      .select('content')
      .where('slug', '=', 'way-in')
      .executeTakeFirstOrThrow()
    expect(content).toBe(clean)
  })

  it('is sanitised on its way out, however it came into the table', async () => {
    const { id } = await world.db
      .insertInto('articles')
      .values({ ...draft, slug: 'way-out', content: hostile })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect((await one(id)).content).toBe(clean)
    expect((await all()).find(({ slug }) => slug === 'way-out')?.content).toBe(clean)
  })
})
