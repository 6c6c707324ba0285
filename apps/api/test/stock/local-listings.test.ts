import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { foldLocalCounts } from '../../src/stock/local-search/local-search.store.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Query {
  q?: string
  sid?: 'kes'
  'parts-cat'?: string
  page?: string
  search?: string
  place?: string
  condition?: string
  price__range?: string
  ordering?: 'price' | '-price'
}

async function search(query: Query) {
  const client = await world.as(null)
  const { data, error, response } = await client.GET('/product-search/', { params: { query } })
  return { data, error, status: response.status }
}

async function categories(query: { parts?: '1'; 'cat-id'?: number; depth?: number } = {}) {
  const client = await world.as(null)
  const { data, response } = await client.GET('/category-search/', { params: { query } })
  return { data: data as Node[] | undefined, status: response.status }
}

interface Node {
  id: number
  text: string
  slug: string
  level: number
  count: number
  has_children: boolean
  children: Node[]
}

/** The same question asked of the rows one by one. */
async function rowsOf({ make, path }: { make?: string; path?: string }) {
  const rows = await world.db
    .selectFrom('products')
    .leftJoin('makes', 'makes.id', 'make_id')
    .leftJoin('categories', 'categories.id', 'category_id')
    .select(['products.id', 'class', 'makes.slug as make', 'categories.path', 'contact'])
    .where('market', '=', 'local')
    .where('status', '=', 'live')
    .whereRef('quantity', '>', 'reserved')
    .orderBy(sql`class = 'parts'`)
    .orderBy('date_created', 'desc')
    .orderBy('products.id', 'desc')
    .execute()
  return rows.filter(
    (row) =>
      (make === undefined || row.make === make) &&
      (path === undefined || row.path === path || row.path?.startsWith(`${path} > `)),
  )
}

async function category(name: string) {
  return world.db
    .selectFrom('categories')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
}

/** A leaf that has listings, and one of them. */
async function stockedLeaf() {
  const [spare] = await rowsOf({ path: 'Vehicle Parts & Accessories' })
  const leaf = await world.db
    .selectFrom('categories')
    .selectAll()
    .where('path', '=', spare?.path ?? '')
    .executeTakeFirstOrThrow()
  return { id: spare?.id ?? 0, leaf }
}

describe('searchKenyaProducts', () => {
  it('is open to visitors, and refuses a token that is no longer good', async () => {
    expect((await search({ q: 'toyota', sid: 'kes' })).status).toBe(200)
    const { response } = await world
      .clientWith('0'.repeat(40))
      .GET('/product-search/', { params: { query: { q: 'toyota' } } })
    expect(response.status).toBe(401)
  })

  it('match parameter is the make: counted exactly, vehicles before spares, newest first', async () => {
    const expected = (await rowsOf({ make: 'toyota' })).map(({ id }) => id)
    expect(expected.length).toBeGreaterThan(25)
    for (const page of [1, 2, Math.ceil(expected.length / 25)]) {
      const { data } = await search({ q: 'toyota', sid: 'kes', page: String(page) })
      expect(data?.count).toBe(expected.length)
      expect(data?.results.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 25, page * 25))
    }
    const { data } = await search({ q: 'toyota', sid: 'kes', page: 'last' })
    expect(data?.results.at(-1)?.id).toBe(expected.at(-1))
    expect(data?.next).toBeNull()
  })

  it('prices in KES, says where, and marks a spare with product class 2', async () => {
    const { data } = await search({ q: 'Land Rover' })
    const rows = await rowsOf({ make: 'land-rover' })
    const spares = new Set(rows.filter((row) => row.class === 'parts').map(({ id }) => id))
    for (const product of data?.results ?? []) {
      expect(product).toMatchObject({ currency: 'KES', location: expect.stringMatching(/Kenya$/) })
      expect(product.product_class_id === 2).toBe(spares.has(product.id))
    }
    expect(new Set(data?.results.map((one) => one.product_class_id === 2)).size).toBe(2)
  })

  it('does not give away the telephone number', async () => {
    const { data } = await search({ q: 'toyota' })
    const numbers = (await rowsOf({ make: 'toyota' })).map(({ contact }) => contact ?? '')
    const text = JSON.stringify(data)
    expect(numbers.filter((number) => number !== '' && text.includes(number))).toEqual([])
  })

  it('finds spares by category slug, with everything below it, and by make besides', async () => {
    for (const name of ['Vehicle Parts & Accessories', 'Braking', 'Disc Brakes', 'Brake Pads']) {
      const { slug, path } = await category(name)
      const expected = (await rowsOf({ path })).map(({ id }) => id)
      const { data } = await search({ 'parts-cat': slug })
      expect(data?.count).toBe(expected.length)
      expect(data?.results.map(({ id }) => id)).toEqual(expected.slice(0, 25))
      const ofMake = (await rowsOf({ path, make: 'toyota' })).map(({ id }) => id)
      const narrowed = await search({ 'parts-cat': slug, q: 'toyota', sid: 'kes' })
      expect(narrowed.data?.count).toBe(ofMake.length)
      expect(narrowed.data?.results.map(({ id }) => id)).toEqual(ofMake.slice(0, 25))
    }
    const deep = await search({ 'parts-cat': 'vehicle-parts-and-accessories', page: '3' })
    const all = (await rowsOf({ path: 'Vehicle Parts & Accessories' })).map(({ id }) => id)
    expect(deep.data?.results.map(({ id }) => id)).toEqual(all.slice(50, 75))
  })

  it('narrows spares by words, price and condition, in any order, with exact counts', async () => {
    const root = 'vehicle-parts-and-accessories'
    const { rows: all } = await sql<{
      id: number
      title: string
      price: number
      condition: string
      location: string
    }>`
      select id, title, price, condition, location from products where listed_locally and class = 'parts'
        and category_id is not null order by date_created desc, id desc`.execute(world.db)
    const idsOf = (rows: readonly { id: number }[]) => rows.slice(0, 25).map(({ id }) => id)
    const found = async (query: Query) => (await search({ 'parts-cat': root, ...query })).data

    const front = all.filter(({ title }) => /\bfront\b/i.test(title) && /\btoyota\b/i.test(title))
    expect(front.length).toBeGreaterThan(0)
    const byWords = await found({ search: 'Toyota front' })
    expect(byWords?.count).toBe(front.length)
    expect(byWords?.results.map(({ id }) => id)).toEqual(idsOf(front))

    const dear = all.filter(({ price }) => price >= 500_000 && price <= 2_000_000)
    const cheapest = dear.toSorted((one, other) => one.price - other.price || one.id - other.id)
    const byPrice = await found({ price__range: '5000__20000', ordering: 'price' })
    expect(byPrice?.count).toBe(dear.length)
    expect(byPrice?.results.map(({ id }) => id)).toEqual(idsOf(cheapest))

    const used = all.filter(({ condition }) => condition === 'Used – tested')
    const byCondition = await found({ condition: 'used-tested', ordering: '-price' })
    expect(byCondition?.count).toBe(used.length)
    const counts = byCondition?.conditions ?? []
    expect(counts.find(({ value }) => value === 'used-tested')?.count).toBe(used.length)
    // The others' counts are those without the chosen condition, as of the whole branch.
    expect((await found({}))?.conditions).toEqual(counts)
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(
      all.filter(({ condition }) => condition).length,
    )

    const { rows: numbered } = await sql<{ id: number; part_number: string }>`
      select id, part_number from products where listed_locally and class = 'parts'
        and part_number like '_____-_____' order by id limit 1`.execute(world.db)
    const number = numbered[0]?.part_number ?? ''
    for (const search of [number, number.replace('-', ''), number.replace('-', ' ')])
      expect((await found({ search }))?.results.map(({ id }) => id)).toContain(numbered[0]?.id)
    expect((await found({ search: '!!!' }))?.count).toBe(0)

    const inTown = all.filter(({ location }) => /(^|, )Nairobi(,|$)/.test(location))
    expect(inTown.length).toBeGreaterThan(0)
    expect(inTown.length).toBeLessThan(all.length)
    expect((await found({ place: 'nairobi' }))?.count).toBe(inTown.length)
    expect((await found({ place: 'Nairo' }))?.count).toBe(0)
    expect((await search({ q: 'toyota', search: 'front' })).status).toBe(400)
  })

  it('answers an empty page for a make or a category that is unknown', async () => {
    for (const query of [{ q: 'delorean' }, { 'parts-cat': 'flux-capacitors' }]) {
      expect(await search(query)).toMatchObject({
        status: 200,
        data: { count: 0, results: [], next: null, previous: null },
      })
    }
  })

  it('asks for a make or a category, and for a known site', async () => {
    expect(await search({})).toMatchObject({
      status: 400,
      error: { q: ['This field is required.'] },
    })
    expect(await search({ q: 'toyota', sid: 'usd' as 'kes' })).toMatchObject({
      status: 400,
      error: { sid: ['"usd" is not a valid choice.'] },
    })
  })

  it.each(['0', '-1', 'x', '401', '99999', '999999999999'])('has no page %s', async (page) => {
    expect(await search({ q: 'toyota', page })).toMatchObject({
      status: 404,
      error: { detail: 'Invalid page.' },
    })
  })
})

describe('listSpareCategories', () => {
  it('without parameters lists each make with its models', async () => {
    const client = await world.as(null)
    const { data } = await client.GET('/category-search/')
    const makes = Object.assign({}, ...(data ?? [])) as Record<string, string[]>
    expect(makes['toyota']).toContain('Vitz')
    expect(makes['land-rover']).toContain('Discovery')
    expect(Object.keys(makes).length).toBeGreaterThanOrEqual(80)
  })

  it('unfolds the tree to its fifth level, each node counting what is below it', async () => {
    const { data: top = [] } = await categories({ parts: '1', depth: 5 })
    const walk = (nodes: readonly Node[]): Node[] =>
      nodes.flatMap((it) => [it, ...walk(it.children)])
    const nodes = walk(top)
    expect(new Set(nodes.map(({ level }) => level))).toEqual(new Set([2, 3, 4, 5]))
    for (const text of ['Braking', 'Disc Brakes', 'Brake Pads', 'Front Brake Pads', 'Air Brakes']) {
      const { path } = await category(text)
      const node = nodes.find((one) => one.text === text)
      expect(node?.count, text).toBe((await rowsOf({ path })).length)
    }
    expect(nodes.find(({ text }) => text === 'Air Brakes')?.count).toBe(0)
    expect(nodes.every((one) => one.has_children === one.children.length > 0)).toBe(true)
  })

  it('lists what is below one node, as deep as asked', async () => {
    const { id } = await category('Braking')
    const { data: one = [] } = await categories({ 'cat-id': id })
    expect(one.map(({ text }) => text)).toEqual(['Disc Brakes', 'Drum Brakes', 'Brake Hydraulics'])
    expect(one[0]?.children.map(({ text }) => text)).toContain('Brake Pads')
    expect(one[0]?.children.flatMap(({ children }) => children)).toEqual([])
    const { data: two = [] } = await categories({ 'cat-id': id, depth: 2 })
    expect(two[0]?.children[0]?.children.map(({ text }) => text)).toContain('Front Brake Pads')
  })

  it('knows no other nodes, and no more than five levels', async () => {
    expect((await categories({ 'cat-id': 999_999 })).status).toBe(404)
    expect((await categories({ parts: '1', depth: 6 })).status).toBe(400)
    expect((await categories({ parts: '1', depth: 0 })).status).toBe(400)
  })
})

describe('counts', () => {
  it('stay exact while listings come, change and go, folded or not', async () => {
    const { id, leaf } = await stockedLeaf()
    const count = async () => (await search({ 'parts-cat': leaf.slug })).data?.count
    const before = (await count()) ?? 0
    const product = world.db.updateTable('products').where('id', '=', id)

    await product.set({ status: 'draft' }).execute()
    expect(await count()).toBe(before - 1)
    expect(await foldLocalCounts(world.db)).toBeGreaterThan(0)
    expect(await count()).toBe(before - 1)

    const other = await category('Air Compressors')
    await product.set({ status: 'live', category_id: other.id }).execute()
    expect(await count()).toBe(before - 1)
    expect((await search({ 'parts-cat': other.slug })).data).toMatchObject({
      count: 1,
      results: [{ id }],
    })

    await product.set({ category_id: leaf.id, quantity: 0, reserved: 0 }).execute()
    expect(await count()).toBe(before - 1)
    await product.set({ quantity: 3 }).execute()
    expect(await count()).toBe(before)
    await foldLocalCounts(world.db)
    expect(await count()).toBe(before)

    const kept = await world.db.selectFrom('local_counts').selectAll().where('n', '<>', 0).execute()
    await sql`select rebuild_local_counts()`.execute(world.db)
    const rebuilt = await world.db.selectFrom('local_counts').selectAll().execute()
    const text = (cells: typeof kept) =>
      cells.map(({ make_id, category_id, n }) => `${make_id}/${category_id}: ${n}`).toSorted()
    expect(text(kept)).toEqual(text(rebuilt))
  })
})

describe('a spare in full', () => {
  it('has its category path, part number and condition, and is not for the basket', async () => {
    const { id, leaf } = await stockedLeaf()
    const client = await world.as(null)
    const { data } = await client.GET('/one-search/{id}', { params: { path: { id } } })
    expect(data).toMatchObject({
      product_class: 'parts',
      market: 'local',
      is_buyable: false,
      categories: [leaf.path],
      PriceObj: { currency: 'KES' },
    })
    expect(JSON.parse(data?.specs.other ?? '')).toEqual({
      partNumber: expect.stringMatching(/.{3,}/),
      condition: expect.stringMatching(/New|Used|Refurbished/),
    })
  })
})
