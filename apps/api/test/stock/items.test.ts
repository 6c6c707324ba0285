import type { ItemDetail, ItemSearchPage } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

/** Item search, one item, and buying it (buyer spec §2, §3, §7; contract A3, A4, A15, A32). */

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

type Query = Record<string, string | number>

async function ask(query: Query) {
  const client = await world.as(null)
  const { data, error, response } = await client.GET('/partner-one-search/', {
    params: { query: query as never },
  })
  return { data, error, status: response.status }
}

async function search(query: Query): Promise<ItemSearchPage> {
  const { data, status } = await ask(query)
  if (!data || !('results' in data)) throw new Error(`no page but ${status}`)
  return data
}

async function detail(id: string): Promise<ItemDetail> {
  const { data, status } = await ask({ q: id, type: 'gsi' })
  if (!data || 'results' in data) throw new Error(`no item but ${status}`)
  return data
}

interface ItemWish {
  title?: string
  price?: number
  quantity?: number
  listing?: 'FixedPrice' | 'Auction'
}

let made = 0
/** An item that no other test knows: a telescope, which no partner sells. */
async function stock({
  title,
  price = 10_000,
  quantity = 5,
  listing = 'FixedPrice',
}: ItemWish = {}) {
  made += 1
  const { id } = await world.db
    .insertInto('partner_items')
    .values({
      title: title ?? `Nyota telescope ${made}`,
      category: 'electronics',
      condition: 'New',
      listing_type: listing,
      class: 'other',
      specs: JSON.stringify({ manufacturer: 'Nyota' }),
      facts: JSON.stringify([{ Name: 'Lens', Value: '70 mm' }]),
      description: 'One part - and another',
      price,
      quantity,
      ends_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

describe('searchItems', () => {
  it('answers results, count and metadata', async () => {
    const page = await search({ q: 'toyota' })
    expect(page.results).toHaveLength(25)
    expect(page.count).toBeGreaterThan(25)
    expect(page.metadata).toEqual({
      pageNumber: 1,
      totalEntries: page.count,
      entriesPerPage: 25,
      totalPages: Math.ceil(page.count / 25),
    })
    for (const { title } of page.results) expect(title.toLowerCase()).toContain('toyota')
  })

  it.each([
    ['a', (one: number, other: number) => one - other],
    ['d', (one: number, other: number) => other - one],
  ])('sort %s is by price, on every page', async (sort, order) => {
    const { metadata, results } = await search({ q: 'laptop', sort })
    const prices = results.map(({ price }) => price)
    for (let page = 2; page <= metadata.totalPages; page += 1) {
      prices.push(...(await search({ q: 'laptop', sort, page })).results.map(({ price }) => price))
    }
    expect(prices).toHaveLength(metadata.totalEntries)
    expect(prices).toEqual(prices.toSorted(order))
  })

  it('sort b is best match: what is said in the title comes before what is said beside it', async () => {
    await stock({ title: 'Zebrawood' })
    await stock({ title: 'A long name of many words in which zebrawood is one of them' })
    const { results } = await search({ q: 'zebrawood', sort: 'b' })
    expect(results).toHaveLength(2)
    expect(await search({ q: 'zebrawood' })).toEqual(await search({ q: 'zebrawood', sort: 'b' }))
  })

  it('keeps to the price bounds, both included; 0 is no bound', async () => {
    for (const price of [9_999, 10_000, 20_000, 20_001]) await stock({ title: 'Quoin', price })
    const counts = async (query: Query) => (await search({ q: 'quoin', ...query })).count
    expect(await counts({ min: 0, max: 0 })).toBe(4)
    expect(await counts({ min: 100, max: 200 })).toBe(2)
    expect(await counts({ min: 100 })).toBe(3)
    expect(await counts({ max: 200 })).toBe(3)
    expect((await ask({ q: 'quoin', min: 300, max: 200 })).status).toBe(204)
  })

  it('the category variant searches one category', async () => {
    const all = await search({ q: 'toyota' })
    const cars = await search({ q: 'toyota', type: 'cars' })
    const accessories = await search({ q: 'toyota', type: 'car-accessories' })
    expect(cars.count + accessories.count).toBe(all.count)
    expect((await ask({ q: 'toyota', type: 'mens-fashion' })).status).toBe(204)
    expect((await ask({ q: 'toyota', type: 'no-such-kind' })).status).toBe(204)
  })

  it.each([
    ['men', 'mens-fashion'],
    ["Men's fashion", 'mens-fashion'],
    ['women', 'womens-fashion'],
    ["Women's fashion", 'womens-fashion'],
  ])('%s finds the goods of %s', async (q, type) => {
    const { count } = await world.db
      .selectFrom('partner_items')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('category', '=', type)
      .executeTakeFirstOrThrow()
    expect((await search({ q, type })).count).toBe(count)
  })

  it('a 204 means empty: nothing found, or beyond the last page', async () => {
    expect((await ask({ q: 'unobtainium' })).status).toBe(204)
    const { metadata } = await search({ q: 'toyota' })
    expect((await ask({ q: 'toyota', page: metadata.totalPages })).status).toBe(200)
    expect((await ask({ q: 'toyota', page: metadata.totalPages + 1 })).status).toBe(204)
  })

  it.each(["'", '"', '-', '((', '*:&|!', '%_', '<script>', 'ＴＯＹＯＴＡ', '🚗', 'a'.repeat(255)])(
    'whatever is typed is searched for: %s',
    async (q) => {
      expect([200, 204]).toContain((await ask({ q })).status)
    },
  )

  it.each([
    [{}, { q: ['This field is required.'] }],
    [{ q: 'x', sort: 'x' }, { sort: ['"x" is not a valid choice.'] }],
    [{ q: 'x', min: -1 }, { min: ['Ensure this value is greater than or equal to 0.'] }],
    [{ q: 'x', max: 'lots' }, { max: ['A valid number is required.'] }],
    [{ q: 'a'.repeat(256) }, { q: ['Ensure this field has no more than 255 characters.'] }],
  ] satisfies [Query, object][])('refuses %j', async (query, errors) => {
    const { status, error } = await ask(query)
    expect(status).toBe(400)
    expect(error).toEqual(errors)
  })

  it.each(['0', '-1', 'x', '1.5'])('page %s is none', async (page) => {
    expect(await ask({ q: 'toyota', page })).toMatchObject({
      status: 404,
      error: { detail: 'Invalid page.' },
    })
  })

  it('tells an auction from what can be bought', async () => {
    await stock({ title: 'Ormolu clock', listing: 'Auction' })
    await stock({ title: 'Ormolu clock' })
    const { results } = await search({ q: 'ormolu' })
    expect(results.map(({ listing_type }) => listing_type).toSorted()).toEqual([
      'Auction',
      'FixedPrice',
    ])
  })

  it('never looks at every item: the words have an index', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
      select id from partner_items where words @@ websearch_to_tsquery('english', 'toyota hilux')`.execute(
      world.db,
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('partner_items_words')
    expect(plan).not.toContain('Seq Scan')
  })
})

describe('searchItems with type=gsi: one item', () => {
  it('says everything about it', async () => {
    const id = await stock({ title: 'Nyota telescope, brass', price: 12_345, quantity: 4 })
    const item = await detail(id)
    expect(item).toMatchObject({
      id,
      url: `${world.settings.storefrontOrigin}/api/partner-one-search/?q=${id}&type=gsi`,
      title: 'Nyota telescope, brass',
      price: 123.45,
      currency: 'USD',
      description_clean: 'One part - and another',
      listing_type: 'FixedPrice',
      product_class: 'other',
      quantity: 4,
      condition: 'New',
      ends_at: null,
      images: [],
    })
    expect(item.specs).toMatchObject({
      manufacturer: 'Nyota',
      model: null,
      doors: null,
      other: [{ Name: 'Lens', Value: '70 mm' }],
    })
  })

  it('people who viewed it also viewed up to twelve others of its kind', async () => {
    const { results } = await search({ q: 'laptop' })
    const { related, id } = await detail(results[0]!.id)
    expect(related).toHaveLength(12)
    expect(related.map((other) => other.id)).not.toContain(id)
    for (const { price, struck_price } of related) {
      expect(struck_price).toBe(Math.round((price * 100) / 0.9) / 100)
    }
  })

  it('an unknown one is a 404', async () => {
    for (const q of ['1', '999999999999', 'v1|1|0', 'x', '9'.repeat(30)]) {
      expect(await ask({ q, type: 'gsi' })).toMatchObject({
        status: 404,
        error: { detail: 'Not found.' },
      })
    }
  })
})

describe('addBasketLine with an item', () => {
  async function add(url: string, quantity = 1, options?: { option: string; value: number }[]) {
    const client = await world.as('buyer')
    const body = { url, quantity, ...(options ? { options } : {}) }
    const { data, error, response } = await client.POST('/basket/add-product/', { body })
    return { data, error, status: response.status }
  }

  async function empty() {
    const client = await world.as('buyer')
    const { data: basket } = await client.GET('/basket/')
    const path = { id: basket!.id }
    const { data: lines } = await client.GET('/baskets/{id}/lines/', { params: { path } })
    for (const { url } of lines!.results) {
      const line = Number(/lines\/(\d+)/.exec(url)![1])
      await client.DELETE('/baskets/{id}/lines/{line}/', { params: { path: { ...path, line } } })
    }
  }

  it('takes the url of the item, at the price of the server, with the charge undetermined', async () => {
    await empty()
    const id = await stock({ price: 4_250, quantity: 7 })
    const { url } = await detail(id)
    const option = `${world.settings.storefrontOrigin}/api/options/1/`
    const { status, data } = await add(url, 2, [{ option, value: 0 }])
    expect(status).toBe(200)
    expect(data).toMatchObject({ total: '85.00', totalCost: '85.00', currency: 'USD' })
    expect(Number(data!.shippingChargeOption!.value)).toBe(0)
    const again = await add(url, 1, [{ option, value: 700 }])
    expect(again.data).toMatchObject({ total: '127.50', totalCost: '127.50' })
  })

  it('is one product however often it is put there, and says which item it is', async () => {
    await empty()
    const id = await stock({ quantity: 9 })
    await add(`/api/partner-one-search/?q=${id}&type=gsi`)
    await add(`/partner-one-search/?type=gsi&q=${id}`)
    const client = await world.as('buyer')
    const { data: basket } = await client.GET('/basket/')
    const { data: lines } = await client.GET('/baskets/{id}/lines/', {
      params: { path: { id: basket!.id } },
    })
    expect(lines!.results.map(({ quantity }) => quantity)).toEqual([2])
    const { data: product } = await client.GET('/one-search/{id}', {
      params: { path: { id: lines!.results[0]!.product_id } },
    })
    expect(product).toMatchObject({
      item: id,
      product_class: 'other',
      title: lines!.results[0]!.title,
    })
  })

  it('follows the price of the partner, also by the url of its product', async () => {
    await empty()
    const id = await stock({ price: 1_000 })
    await add(`/api/partner-one-search/?q=${id}&type=gsi`)
    await world.db
      .updateTable('partner_items')
      .set({ price: 1_500 })
      .where('id', '=', Number(id))
      .execute()
    const { product_id } = await world.db
      .selectFrom('partner_products')
      .select('product_id')
      .where('item_id', '=', id)
      .executeTakeFirstOrThrow()
    const { data } = await add(`/api/products/${product_id}/`)
    expect(data).toMatchObject({ total: '30.00' })
  })

  it('never more than the partner has', async () => {
    await empty()
    const id = await stock({ quantity: 3 })
    const { url } = await detail(id)
    expect(await add(url, 4)).toMatchObject({
      status: 406,
      error: { reason: 'a maximum of 3 can be bought', code: 'max_quantity' },
    })
  })

  it('what orders hold is no longer offered', async () => {
    await empty()
    const id = await stock({ quantity: 3 })
    const { url } = await detail(id)
    await add(url, 1)
    await world.db
      .updateTable('products')
      .set({ reserved: 2 })
      .where('reference', '=', `EMBEDDED-${id}`)
      .execute()
    expect((await detail(id)).quantity).toBe(1)
    expect(await add(url, 1)).toMatchObject({ status: 406, error: { code: 'max_quantity' } })
  })

  it('auction items cannot be bought', async () => {
    await empty()
    const id = await stock({ listing: 'Auction' })
    const { url } = await detail(id)
    expect(await add(url)).toMatchObject({
      status: 406,
      error: { reason: 'Item is unavailable', code: 'unavailable' },
    })
  })

  it('an unknown item is a broken link', async () => {
    expect(await add('/api/partner-one-search/?q=1&type=gsi')).toMatchObject({
      status: 406,
      error: { reason: { url: ['Invalid hyperlink - Object does not exist.'] }, code: 'invalid' },
    })
  })

  it('is no vehicle of ours: searches for vehicles do not find it', async () => {
    await empty()
    const { results } = await search({ q: 'toyota', type: 'cars', sort: 'd' })
    const car = results.find(({ listing_type }) => listing_type === 'FixedPrice')!
    const client = await world.as(null)
    const before = await client.GET('/vehicles/', { params: { query: { make: 'toyota' } } })
    expect((await add((await detail(car.id)).url)).status).toBe(200)
    const after = await client.GET('/vehicles/', { params: { query: { make: 'toyota' } } })
    expect(after.data!.count).toBe(before.data!.count)
  })
})

describe('recordSearch', () => {
  it('is for people who are signed in', async () => {
    const { response } = await (await world.as(null)).POST('/analytics/', { body: { q: 'x' } })
    expect(response.status).toBe(401)
  })

  it.each([{ q: 'toyota' }, { type: 'mens-fashion' }])('notes %j', async (body) => {
    const { response } = await (await world.as('buyer')).POST('/analytics/', { body })
    expect(response.status).toBe(204)
    const rows = await world.db.selectFrom('item_searches').select(['q', 'type']).execute()
    expect(rows).toContainEqual({ q: null, type: null, ...body })
  })

  it.each([{}, { q: '' }, { q: 'a'.repeat(256) }, { q: 'x', more: 1 }])(
    'refuses %j',
    async (body) => {
      const { response } = await (await world.as('buyer')).POST('/analytics/', {
        body: body as never,
      })
      expect(response.status).toBe(400)
    },
  )
})
