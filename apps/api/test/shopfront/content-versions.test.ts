import type { BandariClient, ContentPreviewRequest, SupportArticle } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { contentJobs } from '../../src/shopfront/content/jobs.ts'
import { sendForm } from '../helpers/forms.ts'
import { quarters } from '../helpers/photo-steps.ts'
import { stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let editor: BandariClient
let reader: BandariClient
let visitor: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  editor = await world.as('content')
  reader = await world.as('desk')
  visitor = await world.as(null)
})
afterAll(() => world.close())

let marks = 0
const mark = () => `${(marks += 1)}x`

async function write(wish: Partial<SupportArticle> = {}): Promise<SupportArticle> {
  const { data, error } = await editor.POST('/support/articles', {
    body: {
      title: `Ports in the rain ${mark()}`,
      summary: 'When it rains.',
      content: '<p>Wait.</p>',
      ...wish,
    },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

function save({ id, ...article }: SupportArticle, changed: Partial<SupportArticle>) {
  const params = { path: { id } }
  return editor.PUT('/support/articles/{id}', { params, body: { ...article, ...changed } })
}

async function saved(article: SupportArticle, changed: Partial<SupportArticle>) {
  const { data, error } = await save(article, changed)
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

async function versionsOf(subject: string, subject_id: number) {
  const query = { filter: JSON.stringify({ subject, subject_id }), range: '[0,99]' }
  const { data } = await editor.GET('/support/content-versions', { params: { query } })
  return data ?? []
}

const restore = (id: number, latest: number, by = editor) =>
  by.POST('/support/content-versions/{id}/restoration', {
    params: { path: { id } },
    body: { latest },
  })

async function tokenFor(body: ContentPreviewRequest) {
  const { data, error } = await editor.POST('/support/content-previews', { body })
  if (!data) throw new Error(JSON.stringify(error))
  const english = data.pages.find(({ language }) => language === 'en')
  return { ...data, token: new URL(english!.url).searchParams.get('preview')! }
}

const read = (query: { aid: number; preview?: string; language?: string }) =>
  visitor.GET('/article-list/', { params: { query } })

async function picture() {
  const answer = await sendForm(world, {
    path: '/support/articles/pictures',
    token: await world.tokenOf('content'),
    fields: { image: new File([new Uint8Array(await quarters())], 'quay.png') },
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ picture: string }>().picture
}

describe('versions of an article', () => {
  it('say who saved what and when, and one of them comes back as a new one', async () => {
    const swahili = { title: 'Mvua', summary: 'Ikinyesha.', content: '<p>Subiri.</p>' }
    const first = await write()
    const second = await saved(first, { content: '<p>Go.</p>', texts: { sw: swahili } })
    const published = await saved(second, { status: 'published' })
    const [latest, , oldest] = await versionsOf('article', first.id)
    expect(latest).toMatchObject({ number: 3, actor: 'Faith Wanjiru', is_latest: true })
    expect(latest?.changes.map(({ what }) => what)).toEqual(['state', 'starts'])
    expect((await versionsOf('article', first.id))[1]?.changes).toEqual([
      { what: 'content', language: null, listing: null },
      { what: 'translated', language: 'sw', listing: null },
    ])
    expect(oldest?.changes).toEqual([{ what: 'written', language: null, listing: null }])

    expect((await restore(oldest!.id, 3, reader)).response.status).toBe(403)
    const late = await restore(oldest!.id, 2)
    expect(late.response.status).toBe(409)
    expect(late.error).toMatchObject({ code: 'overtaken' })
    const { data: back } = await restore(oldest!.id, 3)
    expect(back).toMatchObject({ number: 4, restored_from: 1, is_latest: true })
    const { data: now } = await editor.GET('/support/articles/{id}', {
      params: { path: { id: first.id } },
    })
    // What it says is as it was; that it is published, and since when, stays.
    expect(now).toMatchObject({
      content: '<p>Wait.</p>',
      texts: {},
      status: 'published',
      published_at: published.published_at,
    })
    const audited = await world.db
      .selectFrom('audit')
      .select(['action', 'subject', 'subject_id'])
      .where('action', '=', 'restore-content')
      .execute()
    expect(audited).toEqual([
      { action: 'restore-content', subject: 'article', subject_id: String(first.id) },
    ])
  })

  it('begin with what was there, where nobody kept any', async () => {
    const { id, version } = await write()
    await world.db.deleteFrom('content_versions').where('subject_id', '=', id).execute()
    const { data } = await editor.GET('/support/articles/{id}', { params: { path: { id } } })
    await saved(data!, { title: 'Sun', version })
    expect((await versionsOf('article', id)).map(({ number, actor }) => [number, actor])).toEqual([
      [2, 'Faith Wanjiru'],
      [1, null],
    ])
  })
})

describe('a picture', () => {
  it('needs words in each language that the article is written in, or is decoration', async () => {
    const swahili = { title: 'Mvua', summary: 'Ikinyesha.', content: '<p>Subiri.</p>' }
    const name = await picture()
    const article = await write({ texts: { sw: swahili } })
    const silent = await save(article, { picture: name })
    expect(silent.error).toEqual({
      picture_alt: ['This field may not be blank.'],
      texts: { sw: { picture_alt: ['This field may not be blank.'] } },
    })
    const described = await saved(article, {
      picture: name,
      picture_alt: 'A quay in the rain',
      texts: { sw: { ...swahili, picture_alt: 'Gati mvuani' } },
      status: 'published',
    })
    const english = await read({ aid: article.id })
    expect(english.data).toMatchObject({ picture: { alt: 'A quay in the rain' } })
    const local = await read({ aid: article.id, language: 'sw' })
    expect(local.data).toMatchObject({ picture: { alt: 'Gati mvuani' } })
    await saved(described, { picture_decorative: true })
    expect((await read({ aid: article.id, language: 'sw' })).data).toMatchObject({
      picture: { alt: '' },
    })
  })

  it('that nobody sent is refused', async () => {
    const { error } = await save(await write(), { picture: '0'.repeat(32), picture_alt: 'None' })
    expect(error).toMatchObject({ picture: [expect.stringContaining('not there any more')] })
  })
})

describe('a preview', () => {
  it('shows what is typed, in each language, to whoever has its address, and changes nothing', async () => {
    const draft = await write()
    const { token, pages } = await tokenFor({
      subject: 'article',
      article_id: draft.id,
      article: {
        ...draft,
        title: 'Typed',
        texts: { sw: { title: 'Iliyoandikwa', summary: 'Mvua.', content: '<p>Subiri.</p>' } },
      },
    })
    expect(pages.map(({ language }) => language)).toEqual(['en', 'sw', 'pt', 'fr'])
    expect(pages[1]?.url).toContain(`/sw${draft.path}?preview=`)
    const shown = await read({ aid: draft.id, preview: token, language: 'sw' })
    expect(shown.data).toMatchObject({ title: 'Iliyoandikwa', language: 'sw' })
    expect(shown.response.headers.get('cache-control')).toBe('no-store')
    expect((await read({ aid: draft.id })).response.status).toBe(404)
    const { data: stored } = await editor.GET('/support/articles/{id}', {
      params: { path: { id: draft.id } },
    })
    expect(stored).toEqual(draft)
  })

  it('of an article that is not saved yet, or of an old version', async () => {
    const typed = { title: 'New', summary: 'New.', content: '<p>New.</p>' }
    const { token, pages } = await tokenFor({ subject: 'article', article: typed })
    const aid = Number(/\/(\d+)\?/.exec(pages[0]!.url)?.[1])
    expect((await read({ aid, preview: token })).data).toMatchObject({ title: 'New' })
    const article = await write({ title: 'Before' })
    await saved(article, { title: 'After' })
    const [, first] = await versionsOf('article', article.id)
    const old = await tokenFor({ subject: 'article', version_id: first!.id })
    expect((await read({ aid: article.id, preview: old.token })).data).toMatchObject({
      title: 'Before',
    })
  })

  it('is made by content staff alone, ends, and is not guessed', async () => {
    const refused = await reader.POST('/support/content-previews', { body: { subject: 'deals' } })
    expect(refused.response.status).toBe(403)
    const own = await createWorld(inject('postgres'))
    const staff = await own.as('content')
    const { data } = await staff.POST('/support/content-previews', { body: { subject: 'deals' } })
    const preview = new URL(data!.pages[0]!.url).searchParams.get('preview')!
    const look = (token: string) =>
      own.clientWith(null).GET('/deals/', { params: { query: { preview: token } } })
    expect((await look(preview)).response.status).toBe(200)
    const guessed = await look(`${preview}x`)
    expect(guessed.response.status).toBe(403)
    expect(guessed.error).toMatchObject({ code: 'preview_ended' })
    own.clock.advance({ minutes: 31 })
    expect((await look(preview)).response.status).toBe(403)
    const forget = contentJobs.find(({ name }) => name === 'forget-previews')!
    expect(await forget.run(own.context, null)).toBe(1)
    await own.close()
  })

  it('of a text that does not fit says what is wrong', async () => {
    const { error } = await editor.POST('/support/content-previews', {
      body: { subject: 'article', article: { title: 'Only a title' } },
    })
    expect(error).toMatchObject({ summary: ['This field is required.'] })
  })
})

describe('a schedule', () => {
  const hours = (own: World, n: number) =>
    new Date(own.clock.now().getTime() + n * 3600_000).toISOString()

  it('shows and hides a deal, a pinned vehicle and an article by itself, and tells the caches', async () => {
    const own = await createWorld(inject('postgres'))
    const staff = await own.as('content')
    const anybody = own.clientWith(null)
    own.clock.stop()
    const times = { starts_at: hours(own, 2), ends_at: hours(own, 4) }
    const { id } = await stockProduct(own, { price: 290_000 })
    const deal = await staff.POST('/support/deals', { body: { product_id: id, ...times } })
    expect(deal.data).toMatchObject({ ...times, state: 'scheduled' })
    await staff.POST('/support/promotions', {
      body: { shelf: 'low_range', product_id: id, ...times },
    })
    const { data: article } = await staff.POST('/support/articles', {
      body: {
        title: 'Two hours',
        summary: 'Two.',
        content: '<p>Two.</p>',
        status: 'published',
        published_at: times.starts_at,
        ends_at: times.ends_at,
      },
    })
    const seen = async (preview?: string) => {
      const query = preview === undefined ? {} : { preview }
      const deals = await anybody.GET('/deals/', { params: { query } })
      const home = await anybody.GET('/promotions/', { params: { query } })
      const news = await anybody.GET('/article-list/', {
        params: { query: { aid: article!.id, ...query } },
      })
      return [
        deals.data?.some((one) => one.id === id),
        home.data?.trusted_cars.low_range.some((one) => one.id === id),
        news.response.status === 200,
      ]
    }
    const tell = contentJobs.find(({ name }) => name === 'switch-content')!
    expect(await seen()).toEqual([false, false, false])
    expect(await tell.run(own.context, null)).toBe(0)
    const { data: soon } = await staff.POST('/support/content-previews', {
      body: { subject: 'deals', at: hours(own, 3) },
    })
    const asOf = new URL(soon!.pages[0]!.url).searchParams.get('preview')!
    expect(await seen(asOf)).toEqual([true, true, true])

    own.clock.advance({ hours: 2 })
    expect(await tell.run(own.context, null)).toBe(1)
    expect(await seen()).toEqual([true, true, true])
    own.clock.advance({ hours: 2 })
    expect(await tell.run(own.context, null)).toBe(1)
    expect(await seen()).toEqual([false, false, false])
    const { data: ended } = await staff.GET('/support/articles/{id}', {
      params: { path: { id: article!.id } },
    })
    expect(ended?.state).toBe('ended')
    await own.close()
  })

  it('that ends before it begins is refused', async () => {
    const { id } = await stockProduct(world)
    const times = { starts_at: '2031-01-02T00:00:00Z', ends_at: '2031-01-01T00:00:00Z' }
    const wrong = { ends_at: ['Choose an end after the beginning.'] }
    const { error } = await editor.POST('/support/deals', { body: { product_id: id, ...times } })
    expect(error).toEqual(wrong)
    const article = await save(await write(), {
      published_at: times.starts_at,
      ends_at: times.ends_at,
    })
    expect(article.error).toEqual(wrong)
  })
})

describe('versions of the deals', () => {
  it('bring back which vehicles, their order and their times', async () => {
    const [one, two] = [await stockProduct(world), await stockProduct(world)]
    const list = async () => {
      const { data } = await editor.GET('/support/deals', {
        params: { query: { range: '[0,99]' } },
      })
      return (data ?? []).map(({ id, ends_at }) => [id, ends_at])
    }
    await editor.POST('/support/deals', { body: { product_id: one.id } })
    await editor.POST('/support/deals', { body: { product_id: two.id } })
    const params = (id: number) => ({ params: { path: { id } } })
    const ends_at = '2035-01-01T00:00:00.000Z'
    await editor.PUT('/support/deals/{id}', {
      ...params(two.id),
      body: { position: 1, version: 1, ends_at },
    })
    const [scheduled] = await versionsOf('deals', 0)
    expect(scheduled?.changes).toEqual([
      { what: 'scheduled', language: null, listing: { id: two.id, title: two.title } },
      { what: 'moved', language: null, listing: { id: two.id, title: two.title } },
    ])
    const before = await list()
    await editor.DELETE('/support/deals/{id}', params(two.id))
    expect(await list()).not.toContainEqual([two.id, ends_at])
    const { data: back } = await restore(scheduled!.id, scheduled!.number + 1)
    expect(back).toMatchObject({ restored_from: scheduled!.number })
    expect(await list()).toEqual(before)
    const audited = await world.db
      .selectFrom('audit')
      .select('subject_id')
      .where('subject', '=', 'deals-version')
      .executeTakeFirstOrThrow()
    expect(audited.subject_id).toBe(String(scheduled!.number))
  })
})

it('staff read the zone that the shop keeps', async () => {
  expect((await reader.GET('/support/shop-clock')).data).toEqual({ time_zone: 'UTC' })
  expect((await visitor.GET('/support/shop-clock')).response.status).toBe(401)
})
