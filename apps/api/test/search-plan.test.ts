import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Client } from 'pg'
import {
  type FilteredSearch,
  filteredSearch,
} from '../src/stock/catalogue/search/filtered-search.store.ts'
import { createWorld, type World } from './world.ts'

/** How the database goes about a search that a visitor narrows and leafs through. */

let world: World
let client: Client
beforeAll(async () => {
  world = await createWorld(inject('postgres'))
  client = new Client(world.connection)
  await client.connect()
  await client.query('set plan_cache_mode = force_generic_plan')
})
afterAll(async () => {
  await client.end()
  await world.close()
})

interface Node {
  'Relation Name'?: string
  'Index Name'?: string
  Alias?: string
  'Actual Loops': number
  Plans?: Node[]
}

/** All steps of the plan that the shop's own connections use, with how often each ran. */
async function stepsOf(search: FilteredSearch): Promise<Node[]> {
  const { sql: text, parameters } = filteredSearch(search).compile(world.db)
  const name = `"${randomUUID()}"`
  await client.query(`prepare ${name} as ${text}`)
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `explain (analyze, format json) execute ${name}(${parameters.map(literal).join(', ')})`,
  )
  const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)]
  return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => all(Plan))
}

function literal(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => (part === null ? 'NULL' : JSON.stringify(part)))
    return client.escapeLiteral(`{${parts.join(',')}}`)
  }
  return typeof value === 'string' ? client.escapeLiteral(value) : JSON.stringify(value)
}

it('is told how to plan by each connection, not by how the server happens to be set up', async () => {
  const { rows } = await sql`
    select name, setting from pg_settings
    where name in ('jit', 'plan_cache_mode') and source = 'client' order by name`.execute(world.db)
  expect(rows).toEqual([
    { name: 'jit', setting: 'off' },
    { name: 'plan_cache_mode', setting: 'force_generic_plan' },
  ])
})

it('reads the bits of a page once, and looks each vehicle up by its id', async () => {
  // As many as are read off the bits, on more than two pages.
  const { rows } = await sql<{ body: string; n: number }>`
    select body, count(*)::integer as n from vehicle_search where class = 'cars' and body is not null
    group by body having count(*) between 76 and 1000 order by n desc limit 1`.execute(world.db)
  const { body, n: found } = rows[0] ?? { body: '', n: 0 }
  expect(found).toBeGreaterThan(75)
  const search = { ...everything, filters: { ...everything.filters, values: { body: [body] } } }

  const steps = await stepsOf({ ...search, limit: 25, offset: 50 })
  const didRun = steps.filter((step) => step['Actual Loops'] > 0)
  const bits = didRun.filter(({ Alias }) => Alias === 'bit')
  expect(bits.map((step) => step['Actual Loops'])).toEqual([1])
  // Otherwise the ids are gone through again for each vehicle that the price index leads to.
  const lookUps = didRun.filter((step) => step['Relation Name'] === 'vehicle_search')
  expect(lookUps.map((step) => step['Index Name'])).toEqual(['vehicle_search_pkey'])
  expect(lookUps[0]?.['Actual Loops']).toBe(found)
})

const everything: FilteredSearch = {
  classes: ['cars'],
  makeId: 0,
  modelId: 0,
  prices: { from: 0, to: Number.MAX_SAFE_INTEGER },
  filters: { year: null, mileage: null, values: {} },
  lexemes: [],
  descending: false,
  limit: 25,
  offset: 0,
}
