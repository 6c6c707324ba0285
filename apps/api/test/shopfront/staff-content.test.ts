import type { BandariClient, SupportArticle } from '@bandari/sdk'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { FeaturedList } from '../../src/shopfront/tables.ts'
import { stockProduct } from '../helpers/steps.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let editor: BandariClient
let other: BandariClient
let visitor: BandariClient
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  editor = await world.as('content')
  other = await world.as('support')
  visitor = await world.as(null)
})
afterAll(() => world.close())

const overtakenBy = (name: string) => ({
  detail: `${name} has changed this meanwhile. Load it again to see how it is now.`,
  code: 'overtaken',
  values: { who: 'colleague', name },
})

/** What the audit record says of a thing, in the order of what happened. */
async function auditOf(subject: string, id: number) {
  return world.db
    .selectFrom('audit')
    .innerJoin('accounts', 'accounts.id', 'actor_id')
    .select(['email', 'action', 'before', 'after', 'reason'])
    .where('kind', '=', 'change')
    .where('subject', '=', subject)
    .where('subject_id', '=', String(id))
    .orderBy('audit.id')
    .execute()
}

let marks = 0

/** Something no other test has. */
function mark() {
  marks += 1
  return `${marks}x`
}

async function write(wish: Partial<SupportArticle> = {}): Promise<SupportArticle> {
  const { title = `Ports in the rain ${mark()}`, summary = 'When it rains.', ...rest } = wish
  const { data, error } = await editor.POST('/support/articles', {
    body: { title, summary, content: '<p>Wait under a roof.</p>', ...rest },
  })
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

function save(
  article: SupportArticle,
  changed: Partial<SupportArticle>,
  by: BandariClient = editor,
) {
  const params = { path: { id: article.id } }
  return by.PUT('/support/articles/{id}', { params, body: { ...article, ...changed } })
}

async function saved(article: SupportArticle, changed: Partial<SupportArticle>) {
  const { data, error } = await save(article, changed)
  if (!data) throw new Error(JSON.stringify(error))
  return data
}

async function publicIds(): Promise<number[]> {
  const { data } = await visitor.GET('/article-list/', { params: { query: { sid: 'kes' } } })
  return [data ?? []].flat().map(({ id }) => id)
}

async function readStatus(aid: number) {
  return (await visitor.GET('/article-list/', { params: { query: { aid } } })).response.status
}

async function sitemap(): Promise<string> {
  const headers = { host: 'localhost:8080' }
  const shop = await world.unshared()
  return (await shop.inject({ url: '/sitemaps/pages.xml', headers })).payload
}

describe('an article', () => {
  it('is a draft that only staff see, until it is published', async () => {
    const draft = await write()
    expect(draft).toMatchObject({ status: 'draft', state: 'draft', published_at: null, version: 1 })
    expect(await publicIds()).not.toContain(draft.id)
    expect(await readStatus(draft.id)).toBe(404)
    expect(await sitemap()).not.toContain(draft.path)

    const { state, published_at } = await saved(draft, { status: 'published' })
    expect(state).toBe('published')
    expect(published_at).toBeTruthy()
    expect((await publicIds())[0]).toBe(draft.id)
    expect(await readStatus(draft.id)).toBe(200)
    expect(await sitemap()).toContain(draft.path)
  })

  it('that is withdrawn is gone', async () => {
    const article = await write({ status: 'published' })
    await saved(article, { status: 'draft' })
    expect(await readStatus(article.id)).toBe(404)
    expect(await sitemap()).not.toContain(article.path)
  })

  it('with a date to come appears when it comes', async () => {
    const own = await createWorld(inject('postgres'))
    const staff = await own.as('content')
    const published_at = new Date(own.clock.now().getTime() + 3 * 3600_000).toISOString()
    const { data: article } = await staff.POST('/support/articles', {
      body: {
        title: 'Soon',
        summary: 'Soon.',
        content: '<p>Soon.</p>',
        status: 'published',
        published_at,
      },
    })
    expect(article).toMatchObject({ state: 'scheduled', published_at })
    const status = async () =>
      (
        await own
          .clientWith(null)
          .GET('/article-list/', { params: { query: { aid: article!.id } } })
      ).response.status
    expect(await status()).toBe(404)
    own.clock.advance({ hours: 3 })
    expect(await status()).toBe(200)
    await own.close()
  })

  it('has an address made from its title, which no other has', async () => {
    const title = `Choosing a Citroën ${mark()}`
    const [one, two] = await Promise.all([write({ title }), write({ title })])
    const slugs = [one.slug, two.slug].toSorted()
    expect(slugs[0]).toMatch(/^choosing-a-citroen-\d+x$/)
    expect(slugs[1]).toBe(`${slugs[0]}-2`)
    const taken = await save(one, { slug: two.slug })
    expect(taken.response.status).toBe(400)
    expect(taken.error).toEqual({ slug: ['Another article has this address.'] })
  })

  it('changes its address while it is a draft only', async () => {
    const draft = await write()
    const slug = `another-address-${mark()}`
    const renamed = await saved(draft, { slug })
    expect(renamed).toMatchObject({ slug, path: `/latest/${slug}/${draft.id}` })
    const published = await saved(renamed, { status: 'published' })
    const { error } = await save(published, { slug: 'too-late' })
    expect(error).toEqual({ slug: ['Readers have the address: make it a draft first.'] })
    expect(await saved(published, { title: 'Another title' })).toMatchObject({ slug })
  })

  const hostile =
    '<h2>Rain</h2><script>alert(1)</script><p onclick="alert(2)">Wait.</p>' +
    '<img src=x onerror="alert(3)"><a href="javascript:alert(4)">roof</a>'
  const clean = '<h2>Rain</h2><p>Wait.</p><a>roof</a>'

  it('is sanitised on its way in, in the preview and on its way out', async () => {
    const article = await write({ content: hostile, status: 'published' })
    expect(article.content).toBe(clean)
    const { content } = await world.db
      .selectFrom('articles')
      .select('content')
      .where('id', '=', article.id)
      .executeTakeFirstOrThrow()
    expect(content).toBe(clean)
    const preview = await editor.POST('/support/articles/preview', { body: { content: hostile } })
    expect(preview.data).toEqual({ content: clean })
    await world.db
      .updateTable('articles')
      .set({ content: hostile })
      .where('id', '=', article.id)
      .execute()
    const read = await editor.GET('/support/articles/{id}', {
      params: { path: { id: article.id } },
    })
    expect(read.data?.content).toBe(clean)
  })

  it.each([
    [
      { content: '<script>alert(1)</script><p> </p>' },
      { content: ['This field may not be blank.'] },
    ],
    [{ title: '' }, { title: ['This field may not be blank.'] }],
    [
      { summary: 'x'.repeat(301) },
      { summary: ['Ensure this field has no more than 300 characters.'] },
    ],
    [{ slug: 'Not a slug' }, { slug: ['Enter a valid value.'] }],
    [{ published_at: 'soon' }, { published_at: ['Enter a valid value.'] }],
  ])('refuses %j', async (changed, refusal) => {
    const { error, response } = await save(await write(), changed)
    expect(response.status).toBe(400)
    expect(error).toEqual(refusal)
  })

  it('of two who write at it, the second hears of the first, and nothing is lost', async () => {
    const article = await write()
    const results = await Promise.all([
      save(article, { title: 'First' }),
      save(article, { title: 'Second' }, other),
    ])
    const won = results.find(({ data }) => data)
    const lost = results.find(({ error }) => error)
    expect(lost?.response.status).toBe(409)
    expect([overtakenBy('Faith Wanjiru'), overtakenBy('Grace Banda')]).toContainEqual(lost?.error)
    const { data: now } = await editor.GET('/support/articles/{id}', {
      params: { path: { id: article.id } },
    })
    expect(now).toEqual(won?.data)
    expect(now?.version).toBe(2)
  })

  it('is deleted as a draft, by whoever saw its latest version', async () => {
    const draft = await write()
    const published = await saved(draft, { status: 'published' })
    const remove = (version: number) =>
      editor.DELETE('/support/articles/{id}', {
        params: { path: { id: draft.id }, query: { version } },
      })
    expect((await remove(1)).error).toEqual(overtakenBy('Faith Wanjiru'))
    expect((await remove(2)).error).toEqual({ detail: 'It is published: make it a draft first.' })
    await saved(published, { status: 'draft' })
    expect((await remove(3)).data).toMatchObject({ id: draft.id })
    expect((await remove(3)).response.status).toBe(404)
    expect(
      (await auditOf('article', draft.id)).map(({ email, action }) => [email, action]),
    ).toEqual([
      ['content@example.com', 'create-article'],
      ['content@example.com', 'update-article'],
      ['content@example.com', 'update-article'],
      ['content@example.com', 'delete-article'],
    ])
  })
})

describe('listSupportArticles', () => {
  it('is in the dialect, drafts and scheduled ones among them', async () => {
    const word = `Umbrella ${mark()}`
    const [draft, published] = [
      await write({ title: `${word} one` }),
      await write({ title: `${word} two`, status: 'published' }),
    ]
    const later = await write({
      title: `${word} three`,
      status: 'published',
      published_at: '2035-01-01T00:00:00.000Z',
    })
    const ask = async (filter: object, sort = ['id', 'ASC']) => {
      const query = { filter: JSON.stringify({ q: word, ...filter }), sort: JSON.stringify(sort) }
      const { data, response } = await editor.GET('/support/articles', { params: { query } })
      return { ids: data?.map(({ id }) => id), range: response.headers.get('content-range') }
    }
    expect(await ask({})).toEqual({
      ids: [draft.id, published.id, later.id],
      range: 'articles 0-2/3',
    })
    expect((await ask({ state: 'draft' })).ids).toEqual([draft.id])
    expect((await ask({ state: 'scheduled' })).ids).toEqual([later.id])
    expect((await ask({ state: ['published', 'scheduled'] })).ids).toEqual([published.id, later.id])
    expect((await ask({ published_at_gte: '2034-01-01' })).ids).toEqual([later.id])
    expect((await ask({ id: [draft.id, later.id] }, ['title', 'DESC'])).ids).toEqual([
      later.id,
      draft.id,
    ])
  })
})

async function deals() {
  const { data } = await editor.GET('/support/deals', { params: { query: { range: '[0,99]' } } })
  return data ?? []
}

async function shownDeals() {
  const { data } = await visitor.GET('/deals/')
  return data?.map(({ client_url }) => Number(client_url.split('/').at(-1))) ?? []
}

describe('deals', () => {
  const add = (product_id: number) => editor.POST('/support/deals', { body: { product_id } })
  const moveDeal = (id: number, position: number, version: number, by = editor) =>
    by.PUT('/support/deals/{id}', { params: { path: { id } }, body: { position, version } })

  it('are added last and shown in their order', async () => {
    const { id } = await stockProduct(world)
    const { data } = await add(id)
    const all = await deals()
    expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1))
    expect(all.at(-1)).toEqual(data)
    expect((await shownDeals()).at(-1)).toBe(id)
    const { data: first } = await moveDeal(id, 1, 1)
    expect(first).toMatchObject({ id, position: 1, version: 2 })
    expect((await shownDeals())[0]).toBe(id)
    const { data: third } = await moveDeal(id, 3, 2)
    expect(third?.position).toBe(3)
    expect((await shownDeals())[2]).toBe(id)
    const { data: gone } = await editor.DELETE('/support/deals/{id}', {
      params: { path: { id }, query: { version: 3 } },
    })
    expect(gone?.id).toBe(id)
    expect(await shownDeals()).not.toContain(id)
    expect((await auditOf('deal', id)).map(({ action }) => action)).toEqual([
      'create-deal',
      'move-deal',
      'move-deal',
      'delete-deal',
    ])
  })

  it('are what is on offer, once', async () => {
    const product = await stockProduct(world)
    await add(product.id)
    expect((await add(product.id)).error).toEqual({
      product_id: ['It is among the deals already.'],
    })
    const sold = await stockProduct(world, { quantity: 0 })
    const draft = await stockProduct(world, { status: 'draft' })
    for (const id of [sold.id, draft.id, 2_147_483_647]) {
      expect((await add(id)).error).toEqual({
        product_id: ['No vehicle on offer has this number.'],
      })
    }
  })

  it('that were sold are not shown, and staff see why', async () => {
    const product = await stockProduct(world)
    await add(product.id)
    await world.db
      .updateTable('products')
      .set({ quantity: 0 })
      .where('id', '=', product.id)
      .execute()
    expect(await shownDeals()).not.toContain(product.id)
    expect((await deals()).find(({ id }) => id === product.id)?.is_listed).toBe(false)
  })

  it('moved by two at once keep one order, and the second hears of the first', async () => {
    const [one, two] = [await stockProduct(world), await stockProduct(world)]
    await add(one.id)
    await add(two.id)
    const both = await Promise.all([moveDeal(one.id, 1, 1), moveDeal(two.id, 1, 1, other)])
    expect(both.map(({ response }) => response.status)).toEqual([200, 200])
    const all = await deals()
    expect(new Set(all.slice(0, 2).map(({ id }) => id))).toEqual(new Set([one.id, two.id]))
    expect(all.map(({ position }) => position)).toEqual(all.map((_, index) => index + 1))
    const late = await moveDeal(one.id, 5, 1)
    expect(late.response.status).toBe(409)
    expect(late.error).toEqual(overtakenBy('Faith Wanjiru'))
  })
})

describe('promotions', () => {
  const pin = (shelf: FeaturedList, product_id: number) =>
    editor.POST('/support/promotions', { body: { shelf, product_id } })
  const lowRange = async () => {
    const { data } = await visitor.GET('/promotions/')
    return data?.trusted_cars.low_range.map(({ id }) => id) ?? []
  }

  it('stand before the automatic choice, which fills the rest', async () => {
    const before = await lowRange()
    const { id } = await stockProduct(world, { price: 290_000 })
    const { data } = await pin('low_range', id)
    expect(data).toMatchObject({
      shelf: 'low_range',
      position: 1,
      is_shown: true,
      price: '2900.00',
    })
    expect(await lowRange()).toEqual([id, ...before.slice(0, 3)])
    expect((await pin('low_range', before[1]!)).response.status).toBe(201)
    expect(await lowRange()).toEqual([id, before[1], before[0], before[2]])
    await editor.PUT('/support/promotions/{id}', {
      params: { path: { id: data!.id } },
      body: { position: 2, version: 1 },
    })
    expect((await lowRange()).slice(0, 2)).toEqual([before[1], id])
    await editor.DELETE('/support/promotions/{id}', {
      params: { path: { id: data!.id }, query: { version: 2 } },
    })
    expect(await lowRange()).not.toContain(id)
    expect((await auditOf('promotion', data!.id)).map(({ action }) => action)).toEqual([
      'create-promotion',
      'move-promotion',
      'delete-promotion',
    ])
  })

  it('hold what the shelf promises, also after the price has changed', async () => {
    const product = await stockProduct(world, { price: 750_000 })
    expect((await pin('low_range', product.id)).error).toEqual({
      product_id: ['The shelf is for cars up to 3,000 US dollars, and this one costs 7,500.00.'],
    })
    const { data } = await pin('mid_range', product.id)
    const midRange = async () =>
      (await visitor.GET('/promotions/')).data?.trusted_cars.mid_range.map(({ id }) => id)
    expect(await midRange()).toContain(product.id)
    await world.db
      .updateTable('products')
      .set({ price: 810_000 })
      .where('id', '=', product.id)
      .execute()
    expect(await midRange()).not.toContain(product.id)
    const { data: pinned } = await editor.GET('/support/promotions/{id}', {
      params: { path: { id: data!.id } },
    })
    expect(pinned?.is_shown).toBe(false)
  })

  it('are no more than the shelf shows, each once', async () => {
    for (let count = 0; count < 4; count += 1) {
      const { id } = await stockProduct(world, { price: 2_000_000 })
      expect((await pin('upper_range', id)).response.status).toBe(201)
      if (count === 0) {
        expect((await pin('upper_range', id)).error).toEqual({
          product_id: ['It is pinned already.'],
        })
      }
    }
    const { id } = await stockProduct(world, { price: 2_000_000 })
    expect((await pin('upper_range', id)).error).toEqual({
      product_id: ['The shelf shows 4, and as many are pinned.'],
    })
  })
})

describe('who writes content', () => {
  it('everybody on the staff reads it, and only its own roles write', async () => {
    const support = await world.as('desk')
    const finance = await world.as('finance')
    for (const staff of [support, finance]) {
      expect((await staff.GET('/support/articles')).response.status).toBe(200)
      const body = { title: 'No', summary: 'No.', content: '<p>No.</p>' }
      expect((await staff.POST('/support/articles', { body })).response.status).toBe(403)
    }
    expect((await visitor.GET('/support/articles')).response.status).toBe(401)
    expect((await (await world.as('buyer')).GET('/support/articles')).response.status).toBe(403)
  })
})

describe('a change', () => {
  it('is in the shared public answers', async () => {
    const staff = await world.as('content')
    const seen = async () => {
      const articles = await visitor.GET('/article-list/', { params: { query: { sid: 'kes' } } })
      const shownNow = await visitor.GET('/deals/')
      return {
        title: [articles.data ?? []].flat()[0]?.title,
        deals: shownNow.data?.length ?? 0,
      }
    }
    const before = await seen()
    await staff.POST('/support/articles', {
      body: { title: 'Fresh', summary: 'Fresh.', content: '<p>Fresh.</p>', status: 'published' },
    })
    const { id } = await stockProduct(world)
    await staff.POST('/support/deals', { body: { product_id: id } })
    expect(await seen()).toEqual({ title: 'Fresh', deals: before.deals + 1 })
  })
})
