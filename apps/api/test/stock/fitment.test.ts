import type { FitmentQuery, SetFitment } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Buyer } from '../helpers/steps.ts'
import { newBuyer } from '../helpers/steps.ts'
import {
  categoryId,
  draftSpare,
  draftVehicle,
  liveSpare,
  newVendor,
  setSellerStatus,
} from '../helpers/vendors.ts'
import { createWorld, type World } from '../helpers/world.ts'

let world: World
let vendor: Buyer
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  vendor = await newVendor(world)
})
afterAll(() => world.close())

type Caller = Pick<Buyer, 'client'>

async function find(
  { client }: Caller,
  fetchProp: FitmentQuery['fetchProp'],
  filterProps: FitmentQuery['filterProps'],
) {
  const { data, error, response } = await client.POST('/fitment/', {
    body: { fetchProp, filterProps },
  })
  return { data: data?.data, error, status: response.status }
}

async function set({ client }: Caller, body: SetFitment) {
  const { data, error, response } = await client.POST('/set-fitment/', { body })
  return { list: data?.compatible_list, error, status: response.status }
}

async function compatibility(
  { client }: Caller,
  id: number,
  query: { qry: 'makes' | 'model'; mk?: string },
) {
  const { data, error, response } = await client.GET('/compatibility/{id}', {
    params: { path: { id }, query },
  })
  return { data, error, status: response.status }
}

async function trimOf(make: string, model: string, variant: string, engine: string) {
  const { id } = await world.db
    .selectFrom('trims')
    .innerJoin('variants', 'variants.id', 'variant_id')
    .innerJoin('models', 'models.id', 'model_id')
    .innerJoin('makes', 'makes.id', 'make_id')
    .select('trims.id')
    .where('makes.name', '=', make)
    .where('models.name', '=', model)
    .where('variants.name', '=', variant)
    .where('engine', '=', engine)
    .executeTakeFirstOrThrow()
  return id
}

const vitz13 = () => trimOf('Toyota', 'Vitz', 'F', '1.3 L petrol (1,329 cc)')
const vitz10 = () => trimOf('Toyota', 'Vitz', 'F', '1.0 L petrol (996 cc)')
const leaf40 = () => trimOf('Nissan', 'Leaf', 'X', '40 kWh electric')

/** Saved years by trim. */
async function savedBy(caller: Caller, productID: number) {
  const { data } = await find(caller, 'prepopulate', { productID })
  const makes = data as { make: string; trims: { docID: number; ids?: number[] }[] }[]
  return Object.fromEntries(
    makes.flatMap(({ trims }) => trims.map(({ docID, ids }) => [docID, ids])),
  )
}

async function makeOf(id: number) {
  const row = await world.db
    .selectFrom('products')
    .leftJoin('makes', 'makes.id', 'make_id')
    .leftJoin('models', 'models.id', 'products.model_id')
    .select(['makes.name as make', 'models.name as model'])
    .where('products.id', '=', id)
    .executeTakeFirstOrThrow()
  return row
}

describe('who may', () => {
  it('is the approved vendor whose spare it is', async () => {
    const own = await draftSpare(world, vendor)
    const car = await draftVehicle(world, vendor)
    const fitment = [{ docID: await vitz13(), ids: [2012] }]
    const pending = await newBuyer(world)
    await setSellerStatus(world, pending, 'pending')
    const statuses = async (caller: Caller, id: number) => [
      (await compatibility(caller, id, { qry: 'makes' })).status,
      (await find(caller, 'prepopulate', { productID: id })).status,
      (await set(caller, { action: 'add', productID: id, fitment })).status,
    ]
    expect(await statuses({ client: await world.as(null) }, own)).toEqual([401, 401, 401])
    expect(await statuses(await newBuyer(world), own)).toEqual([403, 403, 403])
    expect(await statuses(pending, own)).toEqual([403, 403, 403])
    expect(await statuses(await newVendor(world), own)).toEqual([404, 404, 404])
    expect(await statuses(vendor, car)).toEqual([404, 404, 404])
    expect(await statuses(vendor, 2_000_000_000)).toEqual([404, 404, 404])
    expect(await statuses(vendor, own)).toEqual([200, 200, 200])
  })
})

describe('getCompatibility', () => {
  it('lists makes, and the models of one', async () => {
    const id = await draftSpare(world, vendor)
    const { data: makes } = await compatibility(vendor, id, { qry: 'makes' })
    expect(makes?.makes).toEqual(expect.arrayContaining(['Mercedes-Benz', 'Toyota']))
    const { data: models } = await compatibility(vendor, id, { qry: 'model', mk: 'Toyota' })
    expect(models?.models).toEqual(expect.arrayContaining(['Vitz', 'Hilux']))
    expect((await compatibility(vendor, id, { qry: 'model', mk: 'Trabant' })).data).toEqual({
      models: [],
    })
    expect(await compatibility(vendor, id, { qry: 'model' })).toMatchObject({
      status: 400,
      error: { mk: ['This field is required.'] },
    })
  })
})

describe('findFitment', () => {
  it('finds the variants of models, and the trims of variants', async () => {
    const { data: variants } = await find(vendor, 'variants', { make: 'Toyota', models: ['Vitz'] })
    expect(variants).toEqual(['F', 'Jewela', 'RS', 'U', 'X'])
    const two = await find(vendor, 'variants', { make: 'Toyota', models: ['Vitz', 'Aqua'] })
    expect(two.data).toEqual(expect.arrayContaining(['Crossover', 'Jewela']))
    const { data: trims } = await find(vendor, 'body', {
      make: 'Toyota',
      models: ['Vitz'],
      variants: ['F', 'RS'],
    })
    expect(trims).toContainEqual({
      docID: await vitz13(),
      make: 'Toyota',
      model: 'Vitz',
      variant: 'F',
      cars_type: 'Hatchback',
      engine: '1.3 L petrol (1,329 cc)',
      year_list: [2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020],
    })
  })

  it.each([
    ['prepopulate', {}, ['productID']],
    ['variants', { make: 'Toyota' }, ['models']],
    ['variants', { make: '', models: [] }, ['make', 'models']],
    ['body', { make: 'Toyota', models: ['Vitz'] }, ['variants']],
  ] as const)('%s with %j lacks %j', async (fetchProp, filterProps, missing) => {
    const { status, error } = await find(vendor, fetchProp, structuredClone<object>(filterProps))
    expect(status).toBe(400)
    const required = missing.map((prop) => [prop, ['This field is required.']])
    expect(error).toEqual({ filterProps: Object.fromEntries(required) })
  })
})

describe('setFitment', () => {
  it('adds, joining years; removes some or all; replaces everything', async () => {
    const id = await draftSpare(world, vendor)
    const [one, other] = [await vitz13(), await vitz10()]
    await set(vendor, {
      action: 'add',
      productID: id,
      fitment: [{ docID: one, ids: [2013, 2012] }],
    })
    await set(vendor, {
      action: 'add',
      productID: id,
      fitment: [
        { docID: one, ids: [2012, 2015] },
        { docID: other, ids: [2005] },
        { docID: other, ids: [2004] },
      ],
    })
    expect(await savedBy(vendor, id)).toEqual({ [one]: [2012, 2013, 2015], [other]: [2004, 2005] })

    await set(vendor, {
      action: 'remove',
      productID: id,
      fitment: [
        { docID: one, ids: [2013, 2014] },
        { docID: other, ids: [2004, 2005, 2006] },
      ],
    })
    expect(await savedBy(vendor, id)).toEqual({ [one]: [2012, 2015] })

    const { list } = await set(vendor, {
      action: 'replace',
      productID: id,
      fitment: [{ docID: other, ids: [2001] }],
    })
    expect(await savedBy(vendor, id)).toEqual({ [other]: [2001] })
    expect(list).toMatchObject([
      { make: 'Toyota', model: ['Vitz'], var: ['F'], trims: [{ docID: other, ids: [2001] }] },
    ])
  })

  it('checks every trim and every year, and stores nothing when one is wrong', async () => {
    const id = await draftSpare(world, vendor)
    const docID = await vitz13()
    const refused = await set(vendor, {
      action: 'add',
      productID: id,
      fitment: [
        { docID, ids: [2012] },
        { docID, ids: [1999] },
        { docID: 2_000_000_000, ids: [2012] },
      ],
    })
    expect(refused).toMatchObject({
      status: 400,
      error: {
        fitment: [`Trim ${docID} was not built in 1999.`, 'Trim 2000000000 does not exist.'],
      },
    })
    expect(await savedBy(vendor, id)).toEqual({})
    const empty = await set(vendor, { action: 'add', productID: id, fitment: [] })
    expect(empty).toMatchObject({ status: 400, error: { fitment: expect.any(Array) } })
  })

  it('takes 2,000 trims at most', async () => {
    const id = await draftSpare(world, vendor)
    const trims = await world.db.selectFrom('trims').select(['id', 'years']).limit(2001).execute()
    const fitment = trims.map((trim) => ({ docID: trim.id, ids: trim.years.slice(0, 1) }))
    const all = await set(vendor, { action: 'add', productID: id, fitment: fitment.slice(0, 2000) })
    expect(all.status).toBe(200)
    expect(
      await set(vendor, { action: 'add', productID: id, fitment: fitment.slice(2000) }),
    ).toMatchObject({
      status: 400,
      error: { fitment: ['A spare fits 2,000 trims at most.'] },
    })
    expect(Object.keys(await savedBy(vendor, id))).toHaveLength(2000)
  })

  it('puts the spare under the make that most of its trims have', async () => {
    const id = await draftSpare(world, vendor)
    const [one, other, leaf] = [await vitz13(), await vitz10(), await leaf40()]
    expect(await makeOf(id)).toEqual({ make: null, model: null })
    const fitment = [{ docID: leaf, ids: [2019] }]
    await set(vendor, { action: 'add', productID: id, fitment })
    expect(await makeOf(id)).toEqual({ make: 'Nissan', model: 'Leaf' })
    await set(vendor, {
      action: 'add',
      productID: id,
      fitment: [
        { docID: one, ids: [2012] },
        { docID: other, ids: [2012] },
      ],
    })
    expect(await makeOf(id)).toEqual({ make: 'Toyota', model: 'Vitz' })
    const hilux = await trimOf('Toyota', 'Hilux', 'SR', '2.8 L diesel (2,755 cc)')
    await set(vendor, { action: 'add', productID: id, fitment: [{ docID: hilux, ids: [2018] }] })
    expect(await makeOf(id)).toEqual({ make: 'Toyota', model: null })
    await set(vendor, {
      action: 'remove',
      productID: id,
      fitment: [one, other, hilux].map((docID) => ({
        docID,
        ids: [2012, 2018].filter((year) => (docID === hilux) === (year === 2018)),
      })),
    })
    expect(await makeOf(id)).toEqual({ make: 'Nissan', model: 'Leaf' })
    await set(vendor, { action: 'remove', productID: id, fitment })
    expect(await makeOf(id)).toEqual({ make: null, model: null })
  })

  it('loses nothing when two tabs add at once', async () => {
    const id = await draftSpare(world, vendor)
    const docID = await vitz13()
    const years = [2011, 2012, 2013, 2014, 2015, 2016]
    const answers = await Promise.all(
      years.map((year) =>
        set(vendor, { action: 'add', productID: id, fitment: [{ docID, ids: [year] }] }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(years.map(() => 200))
    expect(await savedBy(vendor, id)).toEqual({ [docID]: years })
  })
})

describe('getProductFitment', () => {
  async function fitmentOf(id: number, query: { trim?: number; year?: number } = {}) {
    const client = await world.as(null)
    const { data, error, response } = await client.GET('/products/{id}/fitment/', {
      params: { path: { id }, query },
    })
    return { data, error, status: response.status }
  }

  it('shows the public what a live spare fits, with the verdict on one vehicle', async () => {
    const id = await liveSpare(world, vendor)
    const docID = await vitz13()
    expect((await fitmentOf(id)).data).toEqual({ compatible_list: [], verdict: null })
    expect((await fitmentOf(id, { trim: docID, year: 2012 })).data?.verdict).toBe('no-data')
    await set(vendor, { action: 'add', productID: id, fitment: [{ docID, ids: [2012] }] })
    const { data } = await fitmentOf(id, { trim: docID, year: 2012 })
    expect(data).toMatchObject({
      compatible_list: [{ make: 'Toyota', trims: [{ docID, ids: [2012] }] }],
      verdict: 'fits',
    })
    expect((await fitmentOf(id, { trim: docID, year: 2013 })).data?.verdict).toBe('does-not-fit')
    expect((await fitmentOf(id, { trim: await vitz10(), year: 2012 })).data?.verdict).toBe(
      'does-not-fit',
    )
    expect((await fitmentOf(id, { trim: docID, year: 1950 })).data?.verdict).toBeNull()
    expect(await fitmentOf(id, { trim: docID })).toMatchObject({
      status: 400,
      error: { year: ['This field is required.'] },
    })
  })

  it('shows nothing of a draft, of an unapproved vendor, of a vehicle or of what support took down', async () => {
    const suspended = await newVendor(world)
    const live = await liveSpare(world, suspended)
    expect((await fitmentOf(live)).status).toBe(200)
    await setSellerStatus(world, suspended, 'suspended')
    expect((await fitmentOf(live)).status).toBe(404)
    const takenDown = await liveSpare(world, vendor)
    await world.db
      .updateTable('products')
      .set({ taken_down: true })
      .where('id', '=', takenDown)
      .execute()
    expect((await fitmentOf(takenDown)).status).toBe(404)
    expect((await fitmentOf(await draftSpare(world, vendor))).status).toBe(404)
    expect((await fitmentOf(await draftVehicle(world, vendor))).status).toBe(404)
    expect((await fitmentOf(2_000_000_000)).status).toBe(404)
  })
})

describe('searchKenyaProducts for one vehicle', () => {
  async function search(query: Record<string, string | number>) {
    const client = await world.as(null)
    const { data, error, response } = await client.GET('/product-search/', {
      params: { query: query as never },
    })
    return { data, error, status: response.status }
  }

  /** Spares of the whole tree whose fitments say so, newest first: asked of the rows one by one. */
  async function fitting(trim: number, year: number) {
    const rows = await world.db
      .selectFrom('fitments')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['products.id', 'fitments.years'])
      .where('trim_id', '=', trim)
      .where('listed_locally', '=', true)
      .orderBy('date_created', 'desc')
      .orderBy('products.id', 'desc')
      .execute()
    return rows.filter(({ years }) => years.includes(year)).map(({ id }) => id)
  }

  /** The vehicle that most spares of the shop fit, and all years of its trim. */
  async function wellFitted() {
    const { rows } = await sql<{ trim: number; year: number; built: number[] }>`
      select trim_id as trim, year, (select years from trims where id = trim_id) as built
      from fitments join products on products.id = product_id cross join unnest(years) as year
      where listed_locally
      group by trim_id, year order by count(*) desc, trim_id, year limit 1`.execute(world.db)
    const [vehicle] = rows
    if (!vehicle) throw new Error('nothing fits anything')
    return vehicle
  }

  const root = 'vehicle-parts-and-accessories'

  it('counts exactly what fits, newest first', async () => {
    const { trim, year: best, built } = await wellFitted()
    expect((await fitting(trim, best)).length).toBeGreaterThan(1)
    for (const year of built) {
      const expected = await fitting(trim, year)
      const { data } = await search({ 'parts-cat': root, trim, year, fits: 'only' })
      expect(data?.count).toBe(expected.length)
      expect(data?.results.map(({ id }) => id)).toEqual(expected.slice(0, 25))
      expect(data?.results.every(({ fit }) => fit === 'fits')).toBe(true)
    }
  })

  it('judges each spare of a page, vehicles not, and nothing without a vehicle', async () => {
    const { trim, year } = await wellFitted()
    const fits = new Set(await fitting(trim, year))
    const { rows } = await allPages({ 'parts-cat': root, trim, year })
    const saying = new Set(
      (await world.db.selectFrom('fitments').select('product_id').distinct().execute()).map(
        ({ product_id }) => product_id,
      ),
    )
    expect(rows.length).toBeGreaterThan(100)
    for (const { id, fit } of rows) {
      expect(fit).toBe(fits.has(id) ? 'fits' : saying.has(id) ? 'does-not-fit' : 'no-data')
    }
    expect(new Set(rows.map(({ fit }) => fit))).toEqual(
      new Set(['fits', 'does-not-fit', 'no-data']),
    )

    const { data: makes } = await search({ q: 'toyota', trim, year })
    const cars = makes?.results.filter(({ product_class_id }) => product_class_id !== 2)
    expect(cars?.length).toBeGreaterThan(0)
    expect(cars?.every(({ fit }) => fit === null)).toBe(true)
    const { data: unnamed } = await search({ 'parts-cat': root })
    expect(unnamed?.results.every(({ fit }) => fit === null)).toBe(true)
  })

  async function allPages(query: Record<string, string | number>) {
    const rows: { id: number; fit: string | null }[] = []
    for (let page = 1; ; page += 1) {
      const { data } = await search({ ...query, page: String(page) })
      rows.push(...(data?.results ?? []))
      if (!data?.next) return { rows }
    }
  }

  it('sees a listing that comes, changes and goes at once', async () => {
    const docID = await trimOf('Toyota', 'Vitz', 'Jewela', '1.3 L petrol (1,329 cc)')
    const vehicle = { trim: docID, year: 2014 }
    const count = async () =>
      (await search({ 'parts-cat': root, ...vehicle, fits: 'only' })).data?.count ?? 0
    const before = await count()
    const id = await liveSpare(world, vendor)
    await set(vendor, { action: 'add', productID: id, fitment: [{ docID, ids: [2014] }] })
    expect(await count()).toBe(before + 1)
    const leaf = await categoryId(world, 'Front Brake Pads')
    const { slug } = await world.db
      .selectFrom('categories')
      .select('slug')
      .where('id', '=', leaf)
      .executeTakeFirstOrThrow()
    const { data } = await search({ 'parts-cat': slug, ...vehicle, fits: 'only' })
    expect(data?.results[0]).toMatchObject({ id, fit: 'fits' })
    await set(vendor, { action: 'remove', productID: id, fitment: [{ docID, ids: [2014] }] })
    expect(await count()).toBe(before)
  })

  it('finds nothing for a vehicle that was never built, and asks for what is missing', async () => {
    const trim = await vitz13()
    const never = await search({ 'parts-cat': root, trim, year: 1950, fits: 'only' })
    expect(never.data).toMatchObject({ count: 0, results: [] })
    const unjudged = await search({ 'parts-cat': root, trim, year: 1950 })
    expect(unjudged.data?.results.every(({ fit }) => fit === null)).toBe(true)
    for (const [query, field] of [
      [{ 'parts-cat': root, trim }, 'year'],
      [{ 'parts-cat': root, year: 2014 }, 'trim'],
      [{ 'parts-cat': root, fits: 'only' }, 'trim'],
      [{ q: 'toyota', trim, year: 2014, fits: 'only' }, 'parts-cat'],
    ] as const) {
      expect(await search(query)).toMatchObject({
        status: 400,
        error: { [field]: ['This field is required.'] },
      })
    }
  })
})
