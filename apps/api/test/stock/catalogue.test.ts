import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

async function search(query: Record<string, string>) {
  const client = await world.as(null)
  const { data, response } = await client.GET('/vehicles/', { params: { query } })
  return { data, status: response.status }
}

/** The same question asked of the rows one by one. */
async function countRows(where: {
  class?: string
  make?: string
  model?: string
  from?: number
  to?: number
}) {
  const rows = await world.db
    .selectFrom('products')
    .innerJoin('makes', 'makes.id', 'make_id')
    .innerJoin('models', 'models.id', 'model_id')
    .select(['products.id', 'price', 'class', 'makes.slug as make', 'models.slug as model'])
    .where('listed', '=', true)
    .orderBy('price')
    .orderBy('products.id')
    .execute()
  return rows.filter(
    (row) =>
      (!where.class || row.class === where.class) &&
      (!where.make || row.make === where.make) &&
      (!where.model || row.model === where.model) &&
      row.price >= (where.from ?? 0) * 100 &&
      row.price <= (where.to ?? Number.MAX_SAFE_INTEGER) * 100,
  )
}

type Fits = (title: string) => boolean

describe('searchVehicles', () => {
  it('is open to visitors, and refuses a token that is no longer good', async () => {
    expect((await search({})).status).toBe(200)
    const { response } = await world.clientWith('0'.repeat(40)).GET('/vehicles/')
    expect(response.status).toBe(401)
  })

  it.each([
    [{ class: 'cars' }, { class: 'cars' }],
    [{ class: 'commercial' }, { class: 'commercial' }],
    [{}, {}],
    [
      { class: 'cars', make: 'toyota' },
      { class: 'cars', make: 'toyota' },
    ],
    [{ make: 'TOYOTA' }, { make: 'toyota' }],
    [
      { class: 'cars', make: 'toyota', model: 'Vitz' },
      { class: 'cars', make: 'toyota', model: 'vitz' },
    ],
    [
      { class: 'cars', price__range: '3000__8000' },
      { class: 'cars', from: 3000, to: 8000 },
    ],
    [
      { class: 'cars', price__range: '3120__7777.50' },
      { class: 'cars', from: 3120, to: 7777.5 },
    ],
    [
      { class: 'cars', make: 'toyota', price__range: '3120__3300' },
      { class: 'cars', make: 'toyota', from: 3120, to: 3300 },
    ],
    [
      { class: 'cars', price__range: '20000__0' },
      { class: 'cars', from: 20_000 },
    ],
    [
      { search: 'toyota', search_simple_query_string: 'cars' },
      { class: 'cars', make: 'toyota' },
    ],
    [
      { make: 'toyota', title__wildcard: '*vitz*' },
      { make: 'toyota', model: 'vitz' },
    ],
  ])('%j is counted exactly and paged in order', async (query, where) => {
    const expected = await countRows(where)
    expect(expected.length).toBeGreaterThan(0)
    for (const ordering of ['price', '-price']) {
      const ids =
        ordering === 'price'
          ? expected.map(({ id }) => id)
          : expected.map(({ id }) => id).toReversed()
      for (const page of new Set([1, 2, Math.ceil(ids.length / 25)])) {
        if ((page - 1) * 25 >= ids.length) continue
        const { data } = await search({ ...query, ordering, page: String(page) })
        expect(data?.count).toBe(ids.length)
        expect(data?.results.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 25, page * 25))
      }
    }
  })

  it('answers an empty page for what nobody sells', async () => {
    const nothing: Record<string, string>[] = [
      { make: 'delorean' },
      { make: 'toyota', model: 'countach' },
      { price__range: '5000__4000' },
      { class: 'cars', price__range: '9000000__9000001' },
    ]
    for (const query of nothing) {
      expect(await search(query)).toMatchObject({
        status: 200,
        data: { count: 0, results: [], next: null, previous: null },
      })
    }
  })

  it('gives the last page by name and refuses pages that are not there', async () => {
    const expected = await countRows({ class: 'cars' })
    const { data } = await search({ class: 'cars', page: 'last' })
    expect(data?.results.map(({ id }) => id)).toEqual(
      expected.slice(Math.floor((expected.length - 1) / 25) * 25).map(({ id }) => id),
    )
    for (const page of ['0', '-1', 'x', '1.5', '99999', '999999999999999']) {
      expect((await search({ class: 'cars', page })).status).toBe(404)
    }
  })

  it('refuses what it cannot read', async () => {
    expect((await search({ price__range: 'cheap' })).status).toBe(400)
    expect((await search({ class: 'boats' })).status).toBe(400)
  })

  describe('of a simple query', () => {
    const has = (word: string) => (title: string) =>
      new RegExp(`\\b${word}\\b`, 'i').test(title.replaceAll('-', ' '))
    const toyota = has('toyota')
    const vitz = has('vitz')
    const axio = has('axio')
    const cruiser = has('land cruiser')

    it.each<[Record<string, string>, Fits]>([
      [{ search_simple_query_string: 'toyota |' }, toyota],
      [{ search_simple_query_string: 'vitz | axio' }, (title) => vitz(title) || axio(title)],
      [
        { search_simple_query_string: 'toyota (vitz | axio)' },
        (title) => toyota(title) && (vitz(title) || axio(title)),
      ],
      [
        { search_simple_query_string: 'toyota -(vitz | axio)' },
        (title) => toyota(title) && !vitz(title) && !axio(title),
      ],
      [{ search_simple_query_string: 'toyota -vitz' }, (title) => toyota(title) && !vitz(title)],
      [{ search_simple_query_string: '"land cruiser"' }, cruiser],
      [{ search_simple_query_string: '"cruiser land"' }, () => false],
      [
        { search: 'toyota', search_simple_query_string: 'vitz | "land cruiser"' },
        (title) => toyota(title) && (vitz(title) || cruiser(title)),
      ],
      [
        { search: 'vitz', search_simple_query_string: 'toyota' },
        (title) => toyota(title) && vitz(title),
      ],
      [
        { search: 'vitz', search_simple_query_string: 'axio' },
        (title) => vitz(title) && axio(title),
      ],
      [{ search: 'vitz | axio' }, (title) => vitz(title) && axio(title)],
      [{ search: 'vitz or axio' }, () => false],
      [{ search: 'toyota -vitz' }, (title) => toyota(title) && vitz(title)],
      [{ search: '"vitz toyota"' }, (title) => toyota(title) && vitz(title)],
    ])('%j', async (query, fits) => {
      const rows = await world.db
        .selectFrom('products')
        .select('title')
        .where('listed', '=', true)
        .where('class', 'in', ['cars', 'commercial'])
        .execute()
      const { data, status } = await search(query)
      expect(status).toBe(200)
      expect(data?.count).toBe(rows.filter(({ title }) => fits(title)).length)
      for (const { title } of data?.results ?? []) expect(fits(title), title).toBe(true)
    })

    it('is told apart: the words that it is tried with are there', async () => {
      for (const word of ['vitz', 'axio', '"land cruiser"']) {
        expect((await search({ search_simple_query_string: word })).data?.count).toBeGreaterThan(0)
      }
    })
  })

  it('finds words in any order and survives stray syntax', async () => {
    const { data } = await search({ search: 'vitz toyota' })
    expect(data?.count).toBeGreaterThan(0)
    expect(data?.results.every(({ title }) => /vitz/i.test(title))).toBe(true)
    for (const text of ['"', '((', 'a | ', '+-+', "'; drop table products; --", '\\', '%', '*?*']) {
      expect((await search({ search_simple_query_string: text })).status).toBe(200)
      expect((await search({ title__wildcard: text })).status).toBe(200)
    }
  })

  it('stays exact while listings come, change and go, folded or not', async () => {
    const before = (await search({ class: 'cars', make: 'toyota' })).data?.count ?? 0
    const [first, second] = (await countRows({ class: 'cars', make: 'toyota' })).map(({ id }) => id)
    await world.db
      .updateTable('products')
      .set({ reserved: ({ ref }) => ref('quantity') })
      .where('id', '=', first!)
      .execute()
    await world.db
      .updateTable('products')
      .set({ price: 1_234_567 })
      .where('id', '=', second!)
      .execute()
    expect((await search({ class: 'cars', make: 'toyota' })).data?.count).toBe(before - 1)
    expect(
      (
        await search({ class: 'cars', make: 'toyota', price__range: '12345.67__12345.67' })
      ).data?.results.map(({ id }) => id),
    ).toEqual([second])
    await world.db.updateTable('products').set({ reserved: 0 }).where('id', '=', first!).execute()
    expect((await search({ class: 'cars', make: 'toyota' })).data?.count).toBe(before)
  })
})

describe('countVehicleMakes', () => {
  it('counts what the search finds, most first', async () => {
    const client = await world.as(null)
    const { data } = await client.GET('/vehicle-make-count')
    const counts = Object.entries(data ?? {}).map(([slug, [count]]) => [slug, count] as const)
    expect(counts.length).toBeGreaterThan(1)
    expect(counts.map(([, count]) => count)).toEqual(
      counts.map(([, count]) => count).toSorted((a, b) => Number(b) - Number(a)),
    )
    for (const [make, count] of counts.slice(0, 3))
      expect((await search({ make })).data?.count).toBe(count)
  })
})

describe('getProduct and its links', () => {
  it('hides a draft from everybody but staff', async () => {
    const [row] = await countRows({ class: 'cars' })
    await world.db
      .updateTable('products')
      .set({ status: 'draft' })
      .where('id', '=', row!.id)
      .execute()
    const ask = async (role: 'buyer' | 'support' | null) =>
      (await (await world.as(role)).GET('/products/{id}/', { params: { path: { id: row!.id } } }))
        .response.status
    expect(await ask(null)).toBe(404)
    expect(await ask('buyer')).toBe(404)
    expect(await ask('support')).toBe(200)
  })

  it('tells price, stock and specification, in one call or by its links', async () => {
    const client = await world.as(null)
    const [row] = await countRows({ class: 'cars', make: 'toyota' })
    const path = { id: row!.id }
    const { data: document } = await client.GET('/one-search/{id}', { params: { path } })
    const { data: detail } = await client.GET('/products/{id}/', { params: { path } })
    const { data: price } = await client.GET('/products/{id}/price/', { params: { path } })
    const { data: specs } = await client.GET('/vehicle-specs/{id}', { params: { path } })
    const { data: stock } = await client.GET('/products/{id}/stockrecords/', { params: { path } })
    expect(document?.PriceObj).toEqual({ incl_tax: price?.incl_tax, currency: price?.currency })
    expect(document?.specs).toEqual(specs)
    expect(detail?.images.length).toBe(4)
    expect(detail?.options.length).toBe(11)
    expect(document?.related.length).toBe(8)
    expect(document?.related.some(({ id }) => id === row!.id)).toBe(false)
    expect(stock?.[0]?.num_in_stock).toBeGreaterThan(0)
  })

  it('says what can be bought', async () => {
    const client = await world.as(null)
    const [row] = await countRows({ class: 'cars', make: 'toyota' })
    const path = { id: row!.id }
    const ask = async () =>
      (await client.GET('/products/{id}/availability/', { params: { path } })).data
    await world.db
      .updateTable('products')
      .set({ quantity: 3, reserved: 1 })
      .where('id', '=', row!.id)
      .execute()
    expect(await ask()).toEqual({
      is_available_to_buy: true,
      num_available: 2,
      message: 'In stock (2 available)',
    })
    await world.db.updateTable('products').set({ reserved: 3 }).where('id', '=', row!.id).execute()
    expect(await ask()).toEqual({
      is_available_to_buy: false,
      num_available: 0,
      message: 'Unavailable',
    })
  })

  it('answers 404 for ids that are none', async () => {
    const client = await world.as(null)
    for (const id of [987_654_321, 0, -1, 'x' as unknown as number]) {
      const { response } = await client.GET('/products/{id}/', { params: { path: { id } } })
      expect(response.status).toBe(404)
    }
  })
})

describe('getProductDocument of what is gone', () => {
  const documentOf = async (id: number) =>
    (await world.as(null)).GET('/one-search/{id}', { params: { path: { id } } })

  async function aVehicle(): Promise<number> {
    const { id } = await world.db
      .selectFrom('products')
      .select('id')
      .where('listed', '=', true)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }

  it('is 404 when there never was such a product', async () => {
    expect((await documentOf(999_999_999)).response.status).toBe(404)
  })

  it('is 410 when it was withdrawn, with what it was, and 200 when it is offered again', async () => {
    const id = await aVehicle()
    const before = (await documentOf(id)).data
    const set = (status: 'draft' | 'live') =>
      world.db.updateTable('products').set({ status }).where('id', '=', id).execute()
    await set('draft')
    const { response, error } = await documentOf(id)
    expect(response.status).toBe(410)
    expect(error).toEqual({
      detail: 'This is no longer offered.',
      title: before?.title,
      class: before?.product_class,
      make: before?.make,
      model: before?.model,
    })
    await set('live')
    expect((await documentOf(id)).response.status).toBe(200)
  })

  it('is 410 when it was deleted, 404 when it was a draft that nobody ever saw', async () => {
    const copy = (status: 'draft' | 'live') =>
      world.db
        .insertInto('products')
        .values({
          market: 'export',
          class: 'cars',
          title: 'Toyota Vitz 1.0 2012',
          reference: `GONE-${status}`,
          price: 200_000,
          currency: 'USD',
          quantity: 1,
          status,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    const [offered, draft] = [await copy('live'), await copy('draft')]
    expect((await documentOf(draft.id)).response.status).toBe(404)
    await world.db.deleteFrom('products').where('id', 'in', [offered.id, draft.id]).execute()
    expect((await documentOf(offered.id)).response.status).toBe(410)
    expect((await documentOf(draft.id)).response.status).toBe(404)
  })

  it('is an ordinary document while it is sold: it says so itself', async () => {
    const id = await aVehicle()
    await world.db.updateTable('products').set({ quantity: 0 }).where('id', '=', id).execute()
    const { data } = await documentOf(id)
    expect(data?.get_stock_record?.quantity).toBe(0)
  })
})
