import type { VehicleFacets } from '@bandari/sdk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { slugOf, valueFilters } from '../../src/stock/catalogue/filters/filters.ts'
import { type Query, listRows, randomQueries, type Row } from './vehicle-queries.ts'
import { createWorld, type World } from './world.ts'

let world: World

/** Whether a row passes, filter by filter. */
const checks: Record<string, (row: Row, value: string) => boolean> = {
  class: (row, value) => row.class === value,
  make: (row, value) => row.make === value,
  model: (row, value) => row.model === value,
  price__range: (row, value) => isWithin(row.price / 100, value, 'zero is open'),
  year__range: (row, value) => isWithin(row.year, value),
  mileage__range: (row, value) => isWithin(row.mileage, value),
  search: (row, value) =>
    value.split(' ').every((word) => {
      const said = [row.drive ?? '', ...row.title.split(/[\s:-]+/)].map((one) => one.toLowerCase())
      if (word === '4wd' || word === '4x4') return said.includes('4wd') || said.includes('4x4')
      return said.slice(word === 'awd' ? 0 : 1).includes(word)
    }),
  features: (row, value) =>
    value.split(',').every((slug) => row.features.some((feature) => slugOf(feature) === slug)),
  listed_within: (row, value) => row.listed >= today() - Number(value),
  ...Object.fromEntries(
    valueFilters.map((name) => [
      name,
      (row: Row, value: string) => value.split(',').includes(slugOf(row[name] ?? '')),
    ]),
  ),
}

function today(): number {
  return Math.floor(world.context.clock.now().getTime() / 86_400_000)
}

function isWithin(number: number | null, range: string, zero = ''): boolean {
  const [min = '', max = ''] = range.split('__')
  const isOpen = max === '' || (zero !== '' && Number(max) === 0)
  return number !== null && number >= Number(min) && (isOpen || number <= Number(max))
}

function matching(rows: readonly Row[], query: Query, without: readonly string[] = []): Row[] {
  const applied = Object.entries(query).filter(([name]) => !without.includes(name))
  return rows.filter((row) => applied.every(([name, value]) => checks[name]?.(row, value)))
}

/** The wire's name of a filter and its parameters; without a make there is no model of it. */
const parameters: Record<string, string[]> = {
  make: ['make', 'model'],
  model: ['model'],
  price: ['price__range'],
  year: ['year__range'],
  mileage: ['mileage__range'],
  words: ['search'],
  features: ['features'],
  listed: ['listed_within'],
  ...Object.fromEntries(valueFilters.map((name) => [name, [name]])),
}

/** The ways to widen a search, with the parameters that go. */
function widerOf(query: Query): [string, string[]][] {
  const active = Object.entries(parameters).filter(([, [name = '']]) => name in query)
  const every = Object.keys(query).filter((name) => name !== 'class')
  const others = every.filter((name) => name !== 'make' && name !== 'model')
  return [
    ...active,
    ...(query['make'] && others.length > 0 ? [['others', others] as [string, string[]]] : []),
    ...(every.length > 0 ? [['all', every] as [string, string[]]] : []),
  ]
}

function expectedFacets(rows: readonly Row[], query: Query): VehicleFacets {
  const count = (name: string, valueOf: (row: Row) => string | null) => {
    const counts = new Map<string, number>()
    for (const row of matching(rows, query, parameters[name])) {
      const value = valueOf(row)
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    return counts
  }
  const features = new Map<string, number>()
  for (const row of matching(rows, query))
    for (const slug of new Set(row.features.map(slugOf)))
      features.set(slug, (features.get(slug) ?? 0) + 1)
  const thisWeek = matching(rows, { ...query, listed_within: '7' }).length
  const facets = Object.fromEntries(
    [
      ['features', features] as const,
      ['listed', new Map(thisWeek > 0 ? [['7', thisWeek]] : [])] as const,
      ...valueFilters.map((name) => [name, count(name, (row) => slugOf(row[name] ?? ''))] as const),
      ['make', count('make', ({ make }) => make)] as const,
      ['model', query['make'] ? count('model', ({ model }) => model) : new Map()] as const,
      ['year', count('year', ({ year }) => (year === null ? null : String(year)))] as const,
    ].map(([name, counts]) => [name, Object.fromEntries(counts)]),
  )
  return {
    count: matching(rows, query).length,
    facets: facets as never,
    without: widerOf(query).map(([name, gone]) => ({
      filter: name as 'make',
      count: matching(rows, query, gone).length,
    })),
  }
}

async function facetsOf(query: Query) {
  const client = await world.as(null)
  const { data, response } = await client.GET('/vehicle-facets/', { params: { query } })
  return { data, status: response.status }
}

async function expectExact(rows: readonly Row[], query: Query) {
  const { data } = await facetsOf(query)
  if (!data) throw new Error(`no facets for ${JSON.stringify(query)}`)
  const expected = expectedFacets(rows, query)
  const told = Object.fromEntries(
    Object.entries(data.facets)
      .filter(([name]) => name !== 'price')
      .map(([name, values]) => [
        name,
        Object.fromEntries(
          (values as { value: string; count: number }[])
            .filter(({ count }) => count > 0)
            .map(({ value, count }) => [value, count]),
        ),
      ]),
  )
  const context = JSON.stringify(query)
  expect(data.count, context).toBe(expected.count)
  expect(told, context).toEqual(expected.facets)
  for (const { from, to, count } of data.facets.price) {
    const inBand = matching(rows, { ...query, price__range: `${from}__${to ?? ''}` }).length
    expect(count, `${context} ${from}–${to}`).toBe(inBand)
  }
  expect(
    Object.fromEntries(data.without.map(({ filter, count }) => [filter, count])),
    context,
  ).toEqual(Object.fromEntries(expected.without.map(({ filter, count }) => [filter, count])))
}

async function expectPages(rows: readonly Row[], query: Query) {
  const client = await world.as(null)
  const expected = matching(rows, query).map(({ id }) => id)
  for (const ordering of ['price', '-price']) {
    const ids = ordering === 'price' ? expected : expected.toReversed()
    const last = Math.max(1, Math.ceil(ids.length / 25))
    for (const page of new Set([1, Math.ceil(last / 2), last])) {
      const { data } = await client.GET('/vehicles/', {
        params: { query: { ...query, ordering, page: String(page) } },
      })
      const context = `${JSON.stringify(query)} ${ordering} ${page}`
      expect(data?.count, context).toBe(ids.length)
      expect(
        data?.results.map(({ id }) => id),
        context,
      ).toEqual(ids.slice((page - 1) * 25, page * 25))
    }
  }
}

/** The filters of the search by whatever answers it with these settings. */
export function checkFilters(environment: Record<string, string>) {
  beforeAll(async () => {
    world = await createWorld({ ...inject('postgres'), environment })
  })
  afterAll(() => world.close())

  describe('facets', () => {
    it('are what counting row by row gives, for many filter sets', async () => {
      const rows = await listRows(world.db)
      for (const query of [{}, ...randomQueries(rows, 60)]) await expectExact(rows, query)
    })

    it('stay exact while listings change', async () => {
      const before = await listRows(world.db)
      const ids = before.map(({ id }) => id)
      await sql`update products set colour = 'turquoise', price = price + 12345, mileage = 77777
      where id = any(${ids.slice(0, 40)}::bigint[])`.execute(world.db)
      await sql`update products set reserved = quantity where id = any(${ids.slice(30, 60)}::bigint[])`.execute(
        world.db,
      )
      await sql`update products set reserved = 0 where id = any(${ids.slice(50, 60)}::bigint[])`.execute(
        world.db,
      )
      await sql`update products set title = 'Rarely seen ' || title where id = any(${ids.slice(60, 65)}::bigint[])`.execute(
        world.db,
      )
      await sql`delete from product_images where product_id = any(${ids.slice(65, 70)}::bigint[])`.execute(
        world.db,
      )
      await sql`delete from products where id = any(${ids.slice(65, 70)}::bigint[])`.execute(
        world.db,
      )
      const rows = await listRows(world.db)
      const queries = [
        {},
        { colour: 'turquoise' },
        { search: 'rarely' },
        { mileage__range: '77777__77777', search: 'automatic' },
        ...randomQueries(rows, 12),
      ]
      for (const query of queries) await expectExact(rows, query)
    })

    it('say what each filter costs when nothing is found', async () => {
      const rows = await listRows(world.db)
      const make = rows.find(({ colour }) => colour === 'white')?.make ?? ''
      const query = {
        make,
        colour: 'white',
        steering: 'left',
        year__range: '1950__1951',
      }
      const { data } = await facetsOf(query)
      expect(data?.count).toBe(0)
      expect(data?.without.map(({ filter }) => filter).toSorted()).toEqual([
        'all',
        'colour',
        'make',
        'others',
        'steering',
        'year',
      ])
      const { data: years } = await facetsOf({
        make,
        colour: 'white',
        year__range: '1950__1951',
      })
      expect(years?.without.find(({ filter }) => filter === 'year')?.count).toBe(
        matching(rows, { make, colour: 'white' }).length,
      )
    })

    it('keep a chosen value that finds nothing', async () => {
      const { data } = await facetsOf({ colour: 'ultraviolet' })
      expect(data?.count).toBe(0)
      expect(data?.facets.colour).toContainEqual({
        value: 'ultraviolet',
        label: 'ultraviolet',
        count: 0,
      })
    })
  })

  describe('the search with filters', () => {
    it('is counted exactly and paged in order, for many filter sets', async () => {
      const rows = await listRows(world.db)
      for (const query of randomQueries(rows, 30)) await expectPages(rows, query)
    })

    it('pages what is too much to be read at once', async () => {
      const rows = await listRows(world.db)
      const many = { steering: 'right' }
      expect(matching(rows, many).length).toBeGreaterThan(1000)
      await expectPages(rows, many)
      await expectPages(rows, { ...many, price__range: '1000__30000' })
    })

    it('takes title patterns and the syntax of a web search beside filters', async () => {
      const rows = await listRows(world.db)
      const client = await world.as(null)
      const { data: pattern } = await client.GET('/vehicles/', {
        params: { query: { title__wildcard: '*hilux*', transmission: 'manual' } },
      })
      expect(pattern?.count).toBe(
        matching(rows, { transmission: 'manual' }).filter(({ title }) => /hilux/i.test(title))
          .length,
      )
      const { data: either } = await client.GET('/vehicles/', {
        params: { query: { search_simple_query_string: 'hilux | vitz', transmission: 'manual' } },
      })
      expect(either?.count).toBe(
        matching(rows, { transmission: 'manual' }).filter(({ title }) =>
          /\b(hilux|vitz)\b/i.test(title),
        ).length,
      )
    })

    it.each([
      ['fuel', 'Diesel & co'],
      ['fuel', `${'a,'.repeat(20)}a`],
      ['colour', 'a'.repeat(256)],
      ['year__range', 'new'],
      ['year__range', '20100__2012'],
      ['mileage__range', '-1__5'],
      ['mileage__range', '1e5'],
    ])('refuses %s=%s', async (name, value) => {
      const client = await world.as(null)
      const query = { [name]: value }
      expect((await client.GET('/vehicles/', { params: { query } })).response.status).toBe(400)
      expect((await facetsOf(query)).status).toBe(400)
    })

    it('finds nothing by a value that no vehicle has, beside which others still count', async () => {
      const rows = await listRows(world.db)
      const client = await world.as(null)
      const count = async (query: Query) =>
        (await client.GET('/vehicles/', { params: { query } })).data?.count
      expect(await count({ fuel: 'steam' })).toBe(0)
      expect(await count({ fuel: 'steam,diesel' })).toBe(matching(rows, { fuel: 'diesel' }).length)
      expect(await count({ fuel: ',' })).toBe(rows.length)
    })
  })
}
