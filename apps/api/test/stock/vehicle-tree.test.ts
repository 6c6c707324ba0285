import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listingAt } from '../../seeds/catalogue.ts'
import { loadReference } from '../../reference/load-reference.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { createDatabase, createWorld, dropDatabase, type World } from '../helpers/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
})
afterAll(() => world.close())

interface Step {
  make?: string
  model?: string
  year?: number
}

async function tree(query: Step) {
  const client = await world.as(null)
  const { data, error, response } = await client.GET('/vehicle-tree/', { params: { query } })
  return { data, error, status: response.status }
}

async function trim(id: number) {
  const client = await world.as(null)
  return client.GET('/vehicle-tree/{trim}', { params: { path: { trim: id } } })
}

describe('getVehicleTree', () => {
  it('has at least 80 makes and 1,000 models, each leading to trims', async () => {
    const { data } = await tree({})
    expect(data?.makes.length).toBeGreaterThanOrEqual(80)
    expect(data).toMatchObject({ models: [], years: [], trims: [] })
    const models = await Promise.all((data?.makes ?? []).map(({ slug }) => tree({ make: slug })))
    expect(models.every((one) => (one.data?.models.length ?? 0) > 0)).toBe(true)
    expect(models.flatMap((one) => one.data?.models ?? []).length).toBeGreaterThanOrEqual(1000)
  })

  it('leads step by step from a make to a trim, and back by its number', async () => {
    const makes = (await tree({})).data?.makes
    expect(makes).toContainEqual({ slug: 'toyota', name: 'Toyota' })
    const models = (await tree({ make: 'toyota' })).data?.models
    expect(models).toContainEqual({ slug: 'vitz', name: 'Vitz' })
    const { data: years } = await tree({ make: 'toyota', model: 'vitz' })
    expect(years).toMatchObject({ makes: [], models: [], trims: [] })
    expect(years?.years).toContain(2014)
    expect(years?.years).toEqual(years?.years.toSorted((one, other) => other - one))
    const { data } = await tree({ make: 'toyota', model: 'vitz', year: 2014 })
    const chosen = data?.trims.find(({ name }) => name === 'F 1.3 L petrol (1,329 cc)')
    expect((await trim(chosen?.id ?? 0)).data).toMatchObject({
      make: 'Toyota',
      make_slug: 'toyota',
      model: 'Vitz',
      model_slug: 'vitz',
      variant: 'F',
      name: 'F 1.3 L petrol (1,329 cc)',
      body: 'Hatchback',
      engine: '1.3 L petrol (1,329 cc)',
      years: [2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020],
    })
  })

  it('offers for a year only what was built in it', async () => {
    const { data } = await tree({ make: 'toyota', model: 'vitz', year: 2003 })
    const engines = data?.trims.map(({ name }) => name)
    expect(engines).toContain('F 1.3 L petrol (1,296 cc)')
    expect(engines?.some((name) => name.includes('hybrid') || name.includes('1,329'))).toBe(false)
    expect((await tree({ make: 'toyota', model: 'vitz', year: 1950 })).data?.trims).toEqual([])
  })

  it('names the body where variant and engine alone would name two trims', async () => {
    const { variant_id, engine } = await world.db
      .selectFrom('trims')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow()
    await world.db
      .insertInto('trims')
      .values({ variant_id, engine, body: 'coupe', years: [1987] })
      .execute()
    await world.db
      .insertInto('trims')
      .values({ variant_id, engine, body: 'convertible', years: [1987] })
      .execute()
    const { data: added } = await trim(
      (
        await world.db
          .selectFrom('trims')
          .select('id')
          .where('body', '=', 'coupe')
          .executeTakeFirstOrThrow()
      ).id,
    )
    const { data } = await tree({ make: added?.make_slug, model: added?.model_slug, year: 1987 })
    expect(data?.trims.map(({ name }) => name)).toEqual([
      `${added?.name}, coupe`,
      `${added?.name}, convertible`,
    ])
  })

  it('has nothing of what it does not know, and asks for the steps in order', async () => {
    expect((await tree({ make: 'trabant' })).data?.models).toEqual([])
    expect((await tree({ make: 'toyota', model: 'golf' })).data?.years).toEqual([])
    expect(await tree({ model: 'vitz' })).toMatchObject({
      status: 400,
      error: { make: ['This field is required.'] },
    })
    expect(await tree({ make: 'toyota', year: 2014 })).toMatchObject({
      status: 400,
      error: { model: ['This field is required.'] },
    })
    expect((await trim(2_000_000_000)).response.status).toBe(404)
  })
})

describe('the demo world', () => {
  it('says of every spare what its listing says', async () => {
    const spares = await world.db
      .selectFrom('products')
      .leftJoin('models', 'models.id', 'products.model_id')
      .select(['products.id', 'reference', 'products.model_id'])
      .select((row) => [
        row
          .selectFrom('fitments')
          .innerJoin('trims', 'trims.id', 'trim_id')
          .innerJoin('variants', 'variants.id', 'variant_id')
          .select(
            sql<
              { model_id: number; engine: string; years: number[] }[]
            >`json_agg(json_build_object('model_id', model_id, 'engine', engine, 'years', fitments.years))`.as(
              'own',
            ),
          )
          .whereRef('product_id', '=', 'products.id')
          .as('fitments'),
      ])
      .where('class', '=', 'parts')
      .where('vendor_id', 'is', null)
      .execute()
    const facts = new Map(
      Array.from({ length: 2000 }, (_, index) => listingAt(index)).map((one) => [
        one.reference,
        one.fit,
      ]),
    )
    expect(spares.length).toBeGreaterThan(150)
    for (const { reference, model_id, fitments } of spares) {
      const fit = facts.get(reference)
      const own = fitments ?? []
      expect(own.length > 0, reference).toBe(fit !== null)
      if (!fit) continue
      expect(new Set(own.map((one) => one.model_id))).toEqual(new Set([model_id]))
      if (fit.engine !== null)
        expect(new Set(own.map((one) => one.engine))).toEqual(new Set([fit.engine]))
      const years = own.flatMap((one) => one.years)
      expect(Math.min(...years)).toBe(fit.from)
      expect(Math.max(...years)).toBe(fit.to)
    }
  })
})

describe('a shop without the demo world', () => {
  it('has places, categories and vehicles, once, from two processes that start together', {
    tags: 'nightly',
  }, async () => {
    const { connection } = inject('postgres')
    const config = { ...connection, database: `reference_${process.pid}` }
    await createDatabase(connection, config.database)
    try {
      await migrate(config)
      await Promise.all([loadReference(config), loadReference(config)])
      const db = openDatabase(config)
      const count = async () => {
        const { rows } = await sql`select (select count(*)::integer from countries) as countries,
          (select count(*)::integer from ports) as ports, (select count(*)::integer from categories) as categories,
          (select count(*)::integer from models) as models, (select count(*)::integer from trims) as trims,
          (select count(*)::integer from products) as products`.execute(db)
        return rows[0]
      }
      const loaded = await count()
      expect(loaded).toMatchObject({ countries: 249, products: 0 })

      // What somebody has added or taken away since is not ours to mend, until the data themselves change.
      const { id, years } = await db
        .selectFrom('trims')
        .select(['id', 'years'])
        .limit(1)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('trims')
        .set({ years: [...years, 2099] })
        .where('id', '=', id)
        .execute()
      await loadReference(config)
      await db.updateTable('reference_data').set({ hash: 'of an older release' }).execute()
      await loadReference(config)
      expect(await count()).toEqual(loaded)
      const after = await db.selectFrom('trims').select('years').where('id', '=', id).execute()
      expect(after).toEqual([{ years: [...years, 2099] }])
      await db.destroy()
    } finally {
      await dropDatabase(config)
    }
  })
})
