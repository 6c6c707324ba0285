import { sql } from 'kysely'
import type { Database } from '@bandari/api/src/platform/db/database.ts'
import { listFacetValues } from '@bandari/api/src/stock/catalogue/search/facet-values.store.ts'
import { slugOf } from '@bandari/api/src/stock/catalogue/filters/filters.ts'
import { report } from '../report.ts'
import { startProcess } from './process.ts'
import { type Aggregate, listAggregates, nameOf } from './queries.ts'
import { mulberry, pick, type Random } from '@bandari/api/test/helpers/random.ts'
import { load } from './search.ts'

type Query = Record<string, string>

interface Shop {
  db: Database
  listings: number
  /** Of the server that is measured, and how to start another. */
  api: string
  env: Record<string, string>
  seconds: number
  /** Processor time of the measured server, in milliseconds. */
  cpu: () => number
}

const connections = 32

/** Requests that nobody has asked before, and the same ten with nothing kept: no cache can hide what they cost. */
export async function timeDifferent({ db, listings, api, env, seconds, cpu }: Shop) {
  const random = mulberry(23)
  const world = await describeWorld(db)
  const measure = async (figure: string, paths: Iterator<string>, given = { url: api, cpu }) => {
    const found = await load({ ...given, paths, seconds, connections })
    report({ figure, listings, connections, ...found })
  }
  const never = (operation: string, query: () => Query) =>
    different(() => `/api/${operation}/?${new URLSearchParams(query())}`)
  await measure(
    'different searches',
    never('vehicles', () => someSearch(world, random)),
  )
  await measure(
    'different searches, facets',
    never('vehicle-facets', () => someSearch(world, random)),
  )
  await measure(
    'never-repeating prices and filters',
    never('vehicles', () => pricedSearch(world, random)),
  )
  await timeDetails({ listings, api, seconds, cpu })
  const unshared = await startProcess('./serve.ts', [], {
    ...env,
    PORT: '8323',
    SHARED_CACHE: 'false',
  })
  await settled(listings)
  const ten = Array.from({ length: 10 }, () => someSearch(world, random))
  await measure(
    'the same ten searches, nothing shared',
    turns(ten.map((query) => `/api/vehicles/?${new URLSearchParams(query)}`)),
    { url: 'http://localhost:8323', cpu: unshared.cpu },
  )
  await unshared.stop()
}

/** Every product's details, one after the other. */
export async function timeDetails({
  listings,
  api: url,
  seconds,
  cpu,
}: Pick<Shop, 'listings' | 'api' | 'seconds' | 'cpu'>) {
  const found = await load({ url, cpu, paths: everyProduct(listings), seconds, connections })
  report({ figure: 'every product in turn', listings, connections, ...found })
}

/** The process has read the vehicles, which it does beside its first requests: a million takes it some ten seconds. */
export function settled(listings: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5000 + listings / 40))
}

/** What searches are made of. */
interface World {
  aggregates: Aggregate[]
  values: readonly { filter: string; value: string }[]
  words: string[]
}

async function describeWorld(db: Database): Promise<World> {
  const { rows } = await sql<{ word: string }>`
    select word from words where n > 5 and word ~ '^[a-z0-9]+$' order by word`.execute(db)
  return {
    aggregates: await listAggregates(db),
    values: await listFacetValues({ db, index: null }),
    words: rows.map(({ word }) => word),
  }
}

/** Words, a make, a price from the list, filters, any of the first pages, in either order. */
function someSearch(world: World, random: Random): Query {
  const query: Query = { ordering: random() < 0.8 ? 'price' : '-price' }
  if (random() < 0.5) Object.assign(query, nameOf(popular(world.aggregates, random)))
  if (random() < 0.4) query['search'] = pick(world.words, random)
  if (random() < 0.3)
    query['price__range'] =
      `${500 * Math.floor(random() * 20)}__${500 * (20 + Math.floor(random() * 60))}`
  if (random() < 0.5) addFilter(query, world, random)
  if (random() < 0.3)
    query['year__range'] = `${2000 + Math.floor(random() * 15)}__${2016 + Math.floor(random() * 8)}`
  return query
}

/** A price range to the cent, mileages to the kilometre. */
function pricedSearch(world: World, random: Random): Query {
  const from = Math.floor(random() * 1_000_000) / 100
  const query: Query = {
    price__range: `${from}__${(from + 2000 + Math.floor(random() * 1_000_000) / 100).toFixed(2)}`,
  }
  if (random() < 0.5) query['mileage__range'] = `__${Math.floor(30_000 + random() * 150_000)}`
  addFilter(query, world, random)
  return query
}

function addFilter(query: Query, { values }: World, random: Random): void {
  const { filter, value } = pick(values, random)
  query[filter] = slugOf(value)
}

/** One of the largest aggregates; they are sorted largest first. */
function popular(aggregates: readonly Aggregate[], random: Random): Aggregate {
  return pick(aggregates.slice(0, Math.ceil(aggregates.length ** random())), random)
}

/** Never the same address twice. */
function* different(make: () => string): Generator<string, never> {
  const asked = new Set<string>()
  for (;;) {
    const path = make()
    if (asked.has(path)) continue
    asked.add(path)
    yield path
  }
}

function* everyProduct(listings: number): Generator<string, never> {
  for (;;) for (let id = 1; id <= listings; id += 1) yield `/api/products/${id}/`
}

function* turns(paths: readonly string[]): Generator<string, never> {
  for (;;) yield* paths
}
